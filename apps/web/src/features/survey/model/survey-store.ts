import { EMPTY_SURVEY, type LastStep, type SurveyDraft } from '@kkini/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BrowserStorage, STORED } from '../../../platform/browser-storage.ts';
import { readStoredSurvey } from './read-stored-survey.ts';

/** A week that has been planned, so the intro can lead back to it. */
export type PlannedWeek = { readonly surveyId: string; readonly startDate: string };

export type SurveyState = {
  /** Id the server gave to the survey being answered. */
  readonly surveyId: string | null;
  readonly started: boolean;
  readonly lastStep: LastStep;
  readonly draft: SurveyDraft;
  /** Excluded texts that may have been meant otherwise, about which the visitor has been asked. */
  readonly settledExclusions: readonly string[];
  readonly plan: PlannedWeek | null;
};

export const FRESH_SURVEY: SurveyState = {
  surveyId: null,
  started: false,
  lastStep: 'intro',
  draft: EMPTY_SURVEY,
  settledExclusions: [],
  plan: null,
};

export type SurveyStore = StoreApi<SurveyState> & {
  /** Starts a new survey under the id the server gave; earlier answers go, an earlier plan stays reachable. */
  begin(surveyId: string): void;
  answer(change: Partial<SurveyDraft>): void;
  visit(step: LastStep): void;
  planned(plan: PlannedWeek): void;
  /** Goes on with a survey that was kept elsewhere, or with the copy of one. */
  resume(survey: Pick<SurveyState, 'surveyId' | 'draft' | 'lastStep'>): void;
  /** Lets go of a survey that has been deleted. */
  drop(surveyId: string): void;
  /** Takes all answers from this device. */
  forget(): void;
};

/** The survey being answered, kept on this device so that a reload loses nothing. */
export function createSurveyStore(storage: BrowserStorage): SurveyStore {
  const store = createStore<SurveyState>(() => readStoredSurvey(storage.read(STORED.survey)) ?? FRESH_SURVEY);
  store.subscribe((state) => storage.write(STORED.survey, JSON.stringify(state)));
  return {
    ...store,
    begin: (surveyId) => store.setState(({ plan }) => ({ ...FRESH_SURVEY, plan, surveyId, started: true })),
    answer: (change) =>
      store.setState(({ draft }) => ({ draft: { ...draft, ...askedAgain(change), ...change } })),
    visit: (lastStep) => store.setState({ lastStep }),
    planned: (plan) => store.setState({ plan, surveyId: plan.surveyId }),
    resume: (survey) => store.setState({ ...survey, started: true }),
    drop: (deleted) => {
      const { surveyId, plan } = store.getState();
      if (plan?.surveyId === deleted) store.setState({ plan: null });
      if (surveyId === deleted) store.setState({ ...FRESH_SURVEY, plan: store.getState().plan });
    },
    forget: () => {
      store.setState(FRESH_SURVEY);
      storage.remove(STORED.survey);
    },
  };
}

/** Answered dialogs are asked again when who eats, what is minded or what is fasted changes (safety-rules section 3.4). */
function askedAgain(change: Partial<SurveyDraft>): Partial<SurveyDraft> {
  return change.targets || change.healthConditions || change.mealStyles ? { confirmations: [] } : {};
}

/** True while answers wait for a plan. */
export function isUnfinished({ started, surveyId, plan }: SurveyState): boolean {
  return started && surveyId !== plan?.surveyId;
}
