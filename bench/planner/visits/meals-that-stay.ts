import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { crossesWalls, crowdsWeek, hardViolations, type MealPlace, type Visitor } from '@kkini/planner';
import type { RandomSource } from '../catalogues/random-source.ts';
import type { ServedCatalogue } from './served-catalogue.ts';

type Staying = {
  readonly catalogue: ServedCatalogue;
  readonly random: RandomSource;
  readonly visitor: Visitor;
  /** YYYY-MM-DD: days before it are over. */
  readonly before: string;
};

const KEPT_SHARE = 0.6;
const OPEN = { kind: 'fasting' } as const;
const OPEN_DAY = { breakfast: OPEN, lunch: OPEN, dinner: OPEN };

/**
 * Meals a visitor keeps when the rest of the week is planned again, as the server permits: none that is forbidden by now, and
 * together with past days no food more often in the week, and no more on a day, than somebody may have.
 */
export function mealsThatStay(
  week: WeekPlan,
  { catalogue: { candidates, tables, dishOf }, random, visitor, before }: Staying,
): readonly MealPlace[] {
  const facts = { candidates, tables, dishOf, visitor };
  let counted: WeekPlan = week.filter(({ date }) => date < before);
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime): readonly MealPlace[] => {
      const slot = slots[mealTime];
      const dish = dishOf(slot);
      if (date < before || !('id' in slot) || dish === undefined || !random.isLikely(KEPT_SHARE)) return [];
      if (dish.kind !== slot.kind || dish.style !== slot.style) return [];
      if (hardViolations(dish, visitor, mealTime).length > 0) return [];
      if (crowdsWeek(dish, { week: counted, date, mealTime }, facts)) return [];
      const { slots: stayed = OPEN_DAY } = counted.find((day) => day.date === date) ?? {};
      const day = { date, slots: { ...stayed, [mealTime]: slot } };
      if (crossesWalls([], [day], facts)) return [];
      counted = [...counted.filter((each) => each.date !== date), day];
      return [{ date, mealTime }];
    }),
  );
}
