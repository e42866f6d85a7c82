import { createHash } from 'node:crypto';
import type { DayPlan, MealTime, SurveyDraft } from '@kkini/domain';
import type { Certificate, StockCertificate } from '@kkini/planner';

/**
 * One stored day. `changes` counts the meals changed since planning; `chosen` names the meal times whose meal the visitor chose.
 */
export type StoredDay = DayPlan & {
  readonly dayMealId: string;
  readonly changes: number;
  readonly chosen: readonly MealTime[];
};

/** The proof about a plan at the time of planning, and the rules, dishes and answers it applies to. */
export type StoredCertificate = {
  /** Points of the week, and their lower bound. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective. */
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** Ladder step of the spacing rules that hold, and how widely the search looked for dishes; absent in older plans. */
  readonly spacingStep?: number;
  readonly reach?: Certificate['reach'];
  readonly seed: number;
  /** Most points the seed adds to a dish; absent in older plans. */
  readonly seedPoints?: number;
  /** Meals kept when the rest of the week was replanned; absent or null if all were planned. */
  readonly kept?: Certificate['kept'];
  /** Fresh foods the week is cooked around; absent in older plans. */
  readonly basket?: Certificate['basket'];
  /** Proof about the days of batches, renewed after each change; absent in older plans, null if there is none. */
  readonly stock?: StockCertificate | null;
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Digest of the answers the week was planned for. */
  readonly answers: string;
  /** True after a change of a meal: the certificate then applies to the former week. */
  readonly changed: boolean;
  /** True after a change of companions only: the certificate still applies to leading dishes. */
  readonly companionsChanged?: boolean;
  /** True after leading dishes were exchanged to buy less: `objective` is the new one, and companions were chosen again. */
  readonly lightened?: boolean;
};

/** A plan before it was replanned, lightened or a companion changed, kept so that it can be restored on the same day. */
export type FormerPlan = {
  /** The change that restoring it undoes; absent for replanning. */
  readonly before?: 'companion' | 'lighter';
  /** Day of the change in Seoul, YYYY-MM-DD. */
  readonly replannedOn: string;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly certificate: StoredCertificate | null;
  readonly days: readonly StoredDay[];
};

/**
 * A digest that is equal for equal answers, to detect that a plan was made for other answers. Refused extras are not included,
 * because no week depends on them.
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
    // Plans made before a condition could apply to one person keep their digest.
    persons.map(({ freeOf, ...person }) => (freeOf.length === 0 ? person : { ...person, freeOf })),
    // Plans made before these answers existed keep their digest.
    ...(prepDay === null ? [] : [prepDay]),
    ...(rice === null ? [] : [{ rice }]),
    ...(weekdayMinutes === null ? [] : [{ weekdayMinutes }]),
    ...(foodsAtHome.length === 0 ? [] : [{ foodsAtHome }]),
  ];
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 32);
}
