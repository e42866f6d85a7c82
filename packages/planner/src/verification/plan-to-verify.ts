import type { DayPlan, MealTime, SurveyDraft, Verdict } from '@kkini/domain';

/** A certificate as stored with a plan. */
export type ClaimedCertificate = {
  readonly objective: number;
  readonly lowerBound: number;
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** The step whose spacing rules hold. Absent in old certificates, where it equals the ladder step. */
  readonly spacingStep?: number;
  readonly seed: number;
  /** Most points of the seed. Absent in old certificates, where it is 0.25. */
  readonly seedPoints?: number;
  /** How far the week goes beyond the answers. Absent in old certificates, which never extend them. */
  readonly reach?: {
    readonly areas: 'chosen' | 'near' | 'all';
    readonly styles: Readonly<Partial<Record<MealTime, number>>>;
    readonly empty: readonly MealTime[];
    /** Whether bought dishes come only at the meal times they list. Absent in old certificates, whose weeks had them at any. */
    readonly usualTimes?: boolean;
    /** Dishes left out at a meal time for a wall; absent where there are none. */
    readonly without?: readonly { readonly mealTime: MealTime; readonly id: string }[];
  };
  /** Past days and single meals that were kept; null or absent for a whole new week. */
  readonly kept?: {
    readonly before: string;
    readonly meals: readonly { readonly date: string; readonly mealTime: MealTime }[];
  } | null;
  /** The fresh foods the week is cooked around, by id; absent in old certificates. */
  readonly basket?: readonly string[];
  /** The certificate of the days with their cooked dishes; absent in old certificates, null where nothing is certified. */
  readonly stock?: {
    readonly objective: number;
    readonly lowerBound: number;
    readonly gapDays: number;
    readonly provedDays: boolean;
    /** Meals it does not cover; absent for none. */
    readonly outside?: readonly { readonly date: string; readonly mealTime: MealTime }[];
    /** The tables the visitor chose, which stay as they are; present where it covers the changed week. */
    readonly chosen?: readonly { readonly date: string; readonly mealTime: MealTime }[];
  } | null;
  /** Whether companions changed since, so that the days differ. */
  readonly companionsChanged?: boolean;
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Whether a meal changed since. The certificate then describes a former week. */
  readonly changed: boolean;
};

/**
 * A stored plan with the answers of its survey. `regeneration` counts earlier plans, `changes` the changed meals of a
 * day. `verdict` is the plan's own verdict on the day, if it has one; `extras` and `portions` are each person's extras and
 * portions that only this day has, in the order of the persons, as far as the plan states them.
 */
export type PlanToVerify = {
  readonly surveyId: string;
  readonly answers: SurveyDraft;
  /** Whether the plan was made for these answers. */
  readonly answersAreThose: boolean;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly days: readonly (DayPlan & {
    readonly changes: number;
    readonly verdict?: Verdict;
    readonly extras?: readonly StatedExtras[];
    readonly portions?: readonly StatedPortions[];
  })[];
  readonly certificate: ClaimedCertificate | null;
};

/** Extras that somebody eats on a day, by the ids of recipes. */
export type StatedExtras = Readonly<Partial<Record<MealTime, { readonly id: string }>>>;

/** Portions of somebody that only one day has. */
export type StatedPortions = Readonly<Partial<Record<MealTime, StatedPortion>>>;

/** A portion: shares of a serving of the main dish and of each starch, and the grain units of the latter. */
export type StatedPortion = {
  readonly mainFactor: number;
  readonly starches: readonly { readonly factor: number; readonly units: number }[];
};

/**
 * The result of a check. `open`: it could not be judged, which is not a success. `note`: a figure reported beside the
 * checks.
 */
export type Check = {
  readonly name: string;
  readonly outcome: 'ok' | 'failed' | 'open' | 'note';
  readonly text: string;
};

/** A check that passes if nothing was found against it. */
export function checkOf(name: string, found: readonly string[], good: string): Check {
  if (found.length === 0) return { name, outcome: 'ok', text: good };
  const rest = found.length > SHOWN ? `; ${found.length - SHOWN} more` : '';
  return { name, outcome: 'failed', text: found.slice(0, SHOWN).join('; ') + rest };
}

/** Most findings that a text lists. */
const SHOWN = 5;
