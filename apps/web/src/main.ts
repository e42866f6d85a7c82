import './styles/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { ADDRESS as START_FONT } from 'virtual:kkini-start-font';
import { createPreferencesStore } from './app/preferences-store.ts';
import { bringScreen } from './app/routes/screen-scripts.ts';
import { framesOf } from './app/routes/screens.ts';
import { firstCalls, firstPictures } from './app/start/first-call.ts';
import { loadMessages } from './messages/locale.ts';
import { systemClock } from './platform/clock.ts';
import { CHUNK_FAILED, loadChunk } from './platform/load-chunk.ts';
import { declareStartFont } from './platform/load-fonts.ts';
import { createLog } from './platform/log.ts';
import { activateNewest } from './platform/offline/activate-newest.ts';
import { nextPaint, settleWithin } from './platform/page-moments.ts';
import { platformAhead } from './platform/server/ahead.ts';

start().catch(showStartProblem);

/** Starts the page. Kept small, so that a phone requests everything for the address it opens at once, including the page itself. */
async function start(): Promise<void> {
  // Zod compiles its checks with `new Function`, which the content security policy forbids; this setting turns that off.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  // Requests the scripts first, because the rest of the start keeps a slow phone busy.
  const page = loadChunk(() => import('./app/start/show-page.tsx'));
  const path = window.location.hash.replace(/^#|\?.*$/g, '');
  const scripts = bringScreen(path);
  const ahead = platformAhead(window);
  const preferences = createPreferencesStore(ahead.storage, new URL(window.location.href));
  const { locale, theme, textSize } = preferences.getState();
  Object.assign(document.documentElement.dataset, { theme, textSize });
  for (const call of firstCalls(window.location.hash)) void ahead.early.send(call).then(preloadPictures);
  const isIntro = framesOf(path).length === 0;
  if (isIntro) showStartFont();
  // Whoever renders the screen requests it again and gets any failure.
  const screen = Promise.allSettled([scripts, isIntro ? null : loadMessages(locale)]);
  const [{ showPage }] = await Promise.all([page, markIsSeen()]);
  await settleWithin(screen);
  await nextTask();
  await showPage(ahead, preferences);
}

/** Waits until the logo of index.html is painted, because rendering the page then keeps a phone busy. */
async function markIsSeen(): Promise<void> {
  await settleWithin(nextPaint(window), 100);
}

/** Yields to input between running the loaded scripts and rendering the page, for slow phones. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** The intro consists of large words, so its font is preloaded; elsewhere fonts load after the content. */
function showStartFont(): void {
  declareStartFont(document);
  preload({ as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: START_FONT });
}

function preloadPictures(reply: unknown): void {
  const { hash } = window.location;
  for (const href of firstPictures(reply, { hash, today: systemClock().today() }))
    preload({ as: 'image', fetchPriority: 'high', href });
}

function preload(file: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...file }));
}

/** Shown if not even the texts have loaded; index.html has its own. A newer version of the page, if there is one, replaces it. */
function showStartProblem(cause: unknown): void {
  createLog(window.console)(CHUNK_FAILED, cause);
  document.getElementById('start-problem')?.removeAttribute('hidden');
  void activateNewest(window.navigator.serviceWorker).then((isNew) => isNew && window.location.reload());
}
