import { MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { judgeDays } from './explain/assess-week.ts';
import { type NutrientChange, nutrientChanges } from './explain/meal-change.ts';
import type { Candidate } from './model/candidate.ts';
import { noAmounts } from './model/day-amounts.ts';
import type { MealPlace } from './model/day-locks.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import type { Option } from './model/week-grid.ts';
import { dayPenalty } from './preferences/day-penalty.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import { stylesOfDay, type WeighedWeek, weighWeek } from './search/weighed-week.ts';
import { type PricedSide, servableSides } from './tables/side-dishes.ts';
import { type ChangedTable, type CompanionSwap, CompanionSwaps, weekWith } from './tables/swap-companion.ts';
import { WeekFoods } from './tables/week-foods.ts';

/** The companion of a meal to replace. The seed is the one the week was planned with. */
export type ChangeCompanionInput = MealPlace & {
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly companionId: string;
  /** YYYY-MM-DD: meals before it are over. */
  readonly today: string;
  readonly seed: number;
};

/** A dish that may stand in place of a companion. */
export type CompanionChoice = {
  readonly id: string;
  /** The meal that is asked for, with the dish. */
  readonly slot: MealSlot;
  /** The meals that would have it when the whole batch is changed, the one asked for among them. */
  readonly meals: readonly MealPlace[];
  /** Those of the others that would then hold too much of something. */
  readonly overMeals: readonly MealPlace[];
  /** The day of a batch it is eaten of together with other meals that have it already; null for a cooking of its own. */
  readonly joins: string | null;
  /** Changes of the day that is asked for, with the dish at this meal alone. */
  readonly nutrients: readonly NutrientChange[];
  /** Nutrients of which the meal would hold too much. */
  readonly over: readonly LimitedNutrient[];
};

/** Most choices returned, and dishes whose days are judged to find them. */
const CHOICES = 6;
const JUDGED = 16;

/**
 * The dishes of the same place on the table that may replace a companion at a meal, those whose day stays within its limits
 * first, then by rising points of days and of cooking. None breaks an exclusion or a HARD rule at that meal.
 */
export function changeCompanion(input: ChangeCompanionInput): readonly CompanionChoice[] {
  const swaps = new CompanionSwaps(input);
  const options = swaps.options();
  if (options.length === 0) return [];
  const whole = weighWeek(input);
  const priced = pricesOf(input);
  const judged = options
    .flatMap(({ id }) => {
      const alone = swaps.swap(id, false);
      const slot = alone?.changed.find(
        ({ date, mealTime }) => date === input.date && mealTime === input.mealTime,
      )?.slot;
      return alone === null || slot === undefined ? [] : [{ id, alone, slot, ...weigh(slot, input, whole) }];
    })
    .map((each) => ({ ...each, points: each.points + costOf(priced.get(each.id), each.alone) }))
    .sort((a, b) => a.points - b.points)
    .slice(0, JUDGED)
    .map(({ alone, ...each }) => ({ ...each, alone, ...judge(alone, input) }));
  return [false, true]
    .flatMap((isOver) => judged.filter((each) => each.isOver === isOver))
    .slice(0, CHOICES)
    .map(({ id, slot, alone, nutrients, over }) => {
      const { meals, changed } = swaps.swap(id, true) ?? alone;
      const others = meals.filter(({ date, mealTime }) => date !== input.date || mealTime !== input.mealTime);
      const overMeals = others.length === 0 ? [] : overOf(others, changed, input);
      return { id, slot, meals, overMeals, joins: alone.joins ? alone.cookedOn : null, nutrients, over };
    });
}

/** The sides of the kitchen with their points; what is bought for them is not weighed. */
function pricesOf({
  visitor,
  tables,
  week,
  seed,
  ...place
}: ChangeCompanionInput): ReadonlyMap<string, PricedSide> {
  const slot = week.find(({ date }) => date === place.date)?.slots[place.mealTime];
  const lead = slot?.kind === 'recipe' ? tables.leadOf(slot.id) : undefined;
  const kitchen = lead?.recipe.kitchen;
  if (kitchen === undefined) return new Map();
  const foods = new WeekFoods(visitor);
  const sides = servableSides({ visitor, tables, kitchen, startDate: place.date, seed, foods });
  return new Map(sides.map((side) => [side.id, side]));
}

/** Points of eating a side, and of cooking it where no batch has it already; a dish of another role has none. */
function costOf(side: PricedSide | undefined, { joins }: CompanionSwap): number {
  if (side === undefined) return 0;
  return side.eating + (joins ? 0 : side.cooking);
}

type Weighed = { readonly points: number; readonly nutrients: readonly NutrientChange[] };

/** The points of the day with another table at the meal, and what it changes in the nutrients. */
function weigh(slot: MealSlot, input: ChangeCompanionInput, whole: WeighedWeek): Weighed {
  const { date, mealTime, week } = input;
  const day = week.findIndex((each) => each.date === date);
  const time = MEAL_TIMES.indexOf(mealTime);
  const present = week[day];
  if (present === undefined) return { points: 0, nutrients: [] };
  const slots = { ...present.slots, [mealTime]: slot };
  const [next = []] = gridOfWeek({ ...input, week: [{ date, slots }] });
  const before = whole.grid[day] ?? [];
  const { terms } = whole.aimsFor(stylesOfDay(whole, day));
  const rest = totalsOf(before.map((option, at) => (at === time ? null : option)));
  return {
    points: dayPenalty(totalsOf(next), terms),
    nutrients: nutrientChanges(terms, rest, {
      after: next[time]?.candidate.nutrition,
      before: before[time]?.candidate.nutrition,
    }),
  };
}

function totalsOf(day: readonly (Option | null)[]): Float64Array {
  const totals = noAmounts();
  for (const option of day) {
    if (option === null) continue;
    for (let index = 0; index < totals.length; index += 1)
      totals[index] = (totals[index] ?? 0) + (option.amounts[index] ?? 0);
  }
  return totals;
}

/** The verdict on the day a swap makes. */
function judge({ changed }: CompanionSwap, { date, mealTime, ...input }: ChangeCompanionInput) {
  const week = weekWith(input.week, changed).filter((day) => day.date === date);
  const [day] = judgeDays({ ...input, week });
  return {
    over: day?.meals[mealTime]?.over ?? [],
    isOver: day === undefined || day.verdict === 'over' || day.verdict === 'belowFloor',
  };
}

/** Those of some meals that hold too much of something once these slots have changed. */
function overOf(
  meals: readonly MealPlace[],
  changed: readonly ChangedTable[],
  input: ChangeCompanionInput,
): readonly MealPlace[] {
  const week = weekWith(input.week, changed).filter(({ date }) => meals.some((meal) => meal.date === date));
  const verdicts = new Map(judgeDays({ ...input, week }).map((day) => [day.date, day.meals]));
  return meals.filter(({ date, mealTime }) => (verdicts.get(date)?.[mealTime]?.over ?? []).length > 0);
}
