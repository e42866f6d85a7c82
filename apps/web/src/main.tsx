import 'virtual:kkini-fonts.css';
import './styles/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { firstCall } from './app/first-call.ts';
import { createPreferencesStore } from './app/preferences-store.ts';
import { Providers } from './app/providers.tsx';
import { ROUTES } from './app/routes.tsx';
import { browserEdges } from './edges/edges.ts';
import { CHUNK_FAILED, loadChunk } from './edges/load-chunk.ts';
import { createLog } from './edges/log.ts';
import { PATHS } from './edges/paths.ts';
import { createSurveyStore } from './features/survey/survey-store.ts';
import { loadMessages, loadStartMessages } from './messages/locale.ts';

start().catch(showStartProblem);

async function start(): Promise<void> {
  // Zod compiles its checks with `new Function`, which the content security policy forbids; this turns that off.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const edges = browserEdges(window);
  const preferences = createPreferencesStore(edges.storage, new URL(window.location.href));
  const survey = createSurveyStore(edges.storage);
  const { locale } = preferences.getState();
  // Every screen but the intro needs these as well: they come side by side with its script, not after it.
  if (!isIntro(window.location.hash)) {
    const call = firstCall(window.location.hash);
    if (call) edges.callAhead(call);
    void edges.loadConfig();
    void loadMessages(locale).catch(() => undefined);
  }
  // Long work in one go is what makes a slow phone deaf: the requests are out, the screens follow in a turn of their own.
  await new Promise((resolve) => setTimeout(resolve));
  const router = createHashRouter(ROUTES);
  const messages = await loadChunk(() => loadStartMessages(locale));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = createRoot(root);
  // In a transition, so that the first screen is drawn in slices between which the visitor is heard.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Providers services={{ edges, preferences, survey, messages }}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

function isIntro(hash: string): boolean {
  const path = hash.replace(/^#|\?.*$/g, '');
  return path === '' || path === PATHS.intro || path === PATHS.introAlias;
}

/** Not even the words have arrived, so index.html brings its own. */
function showStartProblem(cause: unknown): void {
  createLog(window.console)(CHUNK_FAILED, cause);
  document.getElementById('start-problem')?.removeAttribute('hidden');
}
