import {
  ACTIVITIES,
  BODY_QUESTIONS,
  type BodyAnswers,
  type BodyQuestion,
  COOKING_MINUTES,
  changeAnswers,
  EATING_STYLES,
  EMPTY_SURVEY,
  HEALTH_CONDITIONS,
  isCalendarDate,
  LAST_STEPS,
  type LastStep,
  MEAL_STYLES,
  type MealStyle,
  MOST_FOODS_AT_HOME,
  type Person,
  PLAN_DIALOGS,
  RICE_KINDS,
  SEXES,
  STRICTNESS,
  type SurveyDraft,
  TARGETS,
  WEEKDAYS,
} from '@kkini/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BrowserStorage, STORED } from '../../../platform/browser-storage.ts';

/** A planned week, to which the intro links. */
export type PlannedWeek = { readonly surveyId: string; readonly startDate: string };

export type SurveyState = {
  /** Server id of the current survey. */
  readonly surveyId: string | null;
  readonly started: boolean;
  readonly lastStep: LastStep;
  readonly draft: SurveyDraft;
  /** Ambiguous excluded texts that the visitor has answered. */
  readonly settledExclusions: readonly string[];
  readonly plan: PlannedWeek | null;
  /** Excluded foods the server may have from this device; null if unknown. Others come from another device and are kept. */
  readonly knownExclusions: readonly string[] | null;
};

export const FRESH_SURVEY: SurveyState = {
  surveyId: null,
  started: false,
  lastStep: 'intro',
  draft: EMPTY_SURVEY,
  settledExclusions: [],
  plan: null,
  knownExclusions: null,
};

export type SurveyStore = StoreApi<SurveyState> & {
  /** Starts a new survey with the server's id. Clears earlier answers and keeps an earlier plan reachable. */
  begin(surveyId: string): void;
  answer(change: Partial<SurveyDraft>): void;
  visit(step: LastStep): void;
  planned(plan: PlannedWeek): void;
  /** Resumes a survey stored elsewhere, or a copy. */
  resume(survey: Pick<SurveyState, 'surveyId' | 'draft' | 'lastStep'>): void;
  /** Clears a deleted survey. */
  drop(surveyId: string): void;
  /** Deletes all answers on this device. */
  forget(): void;
  /** Takes over what another tab has stored. */
  follow(): void;
};

/** Store of the current survey, saved on this device so that a reload loses nothing. */
export function createSurveyStore(storage: BrowserStorage): SurveyStore {
  let stored = storage.read(STORED.survey);
  const store = createStore<SurveyState>(() => readStoredSurvey(stored) ?? FRESH_SURVEY);
  let followed: SurveyState | null = null;
  store.subscribe((state) => {
    if (state === followed) return;
    storage.write(STORED.survey, JSON.stringify(state));
    // A full storage keeps the text before; it is none of another tab.
    stored = storage.read(STORED.survey);
  });
  return {
    ...store,
    begin: (surveyId) =>
      store.setState(({ plan }) => ({ ...FRESH_SURVEY, plan, surveyId, started: true, knownExclusions: [] })),
    answer: (change) => store.setState(({ draft }) => ({ draft: changeAnswers(draft, change) })),
    visit: (lastStep) => store.setState({ lastStep }),
    planned: (plan) => store.setState({ plan, surveyId: plan.surveyId }),
    resume: (survey) =>
      store.setState({ ...survey, started: true, knownExclusions: survey.draft.excludedFoods }),
    drop: (deleted) => {
      const { surveyId, plan } = store.getState();
      if (plan?.surveyId === deleted) store.setState({ plan: null });
      if (surveyId === deleted) store.setState({ ...FRESH_SURVEY, plan: store.getState().plan });
    },
    forget: () => {
      store.setState(FRESH_SURVEY);
      storage.remove(STORED.survey);
    },
    follow: () => {
      const text = storage.read(STORED.survey);
      // The sign-out of another tab deletes the text; whoever watches the sign-in clears the answers.
      if (text === null || text === stored) return;
      stored = text;
      followed = readStoredSurvey(text) ?? FRESH_SURVEY;
      store.setState(followed, true);
    },
  };
}

/** True while there are answers without a plan. */
export function isUnfinished({ started, surveyId, plan }: SurveyState): boolean {
  return started && surveyId !== plan?.surveyId;
}

type Entries = Readonly<Record<string, unknown>>;

