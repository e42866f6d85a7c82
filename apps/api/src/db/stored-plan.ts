import { createHash } from 'node:crypto';
import type { DayPlan, MealTime, SurveyDraft } from '@kkini/domain';
import type { Certificate, StockCertificate } from '@kkini/planner';

/**
 * One stored day; `changes` counts the meals changed since planning, `chosen` names the meal times whose meal the
 * visitor chose.
 */
export type StoredDay = DayPlan & {
  readonly dayMealId: string;
  readonly changes: number;
  readonly chosen: readonly MealTime[];
};

/** The proof about a plan when it was made, and the rules, dishes and answers it applies to. */
export type StoredCertificate = {
  /** Points of the week, and its lower bound. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective. */
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** The ladder step whose spacing rules hold, and how widely the search looked for dishes; absent in older plans. */
  readonly spacingStep?: number;
  readonly reach?: Certificate['reach'];
  readonly seed: number;
  /** Most points the seed added to a dish; absent in older plans. */
  readonly seedPoints?: number;
  /** The meals kept when the rest of the week was planned anew; absent or null when all were planned. */
  readonly kept?: Certificate['kept'];
  /** The fresh foods the week is cooked around; absent in older plans. */
  readonly basket?: Certificate['basket'];
  /** What is proved about the days of what is cooked, again after each change; absent in older plans, null where nothing is. */
  readonly stock?: StockCertificate | null;
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Digest of the survey's answers the week was planned for. */
  readonly answers: string;
  /** True after a change of a meal: the certificate then applies to the former week. */
  readonly changed: boolean;
  /** True after a change of companions alone: what it says of leading dishes still applies. */
  readonly companionsChanged?: boolean;
  /** True where leading dishes were exchanged so that less is bought: `objective` is theirs, and companions were chosen again. */
  readonly lightened?: boolean;
};

/** A plan before its rest was planned anew, a companion changed or less of it was bought, kept so that it can be restored on the same day. */
export type FormerPlan = {
  /** What is undone by restoring it; absent where its rest was planned anew. */
  readonly before?: 'companion' | 'lighter';
  /** The day in Seoul (YYYY-MM-DD) of the change. */
  readonly replannedOn: string;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly certificate: StoredCertificate | null;
  readonly days: readonly StoredDay[];
};

/**
 * A digest that is equal for equal answers; tells whether a plan was made for other answers. Refused extras are no part of it: no week
 * is planned by them.
 */
export function answersDigest(answers: SurveyDraft): string {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const { targets, startDate, areas, healthConditions, eatingStyles, excludedFoods } = answers;
  const { excludedFoodStrictness, persons, prepDay, rice, weekdayMinutes, foodsAtHome } = answers;
  const listed = [
    targets,
    breakfast,
    lunch,
    dinner,
    startDate,
    areas,
    healthConditions,
    eatingStyles,
    excludedFoods,
    excludedFoodStrictness,
    // Plans of before a condition could be somebody's alone keep their digest.
    persons.map(({ freeOf, ...person }) => (freeOf.length === 0 ? person : { ...person, freeOf })),
    // Plans of before there were such answers keep their digest.
    ...(prepDay === null ? [] : [prepDay]),
    ...(rice === null ? [] : [{ rice }]),
    ...(weekdayMinutes === null ? [] : [{ weekdayMinutes }]),
    ...(foodsAtHome.length === 0 ? [] : [{ foodsAtHome }]),
  ];
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 32);
}
