import {
  addDays,
  type DayPlan,
  isRiceRefused,
  isStored,
  type Kitchen,
  type LaidDish,
  MEAL_TIMES,
  type MealSlot,
  maySuit,
  placesBeside,
  type SideDish,
  sharesFood,
  standing,
  type TablePlace,
  type WeekPlan,
} from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { holdsCounted, weekWalls } from '../constraints/week-walls.ts';
import type { MealPlace } from '../model/day-locks.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { MOST_MEALS } from './week-kitchen.ts';

/** A meal and what its slot holds. */
export type ChangedTable = MealPlace & { readonly slot: MealSlot };

/**
 * A companion of one meal of a week. `today` is YYYY-MM-DD: meals before it are past, and batches cooked before it
 * take no more meals.
 */
export type CompanionPlace = MealPlace & {
  readonly week: WeekPlan;
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly companionId: string;
  readonly today: string;
};

/** A companion that replaces another: the meals that then have it, and all slots that change. */
export type CompanionSwap = {
  readonly meals: readonly MealPlace[];
  readonly changed: readonly ChangedTable[];
  /**
   * Its cooking day for these meals, shared with others if it joins a batch; null where it is cooked for one meal or
   * comes from a store.
   */
  readonly cookedOn: string | null;
  readonly joins: boolean;
};

/** A week with some slots changed. */
export function weekWith<Day extends DayPlan>(
  week: readonly Day[],
  changed: readonly ChangedTable[],
): readonly Day[] {
  return week.map((day) => {
    const own = changed.filter(({ date }) => date === day.date);
    if (own.length === 0) return day;
    const slots = Object.fromEntries(own.map(({ mealTime, slot }) => [mealTime, slot]));
    return { ...day, slots: { ...day.slots, ...slots } };
  });
}

/** A home meal with its leading dish and companions. */
type Laid = MealPlace & {
  readonly slot: Extract<MealSlot, { readonly kind: 'recipe' }>;
  readonly lead: LeadRecipe;
  readonly beside: readonly LaidDish[];
};

/** The home meals of a week that are laid from the cookbook. */
function laidTables({ week, tables }: Pick<CompanionPlace, 'week' | 'tables'>): readonly Laid[] {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime): Laid[] => {
      const slot = slots[mealTime];
      const lead = slot.kind === 'recipe' ? tables.leadOf(slot.id) : undefined;
      if (slot.kind !== 'recipe' || lead === undefined) return [];
      const usual = lead.recipe.companions?.map(({ id }): LaidDish => ({ id })) ?? [];
      return [{ date, mealTime, slot, lead, beside: slot.companions ?? usual }];
    }),
  );
}

/**
 * Swaps one companion of a week for others. Reads everything a swap needs from the week once, so that all dishes of a
 * kitchen can be tried.
 */
export class CompanionSwaps {
  private readonly laid: readonly Laid[];
  private readonly asked: Laid | undefined;
  private readonly present: LaidDish | undefined;
  /** The meals that share the companion and may change together with the requested one, in order. */
  private readonly group: readonly Laid[];
  private readonly sides = new Map<Kitchen, ReadonlyMap<string, SideDish>>();

  constructor(private readonly place: CompanionPlace) {
    const { date, mealTime, companionId } = place;
    this.laid = laidTables(place);
    this.asked = this.laid.find((table) => table.date === date && table.mealTime === mealTime);
    this.present = this.asked?.beside.find(({ id }) => id === companionId);
    this.group = this.sharing();
  }

  /** The dishes of the kitchen, eaten at that time of day, that may take the place at the requested meal, without regard to limits. */
  options(): readonly SideDish[] {
    const { asked } = this;
    if (asked === undefined || this.present === undefined) return [];
    return [...this.sidesOf(asked).values()].filter(
      (side) => side.dish.mealTimes.includes(asked.mealTime) && this.suits(side, asked),
    );
  }

