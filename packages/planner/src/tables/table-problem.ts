import {
  type CookingMinutes,
  isEatenAgain,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  maySuit,
  placesBeside,
  RICE_DISH,
  type TablePlace,
  WEEKDAYS,
  type WeekPlan,
  wantedRice,
  weekday,
} from '@kkini/domain';
import { componentsOf, mealsOfTable } from '@kkini/domain/portions';
import { dayLimits } from '../limits/day-limits.ts';
import { LEAVES_INDEX, noAmounts } from '../model/day-amounts.ts';
import { isKept, type KeptMeals } from '../model/day-locks.ts';
import { kitchenOf } from '../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import type { WeekGrid } from '../model/week-grid.ts';
import type { DayTerm } from '../preferences/day-penalty.ts';
import { laidPenalty } from '../preferences/laid-penalty.ts';
import { carries } from '../preferences/tag-preference.ts';
import { type DayKind, dayKindOf, WORK_POINTS } from '../preferences/work-points.ts';
import { kitchenSides } from './kitchen-sides.ts';
import { type Counted, PortionsOfTable } from './portions-of-table.ts';
import { isRiceAllowed, type PricedRice, pricedRices } from './rice/allowed-rice.ts';
import { choicesFor, type PricedSide, servableSides } from './side-dishes.ts';
import { tableTerms } from './table-terms.ts';
import { type FoodsTaken, WeekFoods } from './week-foods.ts';

/** A table without its sides: the rice, if any, and add-ons. */
export type TableBase = {
  readonly rice: string | null;
  /** The number of the rice, -1 for none, and its minutes of work. */
  readonly kind: number;
  readonly minutes: number;
  readonly fixed: readonly string[];
  /** Portions of the leading dish with these, beside any sides. */
  readonly portions: PortionsOfTable;
  /** Points of the rice, higher the less common it is. */
  readonly points: number;
};

/** A table to lay: its leading recipe and its possible bases, the one with the usual rice first. */
export type OpenTable = {
  readonly day: number;
  readonly time: MealTime;
  readonly lead: string;
  /** Whether the leading dish is hot with chilli. */
  readonly isSpicy: boolean;
  readonly bases: readonly TableBase[];
  /** The terms of this meal alone. */
  readonly terms: readonly DayTerm[];
};

/** A place on an open table, the indices of the sides that may take it, and whether it may stay empty. */
export type SidePlace = {
  readonly table: number;
  readonly choices: readonly number[];
  readonly mayBeBare: boolean;
};

/** The tables of a week before their sides are chosen. */
export type TableProblem = {
  readonly tables: readonly OpenTable[];
  readonly places: readonly SidePlace[];
  readonly sides: readonly PricedSide[];
  /** By day, the amounts eaten whatever sides are chosen, in the order of `DAY_AMOUNTS`. */
  readonly base: readonly Float64Array[];
  readonly terms: readonly DayTerm[];
  /** Points of each day with the usual companions, and those a day with a bare table may have more (`BARE_TABLE`). */
  readonly usualPoints: Float64Array;
  /**
   * By food, the number of meals whose leading dish has it, what those take of it in parts of a piece (`PIECE`), and
   * whether it is at home.
   */
  readonly leadMeals: Int32Array;
  readonly leadParts: Int32Array;
  readonly atHome: Uint8Array;
  /** Points of a fresh food that only one meal uses. */
  readonly loneFood: number;
  /** By day, the minutes of work of leading dishes and rice, and the kind of day. */
  readonly leadMinutes: Float64Array;
  readonly dayKinds: readonly DayKind[];
  /** Minutes for cooking on a weekday; null without an answer. */
  readonly weekdayMinutes: CookingMinutes | null;
  readonly firstDay: number;
  /** The day for cooking ahead; -1 where there is none or it is past. */
  readonly prepDay: number;
  readonly seed: number;
};

/**
 * Points by which a day may lie further outside its limits for each lunch or dinner that has a side where the usual table has none,
 * since nobody eats meat with rice alone. Less than a limit missed costs (`MISSED_LIMIT`); two such tables of a day may outweigh one.
 */
const BARE_TABLE = 5;

/** Input of laying tables: a week of leading dishes with their usual companions, and what is eaten in each of its slots. */
export type LayInput = {
  readonly week: WeekPlan;
  readonly grid: WeekGrid;
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly startDate: string;
  readonly seed: number;
  readonly kept?: KeptMeals | null;
  /** Dates whose tables keep their usual companions. */
  readonly unlaid?: ReadonlySet<string>;
  /** Points of a fresh food that only one meal uses, if not the usual ones. */
  readonly loneFood?: number;
};

