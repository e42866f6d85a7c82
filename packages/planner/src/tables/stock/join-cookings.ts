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
 * row. Laid meals keep their cooking dates.
 */
export function joinCookings(week: WeekPlan, { tables, isLaid, stays }: Joining): WeekPlan {
  const meals = homeMeals(week);
  const isUnlaid = (meal: Home) => !isLaid(meal) && !stays(meal);
  const cookings = new Cookings(tables);
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

  constructor(private readonly tables: Tables) {}

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
      if (found === undefined) this.add({ id, date: meal.date, meals: [meal], isNamed: false, isOpen: true });
      else found.meals.push(meal);
    }
  }

  /** The meals of cookings that another meal has joined. */
  changed(isUnlaid: (meal: Home) => boolean): readonly ChangedTable[] {
    const dates = new Map<Home, Map<string, string>>();
    for (const { id, date, meals } of this.all) {
      if (meals.length === 1 || !meals.some(isUnlaid)) continue;
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