  /**
   * The swap at this meal alone, or at every meal of the batch within the days the other dish keeps. It is alone
   * after all if the other dish is already cooked that day for as many meals as one cooking serves. Null where the
   * swap is not allowed.
   */
  swap(candidateId: string, everywhere: boolean): CompanionSwap | null {
    const { asked, present } = this;
    if (asked === undefined || present === undefined) return null;
    const side = this.sidesOf(asked).get(candidateId);
    if (side === undefined || !this.suits(side, asked)) return null;
    const wanted = everywhere
      ? this.group.filter((table) => table === asked || this.suits(side, table))
      : [asked];
    const meals = isBatched(side) ? withinKeeping(wanted, asked, keepDays(side)) : wanted;
    const batch = isBatched(side) ? this.batchToJoin(side, meals) : null;
    const [first] = meals;
    const own = isBatched(side) && meals.length > 1 ? (first?.date ?? null) : null;
    const cookedOn = batch ?? own;
    const isFull = batch === null && own !== null && this.mealsOf(side.id).has(own);
    if (isFull) return this.swap(candidateId, false);
    const laidDish: LaidDish = cookedOn === null ? { id: side.id } : { id: side.id, cookedOn };
    const changed = meals.map((table) => withCompanion(table, present.id, laidDish));
    return {
      meals: meals.map(({ date, mealTime }) => ({ date, mealTime })),
      changed: [...changed, ...this.reduced(meals)],
      cookedOn,
      joins: batch !== null,
    };
  }

  /** The meals of the same batch from today on; for stored dishes and rice, all meals that have them. */
  private sharing(): readonly Laid[] {
    const { asked, present } = this;
    if (asked === undefined || present === undefined) return [];
    const side = this.sidesOf(asked).get(present.id);
    const isAlone = present.cookedOn === undefined && side !== undefined && isBatched(side);
    if (isAlone) return [asked];
    return this.laid.filter(
      (table) =>
        table === asked ||
        (table.date >= this.place.today && table.beside.some((dish) => isOneCooking(dish, present))),
    );
  }

  private sidesOf({ lead }: Laid): ReadonlyMap<string, SideDish> {
    const { kitchen } = lead.recipe;
    if (kitchen === undefined) return new Map();
    const known = this.sides.get(kitchen);
    if (known !== undefined) return known;
    const sides = new Map(this.place.tables.sidesOf(kitchen).map((side) => [side.id, side]));
    this.sides.set(kitchen, sides);
    return sides;
  }

  /**
   * Whether a dish may replace the companion at a meal: it suits the place and the other dishes, and keeps exclusions
   * and HARD rules.
   */
  private suits(side: SideDish, table: Laid): boolean {
    const { tables, visitor, companionId } = this.place;
    const { kitchen } = table.lead.recipe;
    if (kitchen === undefined || table.beside.some(({ id }) => id === side.id)) return false;
    if (isRiceRefused(visitor.persons, side.dish.id)) return false;
    const dish = standing(side.dish, side.version);
    const others = table.beside.flatMap(({ id }) =>
      id === companionId ? [] : (this.sidesOf(table).get(id) ?? []),
    );
    const isOfPlace = this.placesOf(table).some((place) =>
      maySuit(dish, { place, lead: table.lead.standing, kitchen }),
    );
    if (!isOfPlace || others.some((other) => sharesFood(dish, standing(other.dish, other.version))))
      return false;
    const alone = tables.sideCandidate(side.id);
    const crowds =
      alone === undefined || [...weekWalls(visitor).keys()].some((food) => holdsCounted(alone, food));
    if (crowds || hardViolations(alone, visitor, table.mealTime).length > 0) return false;
    const ids = table.beside.map(({ id }) => (id === companionId ? side.id : id));
    const meal = tables.mealWith(table.slot.id, ids);
    return meal !== undefined && hardViolations(meal, visitor, table.mealTime).length === 0;
  }

