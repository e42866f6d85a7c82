import { type CookbookDish, isStored, MEAL_TIMES, type MealTime, WEEKDAYS, weekday } from '@kkini/domain';
import type { CheckedPlan } from '../checked-plan.ts';
import type { ServedDishes } from '../served-dish.ts';

/** A meal with a laid table: its leading recipe, its companions by recipe id, and its day and meal time. */
export type LaidMeal = {
  readonly day: number;
  readonly time: MealTime;
  readonly lead: string;
  /** The main foods of the leading dish. */
  readonly leadFoods: readonly string[];
  readonly rice: string | null;
  readonly addOns: readonly string[];
  /** The making of each side, by index. */
  readonly sides: readonly number[];
  /** Whether the visitor chose the table, so that it stays. */
  readonly isChosen: boolean;
};

/** A side that was cooked once, or that a store holds, for the meals from `firstMeal` to the last day it keeps. */
export type Making = {
  readonly id: string;
  readonly dish: CookbookDish;
  readonly isStored: boolean;
  readonly firstMeal: number;
  readonly lastDay: number;
  /** The day it is cooked on, and whether that is the day for cooking ahead, from which it may wait. */
  readonly cookDay: number;
  readonly isAhead: boolean;
};

/** The laid tables of a plan that may be eaten in another way, and the makings they are laid from. */
export type LaidPlan = { readonly meals: readonly LaidMeal[]; readonly makings: readonly Making[] };

const DAY_MS = 86_400_000;

/** Reads the laid tables of a plan; null where a companion is unknown. */
export function laidPlan({ plan, kept }: CheckedPlan, dishes: ServedDishes): LaidPlan | null {
  const makings: Making[] = [];
  const known = new Map<string, number>();
  const meals: LaidMeal[] = [];
  const { outside = [], chosen = [] } = plan.certificate?.stock ?? {};
  for (const [day, { date, slots }] of plan.days.entries()) {
    for (const [place, time] of MEAL_TIMES.entries()) {
      const slot = slots[time];
      if (slot.kind !== 'recipe' || slot.companions === undefined || kept.isKept(day, time)) continue;
      const isHere = (meal: { readonly date: string; readonly mealTime: MealTime }) =>
        meal.date === date && meal.mealTime === time;
      if (outside.some(isHere)) continue;
      const sides: number[] = [];
      const others: { readonly id: string; readonly role: string }[] = [];
      for (const { id, cookedOn } of slot.companions) {
        const dish = dishes.besideOf(id);
        if (dish === undefined) return null;
        if (dish.role !== 'side' && dish.role !== 'kimchi') {
          others.push({ id, role: dish.role });
          continue;
        }
        const store = isStored(dish.cooking);
        const key = store ? id : `${id} ${cookedOn ?? `${date} ${time}`}`;
        const at = known.get(key) ?? makings.length;
        if (at === makings.length) {
          const cookDate = cookedOn ?? date;
          const cookDay = day - (Date.parse(date) - Date.parse(cookDate)) / DAY_MS;
          const lastDay = store ? Infinity : cookDay + (dish.cooking?.keepDays ?? 0);
          const isAhead = WEEKDAYS[weekday(cookDate)] === plan.answers.prepDay;
          const firstMeal = store ? 0 : day * MEAL_TIMES.length + place;
          makings.push({ id, dish, isStored: store, firstMeal, lastDay, cookDay, isAhead });
          known.set(key, at);
        }
        sides.push(at);
      }
      const rice = others.find(({ role }) => role === 'rice')?.id ?? null;
      const addOns = others.filter(({ role }) => role !== 'rice').map(({ id }) => id);
      const leadFoods = dishes.standingOf(slot.id)?.table.mainFoods ?? [];
      const isChosen = chosen.some(isHere);
      meals.push({ day, time, lead: slot.id, leadFoods, rice, addOns, sides, isChosen });
    }
  }
  return { meals, makings };
}
