import type { DayPlan, MealTime, SurveyDraft, Verdict } from '@kkini/domain';

/** A certificate as it was stored with a plan. */
export type ClaimedCertificate = {
  readonly objective: number;
  readonly lowerBound: number;
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** The step whose spacing rules hold; absent in old ones, where it is the ladder step. */
  readonly spacingStep?: number;
  readonly seed: number;
  /** Most points of the seed; absent in old ones, where it is a quarter. */
  readonly seedPoints?: number;
  /** How far the week looked for dishes; absent in old ones, which only looked where they were asked to. */
  readonly reach?: {
    readonly areas: 'chosen' | 'near' | 'all';
    readonly styles: Readonly<Partial<Record<MealTime, number>>>;
    readonly empty: readonly MealTime[];
  };
  /** Days gone by and single meals that stayed when the rest was planned; null or absent where all was planned. */
  readonly kept?: {
    readonly before: string;
    readonly meals: readonly { readonly date: string; readonly mealTime: MealTime }[];
  } | null;
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Whether a meal was changed since, so that it speaks of a week that is no more. */
  readonly changed: boolean;
};

/**
 * A stored plan with the answers of its survey; `regeneration` counts earlier plans, `changes` changed meals of a day,
 * `verdict` is what the plan calls the day, where it says so.
 */
export type PlanToVerify = {
  readonly surveyId: string;
  readonly answers: SurveyDraft;
  /** Whether the plan was made for these answers. */
  readonly answersAreThose: boolean;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly days: readonly (DayPlan & { readonly changes: number; readonly verdict?: Verdict })[];
  readonly certificate: ClaimedCertificate | null;
};

/**
 * What a check found. `open`: it could not be judged, which is no success. `note`: a figure beside the checks.
 */
export type Check = {
  readonly name: string;
  readonly outcome: 'ok' | 'failed' | 'open' | 'note';
  readonly text: string;
};

/** A check that holds where nothing was found against it. */
export function checkOf(name: string, found: readonly string[], good: string): Check {
  if (found.length === 0) return { name, outcome: 'ok', text: good };
  const rest = found.length > SHOWN ? `; ${found.length - SHOWN} more` : '';
  return { name, outcome: 'failed', text: found.slice(0, SHOWN).join('; ') + rest };
}

/** Findings named one by one. */
const SHOWN = 5;
