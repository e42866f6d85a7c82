import { MEAL_TIMES, type Survey, type WeekPlan } from '@kkini/domain';
import {
  crossesWalls,
  crowdsWeek,
  hardViolations,
  type MealPlace,
  planWeek,
  SEED_POINTS,
  type Visitor,
} from '@kkini/planner';
import type { RandomSource } from '../catalogues/random-source.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import { type StoredPlan, seedOf, storedPlan, visitorOf } from './stored-plan.ts';

type Asked = {
  readonly survey: Survey;
  /** YYYY-MM-DD: days before it are over. */
  readonly before: string;
  readonly catalogue: ServedCatalogue;
  readonly random: RandomSource;
};

/** Seeds tried for another week, and most random points of one, as on the server. */
const SEEDS = 16;
const MOST_CHANCE = 32;

/** The plan with the rest of its week planned again for these answers; unchanged if every seed gives the same meals. */
export function replanned(plan: StoredPlan, { survey, before, catalogue, random }: Asked): StoredPlan {
  const { candidates, tables } = catalogue;
  const visitor = visitorOf(survey, catalogue);
  const { startDate } = survey;
  const meals = mealsThatStay(plan.days, { catalogue, random, visitor, before });
  const former = { week: plan.days, kept: { before, meals } };
  for (let tried = 0; tried < SEEDS; tried += 1) {
    const regeneration = plan.regeneration + 1 + tried;
    const seedPoints = Math.min(MOST_CHANCE, SEED_POINTS * 2 ** Math.floor(tried / 2));
    const asked = { candidates, tables, visitor, startDate, seed: seedOf(regeneration) };
    const planned = planWeek({ ...asked, former, seedPoints });
    if (mealsOf(planned.week) !== mealsOf(plan.days))
      return storedPlan({ survey, visitor, regeneration, planned, kept: meals }, catalogue);
  }
  return plan;
}

/** The meals of a week; the same meals on other days count as the same week. */
function mealsOf(week: WeekPlan): string {
  const meals = week.flatMap(({ slots }) =>
    MEAL_TIMES.map((time) => {
      const slot = slots[time];
      return `${time} ${'id' in slot ? `${slot.style} ${slot.id}` : slot.kind}`;
    }),
  );
  return meals.sort().join();
}

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
function mealsThatStay(
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
