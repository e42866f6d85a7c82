import { addDays, isStored, type LaidDish, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { MealPlace } from '../../model/day-locks.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import { type ChangedTable, weekWith } from '../swap-companion.ts';
import { MOST_MEALS } from '../week-kitchen.ts';

/** Which meals are laid, and which of the others keep their companions as they are. */
export type Joining = {
  readonly tables: Tables;
  readonly isLaid: (place: MealPlace) => boolean;
  readonly stays: (place: MealPlace) => boolean;
  /** The date of the day for cooking ahead; null where there is none or it is past. */
  readonly prepDate: string | null;
};

type Home = MealPlace & { readonly slot: Extract<MealSlot, { readonly kind: 'recipe' }> };

/**
 * A cooking of a side on a date. If the same side has another cooking on that date, no meal may join, because a meal
 * identifies a cooking by side and date.
 */
type Cooking = {
  readonly id: string;
  readonly date: string;
  readonly meals: Home[];
  readonly isNamed: boolean;
  isOpen: boolean;
};

/**
 * A week in which unlaid meals share cookings. They keep their usual companions, and each side comes from a cooking
 * of their day, or an earlier one that still keeps, if that one has room: nobody would cook the same side twice in a
 * row. A side that keeps until its meal is made on the day for cooking ahead. Laid meals keep their cooking dates.
 */
export function joinCookings(week: WeekPlan, { tables, isLaid, stays, prepDate }: Joining): WeekPlan {
  const meals = homeMeals(week);
  const isUnlaid = (meal: Home) => !isLaid(meal) && !stays(meal);
  const cookings = new Cookings(tables, prepDate);
  for (const meal of meals) if (!isUnlaid(meal)) cookings.cook(meal, !stays(meal));
  for (const meal of meals) if (isUnlaid(meal)) cookings.join(meal);
  return weekWith(week, cookings.changed(isUnlaid));
}

function homeMeals(week: WeekPlan): readonly Home[] {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime): Home[] => {
      const slot = slots[mealTime];
      return slot.kind === 'recipe' ? [{ date, mealTime, slot }] : [];
    }),
  );
}

class Cookings {
  private readonly all: Cooking[] = [];

  constructor(
    private readonly tables: Tables,
    private readonly prepDate: string | null,
  ) {}

  /** Records the sides of a meal. Cookings that only kept meals eat are closed to others. */
  cook(meal: Home, isOpen: boolean): void {
    for (const { id, cookedOn } of this.sidesOf(meal)) {
      const isNamed = cookedOn !== undefined;
      const date = cookedOn ?? meal.date;
      const known = this.all.find((each) => isNamed && each.isNamed && isOf(each, id, date));
      if (known === undefined) this.add({ id, date, meals: [meal], isNamed, isOpen });
      else {
        known.meals.push(meal);
        known.isOpen &&= isOpen;
      }
    }
  }

  /** Takes each side of a meal from a cooking with room, otherwise adds a cooking for the meal. */
  join(meal: Home): void {
    for (const { id } of this.sidesOf(meal)) {
      const keepDays = this.tables.sideCandidate(id)?.cooking?.keepDays ?? 0;
      const found = this.all.find(
        (each) =>
          each.id === id &&
          each.isOpen &&
          each.meals.length < MOST_MEALS &&
          each.date <= meal.date &&
          meal.date <= addDays(each.date, keepDays),
      );
      if (found === undefined) {
        const date = this.cookDateOf(id, meal, keepDays);
        this.add({ id, date, meals: [meal], isNamed: date !== meal.date, isOpen: true });
      } else found.meals.push(meal);
    }
  }

  /** The day for cooking ahead if the side keeps from it and is not cooked on it already; otherwise the day of the meal. */
  private cookDateOf(id: string, { date }: Home, keepDays: number): string {
    const { prepDate } = this;
    const keeps = prepDate !== null && prepDate <= date && date <= addDays(prepDate, keepDays);
    return keeps && !this.all.some((each) => isOf(each, id, prepDate)) ? prepDate : date;
  }

  /** The meals of cookings that another meal has joined, or that are made ahead. */
  changed(isUnlaid: (meal: Home) => boolean): readonly ChangedTable[] {
    const dates = new Map<Home, Map<string, string>>();
    for (const { id, date, meals } of this.all) {
      const isAtHand = meals.length === 1 && meals[0]?.date === date;
      if (isAtHand || !meals.some(isUnlaid)) continue;
      for (const meal of meals) dates.set(meal, (dates.get(meal) ?? new Map()).set(id, date));
    }
    return [...dates].map(([meal, own]): ChangedTable => {
      const companions = this.besideOf(meal).map((dish): LaidDish => {
        const cookedOn = own.get(dish.id);
        return cookedOn === undefined ? dish : { id: dish.id, cookedOn };
      });
      return { ...meal, slot: { ...meal.slot, companions } };
    });
  }

  private add(cooking: Cooking): void {
    const others = this.all.filter((each) => isOf(each, cooking.id, cooking.date));
    for (const other of others) other.isOpen = false;
    this.all.push({ ...cooking, isOpen: cooking.isOpen && others.length === 0 });
  }

  /** The companions of a meal that are cooked for it. */
  private sidesOf(meal: Home): readonly LaidDish[] {
    return this.besideOf(meal).filter(({ id }) => {
      const { role, cooking } = this.tables.sideCandidate(id) ?? {};
      return (role === 'side' || role === 'kimchi') && !isStored(cooking);
    });
  }

  private besideOf({ slot }: Home): readonly LaidDish[] {
    return slot.companions ?? idsBeside(slot, this.tables).map((id) => ({ id }));
  }
}

function isOf(cooking: Cooking, id: string, date: string): boolean {
  return cooking.id === id && cooking.date === date;
}
