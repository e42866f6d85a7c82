import { EMPTY_SURVEY, type SurveyDraft } from '@kkini/domain';
import { render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location, parsePath } from 'react-router';
import type { PageHistory } from '../app/navigation/use-visit.ts';
import { createPreferencesStore } from '../app/preferences-store.ts';
import { Providers } from '../app/providers.tsx';
import { PageRouter } from '../app/routes/page-router.tsx';
import { bringScreen } from '../app/routes/screen-scripts.ts';
import { PLAN_DIALOGS } from '../features/plan/dialogs/late-dialog.tsx';
import { createSurveyStore, FRESH_SURVEY, type SurveyState } from '../features/survey/model/survey-store.ts';
import { type Locale, loadMessages } from '../messages/locale.ts';
import { loadStartMessages } from '../messages/start-messages.ts';
import { type FakePlatform, fakePlatform, TEST_SURVEY_ID } from './fake-platform.ts';
import { findScreenHeading } from './find-screen-heading.ts';

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