/** The open tables of a week (home meals of the visitor's kitchen that are not kept) and the sides that may stand on them. */
export function tableProblem(
  input: LayInput,
  isOffered: (side: string) => boolean = () => true,
): TableProblem {
  const { grid, visitor, tables, startDate, seed, loneFood = WORK_POINTS.loneFood } = input;
  const kitchen = kitchenOf(visitor);
  const foods = new WeekFoods({ visitor, tables });
  const shelf = kitchenSides(tables)(kitchen);
  const sides = servableSides({ visitor, kitchen: shelf, startDate, seed, foods }).filter(({ id }) =>
    isOffered(id),
  );
  const base = grid.map((day) => {
    const totals = noAmounts();
    for (const meal of day) if (meal !== null) addTo(totals, meal.amounts, 1);
    return totals;
  });
  const rices = pricedRices(input, seed);
  const { ofDay: terms, ofMeal, counted } = tableTerms(visitor);
  const usualPoints = Float64Array.from(base, (totals) => laidPenalty(totals, terms));
  const open: OpenTable[] = [];
  const places: SidePlace[] = [];
  for (const { day, time, lead, rice, addOns } of openSlots(input)) {
    const wanted = placesBeside(lead.standing, kitchen).filter((place) => !FIXED_PLACES.includes(place));
    const choices = wanted.flatMap((place) => {
      const found = choicesFor({ lead, place, time }, sides, shelf);
      const isSpare = time === 'breakfast' && wanted.length > 1;
      const mayBeBare = isSpare && (place === wanted[0] || found.length === 0);
      return found.length === 0 && !isSpare ? [] : [{ choices: found, mayBeBare }];
    });
    const isBare = choices.every((each) => each.choices.length === 0);
    const totals = base[day];
    const present = grid[day]?.[MEAL_TIMES.indexOf(time)] ?? null;
    if (isBare || totals === undefined || present === null) continue;
    const bases = basesOf(lead, { day, time, rice, addOns }, { ...input, rices, counted });
    if (bases.length === 0) continue;
    addTo(totals, present.amounts, -1);
    for (const each of choices) places.push({ table: open.length, ...each });
    if (time !== 'breakfast' && !hasUsualSide(lead)) usualPoints[day] = (usualPoints[day] ?? 0) + BARE_TABLE;
    const isSpicy = carries(present.candidate, 'spicy');
    open.push({ day, time, lead: lead.recipe.id, isSpicy, bases, terms: ofMeal[time] });
  }
  const leads = workOfLeads(input, foods);
  const { minutes: leadMinutes } = leads;
  const days = daysOfCook(input);
  const ofLeads = { ...sumTaken(leads.taken, foods.size), leadMinutes, atHome: foods.atHome(), loneFood };
  return { tables: open, places, sides, base, terms, usualPoints, ...ofLeads, ...days, seed };
}

/** The kind of each day, the first day that is not past, and the day for cooking ahead, -1 without one. */
export function daysOfCook({
  week,
  visitor,
  kept,
}: LayInput): Pick<TableProblem, 'dayKinds' | 'firstDay' | 'prepDay' | 'weekdayMinutes'> {
  const isGone = (date: string) => kept != null && date < kept.before;
  const firstDay = week.filter(({ date }) => isGone(date)).length;
  const prepDay = week.findIndex(({ date }) => WEEKDAYS[weekday(date)] === visitor.prepDay && !isGone(date));
  const dayKinds = week.map(({ date }) => dayKindOf(date, visitor.prepDay));
  return { dayKinds, firstDay, prepDay, weekdayMinutes: visitor.weekdayMinutes ?? null };
}

/**
 * By day, minutes of work of the leading dishes and of rice, which is cooked once a day; and the fresh foods of each
 * leading dish.
 */
function workOfLeads({ week, grid, tables }: LayInput, weekFoods: WeekFoods) {
  const taken: FoodsTaken[] = [];
  const minutes = Float64Array.from(week, ({ slots }, day) => {
    let [sum, ofRice] = [0, 0];
    for (const [time, mealTime] of MEAL_TIMES.entries()) {
      const candidate = grid[day]?.[time]?.candidate;
      const slot = slots[mealTime];
      if (candidate === undefined || slot.kind !== 'recipe') continue;
      taken.push(weekFoods.of(candidate));
      if (!isEatenAgain(slot)) sum += candidate.cooking?.activeMinutes ?? candidate.minutes ?? 0;
      const companions = tables.leadOf(slot.id)?.recipe.companions ?? [];
      const rice = companions.find(({ role }) => role === 'rice');
      ofRice = Math.max(ofRice, rice?.cooking?.activeMinutes ?? 0);
    }
    return sum + ofRice;
  });
  return { minutes, taken };
}

