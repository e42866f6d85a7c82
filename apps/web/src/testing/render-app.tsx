import { EMPTY_SURVEY, type SurveyDraft } from '@kkini/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location, parsePath } from 'react-router';
import { expect } from 'vitest';
import type { PageHistory } from '../app/navigation/use-visit.ts';
import { createPreferencesStore } from '../app/preferences-store.ts';
import { Providers } from '../app/providers.tsx';
import { PageRouter } from '../app/routes/page-router.tsx';
import { bringScreen } from '../app/routes/screen-scripts.ts';
import { PLAN_DIALOGS } from '../features/plan/dialogs/late-dialog.tsx';
import { createSurveyStore, FRESH_SURVEY, type SurveyState } from '../features/survey/model/survey-store.ts';
import { type Locale, loadMessages } from '../messages/locale.ts';
import { loadStartMessages } from '../messages/start-messages.ts';
import { SCREEN_HEADING_ID } from '../ui/screen-heading.tsx';
import { type FakePlatform, fakePlatform, TEST_SURVEY_ID } from './fake-platform.ts';

type RenderApp = {
  readonly path: string;
  /** State of the entry of the history, which a reload keeps. */
  readonly state?: unknown;
  /** By default what the storage holds, as after a reload. */
  readonly survey?: SurveyState;
  readonly platform?: FakePlatform;
  readonly locale?: Locale;
  /** The history before a reload. By default it begins at the address. */
  readonly history?: PageHistory;
};

/** The whole page at one address, as a visitor finds it. */
export async function renderApp(app: RenderApp) {
  const { path, state, survey, platform = fakePlatform(), locale = 'ko' } = app;
  const preferences = createPreferencesStore(platform.storage, new URL(`http://kkini.test/?lang=${locale}`));
  const store = createSurveyStore(platform.storage);
  if (survey) store.setState(survey);
  const messages = await loadStartMessages(locale);
  await fetchScreen(path, locale);
  const entries = { initialEntries: [{ ...parsePath(path), state }], v5Compat: true };
  const history = app.history ?? createMemoryHistory(entries);
  const visited: string[] = [];
  const noted = noting(history, ({ pathname, search }) => visited.push(pathname + search));
  const screen = render(
    <Providers services={{ platform, preferences, survey: store, messages }}>
      <PageRouter history={noted} />
    </Providers>,
  );
  return { ...screen, history, visited, store, platform };
}

/** The same, once the screen has its content. */
export async function openScreen(app: RenderApp) {
  const opened = await renderApp(app);
  await findScreenHeading();
  return opened;
}

/** Loads the scripts and texts of a screen, which on a busy machine takes longer than a test waits for a text. */
async function fetchScreen(path: string, locale: Locale): Promise<void> {
  const isPlan = /^\/(?:daily|weekly)Meals/.test(path);
  await Promise.all([
    loadMessages(locale),
    bringScreen(path.replace(/\?.*/, '')),
    isPlan && PLAN_DIALOGS.bring(),
  ]);
}

/** The same history, which also calls `note` with every location of the visitor. */
function noting(history: PageHistory, note: (location: Location) => void): PageHistory {
  const listen: PageHistory['listen'] = (hear) =>
    history.listen((update) => {
      note(update.location);
      hear(update);
    });
  return Object.create(history, { listen: { value: listen } });
}

export function aStartedSurvey(answers: Partial<SurveyDraft> = {}): SurveyState {
  return { ...FRESH_SURVEY, surveyId: TEST_SURVEY_ID, started: true, draft: { ...EMPTY_SURVEY, ...answers } };
}

/** A survey with every required answer. */
export const COMPLETE_ANSWERS = {
  targets: ['parents'],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  startDate: '2025-11-21',
} as const satisfies Partial<SurveyDraft>;

/** The heading of a screen once all its content has rendered; until then a hidden heading names the screen. */
export async function findScreenHeading(): Promise<HTMLElement> {
  const heading = await waitFor(() => {
    const found = document.getElementById(SCREEN_HEADING_ID);
    if (found === null || found.closest('main[aria-busy="true"]'))
      throw new Error('no screen has its content yet');
    return found;
  });
  await act(async () => undefined);
  return heading;
}

/** The text of the toast, or nothing: its region is the last polite live region of the page. */
export function toastText(): string {
  return screen.getAllByRole('status').at(-1)?.textContent ?? '';
}

/** Presses the button of the alert that comes, which has the focus, and waits until it is gone; returns its words. */
export async function acknowledge(): Promise<string> {
  const alert = await screen.findByRole('alertdialog');
  const confirm = within(alert).getByRole('button', { name: '확인' });
  expect(document.activeElement).toBe(confirm);
  const words = alert.querySelector('div')?.textContent ?? '';
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return words;
}

/** Waits until folded sections have been rendered, which happens after the first paint. */
export async function foldsRendered(): Promise<void> {
  await waitFor(() => {
    const empty = document.querySelectorAll('details > summary:only-child, details > :empty');
    expect(empty).toHaveLength(0);
  });
}
