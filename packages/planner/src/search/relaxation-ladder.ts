import { PLAN_DAYS } from '@kkini/domain';
import {
  groupsOverused,
  groupsRepeatedInDay,
  groupsRepeatedOvernight,
  repeatedDishes,
} from '../constraints/repetitions.ts';
import type { WeekGrid } from '../model/week-grid.ts';

/** Spacing rules at one step of the ladder. Exclusions and HARD rules are not among them. */
export type SpacingRules = {
  /** H7: most uses of a main group in a week. */
  readonly groupLimit: number;
  /** H6: neighbouring days must not share a main group overnight. */
  readonly overnight: boolean;
  /** H5: a day must not repeat a main group. */
  readonly dayGroups: boolean;
  /** H4: most servings of one dish in a week. */
  readonly copies: number;
};

/**
 * Points per repeat of a dish where the ladder allows it. They exceed what a better-fitting dish can save, so that a dish
 * repeats only where its style has too few.
 */
export const RETURN_POINTS = 1000;

/** The steps after those that relax spacing: further areas, other styles, empty slots. */
export const LADDER_STEPS = { areas: 8, styles: 9, empty: 10 } as const;

const GROUP_LIMIT = 4;
const VEGETARIAN_GROUP_LIMIT = 5;

/** The steps in the order they are tried (planner.md section 5, steps 0 to 7). */
export function relaxationLadder(vegetarian: boolean): readonly SpacingRules[] {
  const k = vegetarian ? VEGETARIAN_GROUP_LIMIT : GROUP_LIMIT;
  const free = (copies: number) => ({ groupLimit: Infinity, overnight: false, dayGroups: false, copies });
  return [
    { groupLimit: k, overnight: true, dayGroups: true, copies: 1 },
    { groupLimit: k + 1, overnight: true, dayGroups: true, copies: 1 },
    { groupLimit: k + 3, overnight: true, dayGroups: true, copies: 1 },
    { groupLimit: k + 3, overnight: false, dayGroups: true, copies: 1 },
    free(1),
    free(2),
    free(3),
    free(PLAN_DAYS),
  ];
}

/** Number of spacing rules of this step that a week breaks. */
export function spacingBreaks(week: WeekGrid, rules: SpacingRules): number {
  return (
    repeatedDishes(week, rules.copies) +
    (rules.dayGroups ? groupsRepeatedInDay(week) : 0) +
    (rules.overnight ? groupsRepeatedOvernight(week) : 0) +
    (rules.groupLimit < Infinity ? groupsOverused(week, rules.groupLimit) : 0)
  );
}