/** By food, the meals of the leading dishes that take it, and all they take. */
function sumTaken(taken: readonly FoodsTaken[], size: number): Pick<TableProblem, 'leadMeals' | 'leadParts'> {
  const [leadMeals, leadParts] = [new Int32Array(size), new Int32Array(size)];
  for (const { foods, parts } of taken) {
    for (const [at, food] of foods.entries()) {
      leadMeals[food] = (leadMeals[food] ?? 0) + 1;
      leadParts[food] = (leadParts[food] ?? 0) + (parts[at] ?? 0);
    }
  }
  return { leadMeals, leadParts };
}

const FIXED_PLACES: readonly TablePlace[] = ['rice', 'addOn'];

/** A slot to lay. `rice` is the one that stands there now, if any, and `addOns` are the add-ons, both by recipe id. */
type OpenSlot = {
  readonly day: number;
  readonly time: MealTime;
  readonly lead: LeadRecipe;
  readonly rice: string | null;
  readonly addOns: readonly string[];
};

function openSlots({ week, visitor, tables, kept }: LayInput): readonly OpenSlot[] {
  const kitchen = kitchenOf(visitor);
  return week.flatMap(({ date, slots }, day) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      const lead = slot.kind === 'recipe' ? tables.leadOf(slot.id) : undefined;
      if (lead === undefined || lead.recipe.kitchen !== kitchen) return [];
      const isOpen = !(kept && isKept(kept, { date, mealTime: time }));
      return isOpen ? [{ day, time, lead, ...besideNow(slot, tables) }] : [];
    }),
  );
}

function hasUsualSide({ recipe: { companions = [] } }: LeadRecipe): boolean {
  return companions.some(({ role }) => role === 'side' || role === 'kimchi');
}

function besideNow(slot: MealSlot, tables: Tables): Pick<OpenSlot, 'rice' | 'addOns'> {
  if (slot.kind !== 'recipe') return { rice: null, addOns: [] };
  const companions = slot.companions?.map(({ id }) => id);
  const recipe =
    companions === undefined ? tables.leadOf(slot.id)?.recipe : tables.recipeWith(slot.id, companions);
  const beside = recipe?.companions ?? [];
  return {
    rice: beside.find(({ role }) => role === 'rice')?.id ?? null,
    addOns: beside.flatMap(({ id, role }) => (role === 'addon' ? [id] : [])),
  };
}

type Laying = LayInput & { readonly rices: readonly PricedRice[]; readonly counted: Counted };

/** The possible bases of a table. A rice that somebody chose stays. */
function basesOf(
  { recipe, standing: lead }: LeadRecipe,
  { day, time, rice: present, addOns }: Omit<OpenSlot, 'lead'>,
  { visitor, tables, rices, counted }: Laying,
): readonly TableBase[] {
  const where = { place: 'rice', lead, kitchen: kitchenOf(visitor) } as const;
  const wanted = wantedRice(visitor.persons, visitor.rice ?? null);
  const isAsked = rices.some(
    ({ id, dish }) => id === present && wanted !== null && dish.id === RICE_DISH[wanted],
  );
  const mayStand = ({ dish, standing: rice }: PricedRice) =>
    !isAsked && isRiceAllowed({ visitor, day, mealTime: time }, dish) && maySuit(rice, where);
  const kinds: readonly (PricedRice | null)[] =
    present === null ? [null] : rices.filter((rice) => rice.id === present || mayStand(rice));
  const meals = mealsOfTable(visitor, time);
  const countsLeaves = dayLimits(visitor).walls.some(({ index }) => index === LEAVES_INDEX);
  return kinds.flatMap((rice): TableBase[] => {
    const fixed = rice === null ? addOns : [rice.id, ...addOns];
    const made = tables.recipeWith(recipe.id, fixed);
    if (made === null) return [];
    const leavesG = countsLeaves ? (tables.mealWith(recipe.id, fixed)?.weighed.leavesG ?? 0) : 0;
    const components = componentsOf(made);
    const dish = { nutrition: made.nutrition, components, kind: 'recipe', leavesG } as const;
    const portions = new PortionsOfTable(dish, meals, counted);
    const kind = rice === null ? -1 : rices.indexOf(rice);
    const { points, minutes } = rice ?? { points: 0, minutes: 0 };
    return [{ rice: rice?.id ?? null, kind, minutes, fixed, portions, points }];
  });
}

/** Adds `factor` times some amounts to a sum. */
export function addTo(sum: number[] | Float64Array, amounts: ArrayLike<number>, factor: number): void {
  for (let index = 0; index < sum.length; index += 1) {
    sum[index] = (sum[index] ?? 0) + factor * (amounts[index] ?? 0);
  }
}
