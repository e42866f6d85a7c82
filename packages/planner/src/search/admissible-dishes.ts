import { isBought, MEAL_TIMES, type MealStyle, type MealTime } from '@kkini/domain';
import { HARD_RULES } from '../constraints/hard-rules.ts';
import type { ChangeBeside } from '../constraints/servable-dishes.ts';
import type { DayLimits } from '../limits/day-limits.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { isTimely, type Reach, stylesWithin, withinReach } from './bounds/reach.ts';
import type { EatenDishes } from './eaten-dishes.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';

/** What decides which dishes may lead a visitor's meals. */
export type Admission = {
  readonly catalogue: PreparedCatalogue;
  /** Its dishes in the portions eaten on a usual day. */
  readonly eaten: EatenDishes;
  readonly visitor: Visitor;
  /** Which usual companions of a dish may be replaced when tables are laid. */
  readonly change: ChangeBeside;
  readonly limits: DayLimits;
  /** How far the slots go beyond the chosen areas and styles. */
  readonly reach: Reach;
};

/** The number of dishes that may be served at these meal times with another reach. */
export function dishesWithReach(problem: Admission, reach: Reach, times: readonly MealTime[]): number {
  return admissibleSlots({ ...problem, reach }, times).reduce((sum, { dishes }) => sum + dishes.length, 0);
}

/** The eaten meal times among these, with the styles within reach and the positions of the dishes that may be served, ascending. */
export function admissibleSlots(
  { catalogue, eaten, visitor, change, limits, reach }: Admission,
  times: readonly MealTime[] = MEAL_TIMES,
) {
  const admissible = new Map<string, Int32Array>();
  const owners = ruleOwners(visitor);
  const isTimed =
    eaten.hasWalls(limits.walls) ||
    reach.without !== undefined ||
    HARD_RULES.some(({ owner, mealTimes }) => mealTimes.length > 0 && owners.has(owner));
  return times.flatMap((mealTime) => {
    if (visitor.mealStyles[mealTime] === 'fasting') return [];
    const further = reach.styles[mealTime] ?? 0;
    const styles = reach.empty.includes(mealTime) ? [] : stylesWithin(visitor.mealStyles[mealTime], further);
    const differs = isTimed || (reach.usualTimes === true && styles.some(isBought));
    const key = [...(differs ? [mealTime] : []), ...styles].join(' ');
    const isAllowed = catalogue.servable.forVisitor(visitor, mealTime, change);
    const mayServe = (dish: number) =>
      isOffered(catalogue, dish, { mealTime, reach }) &&
      isAllowed(dish) &&
      !eaten.exceedsWall(mealTime, dish, limits);
    const dishes = admissible.get(key) ?? dishesWithin(styles, { catalogue, visitor, reach, mayServe });
    admissible.set(key, dishes);
    return [{ mealTime, styles, dishes }];
  });
}

function isOffered({ candidates }: PreparedCatalogue, dish: number, { mealTime, reach }: Time): boolean {
  const candidate = candidates[dish];
  return candidate !== undefined && isTimely(candidate, mealTime, reach);
}

type Time = { readonly mealTime: MealTime; readonly reach: Reach };

type Within = Pick<Admission, 'catalogue' | 'visitor' | 'reach'> & {
  readonly mayServe: (dish: number) => boolean;
};

/** Positions of the dishes of these styles that may be served within reach, ascending. */
function dishesWithin(
  styles: readonly MealStyle[],
  { catalogue, visitor, reach, mayServe }: Within,
): Int32Array {
  const isNear = withinReach(visitor, reach.areas);
  const [only, ...further] = styles.map((style) =>
    catalogue.ofStyle(style).filter((dish) => mayServe(dish) && isNear(catalogue.candidates[dish]?.areas)),
  );
  if (only === undefined || further.length === 0) return only ?? new Int32Array(0);
  return Int32Array.from([only, ...further].flatMap((dishes) => [...dishes])).sort();
}