  /** The places a companion may stand in: that of its position if it suits it, otherwise all of its role. */
  private placesOf(table: Laid): readonly TablePlace[] {
    const { lead, beside } = table;
    const { kitchen } = lead.recipe;
    const known = this.sidesOf(table);
    const present = known.get(this.place.companionId);
    if (kitchen === undefined || present === undefined) return [];
    const { role } = present.dish;
    if (role === 'rice') return ['rice'];
    if (role === 'addon') return ['addOn'];
    const wanted = placesBeside(lead.standing, kitchen).filter((place) => !FIXED_PLACES.includes(place));
    const sides = beside.filter(({ id }) => {
      const other = known.get(id)?.dish.role;
      return other !== 'rice' && other !== 'addon';
    });
    const own = wanted[sides.findIndex(({ id }) => id === this.place.companionId)];
    const dish = standing(present.dish, present.version);
    const isSuited = (place: TablePlace) => maySuit(dish, { place, lead: lead.standing, kitchen });
    if (own !== undefined && sides.length === wanted.length && isSuited(own)) return [own];
    return wanted.filter(isSuited).length > 0 ? wanted.filter(isSuited) : wanted;
  }

  /** The number of meals of each batch of a dish in the week, by the day it is cooked on. */
  private mealsOf(dishId: string): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { beside } of this.laid) {
      for (const { id, cookedOn } of beside) {
        if (id === dishId && cookedOn !== undefined) counts.set(cookedOn, (counts.get(cookedOn) ?? 0) + 1);
      }
    }
    return counts;
  }

  /** The cooking day of a batch of the dish that is not cooked yet and has room for these meals while it keeps. */
  private batchToJoin(side: SideDish, meals: readonly Laid[]): string | null {
    const found = [...this.mealsOf(side.id)].find(
      ([cookedOn, count]) =>
        cookedOn >= this.place.today &&
        count + meals.length <= MOST_MEALS &&
        meals.every(({ date }) => cookedOn <= date && date <= addDays(cookedOn, keepDays(side))),
    );
    return found?.[0] ?? null;
  }

  /**
   * The remaining meals of the batch, cooked on the first of their days; a single meal is cooked for itself. They
   * stay unchanged if another batch of the dish is cooked on that day, because one cooking serves a limited number of
   * meals.
   */
  private reduced(swapped: readonly Laid[]): readonly ChangedTable[] {
    const { present } = this;
    const cookedOn = present?.cookedOn;
    if (present === undefined || cookedOn === undefined || cookedOn < this.place.today) return [];
    const eating = this.laid.filter(({ beside }) => beside.some((dish) => isOneCooking(dish, present)));
    const left = eating.filter((table) => !swapped.includes(table));
    const isAhead = eating.every(({ date }) => date > cookedOn);
    const [first] = left;
    if (first === undefined || isAhead) return [];
    const laid: LaidDish = left.length === 1 ? { id: present.id } : { id: present.id, cookedOn: first.date };
    const stays = laid.cookedOn === cookedOn || (left.length > 1 && this.mealsOf(present.id).has(first.date));
    return stays ? [] : left.map((table) => withCompanion(table, present.id, laid));
  }
}

const FIXED_PLACES: readonly TablePlace[] = ['rice', 'addOn'];

function isOneCooking(dish: LaidDish, other: LaidDish): boolean {
  return dish.id === other.id && dish.cookedOn === other.cookedOn;
}

/** Whether a dish is cooked for several meals. Rice, add-ons and sides from a store are not. */
function isBatched({ dish }: SideDish): boolean {
  return (dish.role === 'side' || dish.role === 'kimchi') && !isStored(dish.cooking);
}

function keepDays({ dish }: SideDish): number {
  return dish.cooking?.keepDays ?? 0;
}

function withCompanion({ date, mealTime, slot, beside }: Laid, from: string, to: LaidDish): ChangedTable {
  const companions = beside.map((dish) => (dish.id === from ? to : dish));
  return { date, mealTime, slot: { ...slot, companions } };
}

/**
 * The largest group of meals around the requested one that one cooking can serve while it keeps; of equal ones the
 * earliest.
 */
function withinKeeping(tables: readonly Laid[], asked: Laid, days: number): readonly Laid[] {
  const spans = tables
    .filter(({ date }) => date <= asked.date && asked.date <= addDays(date, days))
    .map(({ date: from }) =>
      tables.filter(({ date }) => from <= date && date <= addDays(from, days)).slice(0, MOST_MEALS),
    )
    .filter((span) => span.includes(asked));
  return spans.reduce((best, span) => (span.length > best.length ? span : best), [asked]);
}
