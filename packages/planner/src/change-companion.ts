import { MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import { filledDays } from './explain/assess-week.ts';
import { type NutrientChange, nutrientChanges } from './explain/meal-change.ts';
import { type TooMuch, tooMuchOf } from './explain/verdicts/meal-verdicts.ts';
import type { Candidate } from './model/candidate.ts';
import { noAmounts } from './model/day-amounts.ts';
import type { MealPlace } from './model/day-locks.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import type { Option } from './model/week-grid.ts';
import { dayPenalty } from './preferences/day-penalty.ts';
import { mealTermPoints, mealTerms } from './preferences/meal-cost.ts';
import { crossesWalls } from './search/day-walls.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import { stylesOfDay, type WeighedWeek, weighWeek } from './search/weighed-week.ts';
import { kitchenSides } from './tables/kitchen-sides.ts';
import { redateBatches } from './tables/redate-batches.ts';
import { servableSides } from './tables/side-dishes.ts';
import { type ChangedTable, type CompanionSwap, CompanionSwaps, weekWith } from './tables/swap-companion.ts';
import { WeekFoods } from './tables/week-foods.ts';
import { type FoodsBrought, WeekWork } from './tables/week-work.ts';

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
export type CompanionChoice = TooMuch & {
  readonly id: string;
  readonly slot: MealSlot;
  /** Meals that would have the dish if the whole batch changed, the requested one included. */
  readonly meals: readonly MealPlace[];
  /** Those of the other meals that would then exceed a limit. */
  readonly overMeals: readonly MealPlace[];
  /** Cooking day of the batch that other meals already eat of and this one would join; null where it is cooked separately. */
  readonly joins: string | null;
  /** Changes of the requested day's nutrients, with the dish at this meal alone. */
  readonly nutrients: readonly NutrientChange[];
  /** Fresh foods it needs beyond those of the week, by id, and those of its foods that are at home. */
  readonly foods: FoodsBrought;
};

/** Most choices returned, and most dishes whose days are judged to find them. */
const CHOICES = 6;
const JUDGED = 16;

/**
 * The dishes with the same place on the table that may replace a companion at a meal: first those whose day stays
 * within its limits, then by rising points. Points count the day, the meal, and the work and foods of the whole week,
 * as when tables are laid. No dish breaks an exclusion or a HARD rule at that meal.
 */
export function changeCompanion(input: ChangeCompanionInput): readonly CompanionChoice[] {
  const swaps = new CompanionSwaps(input);
  const options = swaps.options();
  if (options.length === 0) return [];
  const whole = weighWeek(input);
  const eating = eatingOf(input);
  const { catalogue } = whole;
  const leadOf = (id: string) => catalogue.candidates[catalogue.positionOf(id) ?? -1];
  const work = new WeekWork({ ...input, leadOf });
  const judged = options
    .flatMap(({ id }) => {
      const alone = allowedOf(swaps.swap(id, false), input);
      const slot = alone?.changed.find(
        ({ date, mealTime }) => date === input.date && mealTime === input.mealTime,
      )?.slot;
      return alone === null || slot === undefined ? [] : [{ id, alone, slot, ...weigh(slot, input, whole) }];
    })
    .map((each) => ({
      ...each,
      points: each.points + (eating.get(each.id) ?? 0) + work.pointsOf(weekOf(each.alone, input)),
    }))
    .sort((a, b) => a.points - b.points)
    .slice(0, JUDGED)
    .map(({ alone, ...each }) => ({ ...each, alone, ...judge(alone, input) }));
  return [false, true]
    .flatMap((isOver) => judged.filter((each) => each.isOver === isOver))
    .slice(0, CHOICES)
    .map(({ id, slot, alone, nutrients, over, overBy }) => {
      const { meals, changed } = allowedOf(swaps.swap(id, true), input) ?? alone;
      const others = meals.filter(({ date, mealTime }) => date !== input.date || mealTime !== input.mealTime);
      const overMeals = others.length === 0 ? [] : overOf(others, changed, input);
      const dish = input.tables.sideCandidate(id);
      const foods = dish === undefined ? NO_FOODS : work.brings(dish, weekOf(alone, input));
      return {
        id,
        slot,
        meals,
        overMeals,
        joins: alone.joins ? alone.cookedOn : null,
        nutrients,
        over,
        overBy,
        foods,
      };
    });
}

/** The swap; null where it takes a day further past a wall. */
function allowedOf(swap: CompanionSwap | null, input: ChangeCompanionInput): CompanionSwap | null {
  if (swap === null) return null;
  const dates = new Set(swap.changed.map(({ date }) => date));
  const days = input.week.filter(({ date }) => dates.has(date));
  return crossesWalls(days, weekWith(days, swap.changed), input) ? null : swap;
}

const NO_FOODS: FoodsBrought = { bought: [], shared: [], atHome: [] };

/** The week with a swap, each batch cooked when it is first eaten. */
function weekOf({ changed }: CompanionSwap, { week, visitor, today }: ChangeCompanionInput): WeekPlan {
  const swapped = weekWith(week, changed);
  return weekWith(swapped, redateBatches({ week: swapped, prepDay: visitor.prepDay, today }));
}

/** Points for eating each side of the kitchen at this meal: familiarity, season and seeded noise. */
function eatingOf({
  visitor,
  tables,
  week,
  seed,
  ...place
}: ChangeCompanionInput): ReadonlyMap<string, number> {
  const slot = week.find(({ date }) => date === place.date)?.slots[place.mealTime];
  const lead = slot?.kind === 'recipe' ? tables.leadOf(slot.id) : undefined;
  const kitchen = lead?.recipe.kitchen;
  if (kitchen === undefined) return new Map();
  const foods = new WeekFoods({ visitor, tables });
  const sides = servableSides({
    visitor,
    kitchen: kitchenSides(tables)(kitchen),
    startDate: place.date,
    seed,
    foods,
  });
  return new Map(sides.map(({ id, eating }) => [id, eating]));
}

type Weighed = { readonly points: number; readonly nutrients: readonly NutrientChange[] };

/** Points of the day and the meal with another table, and how its nutrients change. */
function weigh(slot: MealSlot, input: ChangeCompanionInput, whole: WeighedWeek): Weighed {
  const { date, mealTime, week } = input;
  const day = week.findIndex((each) => each.date === date);
  const time = MEAL_TIMES.indexOf(mealTime);
  const present = week[day];
  if (present === undefined) return { points: 0, nutrients: [] };
  const slots = { ...present.slots, [mealTime]: slot };
  const [next = []] = gridOfWeek({ ...input, week: [{ date, slots }] });
  const before = whole.grid[day] ?? [];
  const { terms, limits } = whole.aimsFor(stylesOfDay(whole, day));
  const meal = next[time]?.candidate;
  const ofMeal =
    meal === undefined ? [] : mealTerms(mealTime, limits).map((term) => mealTermPoints(term, meal));
  const rest = totalsOf(before.map((option, at) => (at === time ? null : option)));
  return {
    points: ofMeal.reduce((sum, each) => sum + each, dayPenalty(totalsOf(next), terms)),
    nutrients: nutrientChanges(terms, rest, {
      after: meal?.nutrition,
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
  const [day] = filledDays({ ...input, week });
  return {
    ...tooMuchOf(day?.meals[mealTime]),
    isOver: day === undefined || day.verdict === 'over' || day.verdict === 'belowFloor',
  };
}

/** Those of `meals` that exceed a limit once these slots have changed. */
function overOf(
  meals: readonly MealPlace[],
  changed: readonly ChangedTable[],
  input: ChangeCompanionInput,
): readonly MealPlace[] {
  const week = weekWith(input.week, changed).filter(({ date }) => meals.some((meal) => meal.date === date));
  const verdicts = new Map(filledDays({ ...input, week }).map((day) => [day.date, day.meals]));
  return meals.filter(({ date, mealTime }) => (verdicts.get(date)?.[mealTime]?.over ?? []).length > 0);
}