/** The survey stored on this device; null if there is none, or if it has another version or invalid values. */
function readStoredSurvey(text: string | null): SurveyState | null {
  if (text === null) return null;
  const kept = parse(text);
  return {
    surveyId: textOrNull(kept.surveyId),
    started: kept.started === true && textOrNull(kept.surveyId) !== null,
    lastStep: LAST_STEPS.find((step) => step === kept.lastStep) ?? 'intro',
    draft: readDraft(entries(kept.draft)),
    settledExclusions: texts(kept.settledExclusions),
    plan: readPlan(entries(kept.plan)),
    knownExclusions: Array.isArray(kept.knownExclusions) ? texts(kept.knownExclusions) : null,
  };
}

function readDraft(kept: Entries): SurveyDraft {
  const styles = entries(kept.mealStyles);
  const startDate = kept.startDate;
  return {
    targets: members(TARGETS, kept.targets),
    mealStyles: {
      breakfast: mealStyle(styles.breakfast),
      lunch: mealStyle(styles.lunch),
      dinner: mealStyle(styles.dinner),
    },
    startDate: typeof startDate === 'string' && isCalendarDate(startDate) ? startDate : null,
    areas: texts(kept.areas),
    healthConditions: members(HEALTH_CONDITIONS, kept.healthConditions),
    eatingStyles: members(EATING_STYLES, kept.eatingStyles),
    excludedFoods: texts(kept.excludedFoods),
    ...readStoredBodies(kept),
  };
}

function readPlan({ surveyId, startDate }: Entries): PlannedWeek | null {
  if (typeof surveyId !== 'string' || typeof startDate !== 'string') return null;
  return isCalendarDate(startDate) ? { surveyId, startDate } : null;
}

function mealStyle(value: unknown): MealStyle | null {
  return MEAL_STYLES.find((style) => style === value) ?? null;
}

function members<Code extends string>(all: readonly Code[], value: unknown): readonly Code[] {
  const kept = texts(value);
  return all.filter((code) => kept.includes(code));
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function entries(value: unknown): Entries {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(text: string): Entries {
  try {
    return entries(JSON.parse(text));
  } catch {
    return {};
  }
}

type Bodies = Pick<
  SurveyDraft,
  | 'excludedFoodStrictness'
  | 'persons'
  | 'confirmations'
  | 'prepDay'
  | 'rice'
  | 'weekdayMinutes'
  | 'foodsAtHome'
  | 'refusedExtras'
>;

/**
 * Reads strictness, people, answered dialogs, the day for cooking ahead, the rice, the minutes to cook, the foods at home and the
 * refused extras of a survey stored on this device. Drops invalid parts.
 */
function readStoredBodies(kept: Entries): Bodies {
  return {
    excludedFoodStrictness: list(kept.excludedFoodStrictness).flatMap(({ food, strictness }) => {
      const code = member(STRICTNESS, strictness);
      return typeof food === 'string' && code !== null ? [{ food, strictness: code }] : [];
    }),
    persons: list(kept.persons).flatMap(person),
    confirmations: PLAN_DIALOGS.filter(
      (dialog) => Array.isArray(kept.confirmations) && kept.confirmations.includes(dialog),
    ),
    prepDay: member(WEEKDAYS, kept.prepDay),
    rice: member(RICE_KINDS, kept.rice),
    weekdayMinutes: COOKING_MINUTES.find((minutes) => minutes === kept.weekdayMinutes) ?? null,
    foodsAtHome: texts(kept.foodsAtHome).slice(0, MOST_FOODS_AT_HOME),
    refusedExtras: texts(kept.refusedExtras),
  };
}

function person(kept: Entries): readonly Person[] {
  const target = member(TARGETS, kept.target);
  if (target === null) return [];
  return [
    {
      target,
      count: figure(kept.count) ?? 1,
      sex: member(SEXES, kept.sex),
      birthYear: figure(kept.birthYear),
      heightCm: figure(kept.heightCm),
      weightKg: figure(kept.weightKg),
      activity: member(ACTIVITIES, kept.activity),
      answers: bodyAnswers(entries(kept.answers)),
      freeOf: members(HEALTH_CONDITIONS, kept.freeOf),
    },
  ];
}

function bodyAnswers(kept: Entries): BodyAnswers {
  const questions = Object.keys(BODY_QUESTIONS) as BodyQuestion[];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = member<string>(BODY_QUESTIONS[question], kept[question]);
      return answer === null ? [] : [[question, answer]];
    }),
  );
}

function member<Code extends string>(all: readonly Code[], value: unknown): Code | null {
  return all.find((code) => code === value) ?? null;
}

function figure(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function list(value: unknown): readonly Entries[] {
  return Array.isArray(value) ? value.map(entries) : [];
}
