import { addDays, isStored, type LaidDish, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { MealPlace } from '../../model/day-locks.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import { type ChangedTable, weekWith } from '../swap-companion.ts';
import { MOST_MEALS } from '../week-kitchen.ts';

/** Which meals are laid, and which of the others stay as they are. */
export type Joining = {
  readonly tables: Tables;
  readonly isLaid: (place: MealPlace) => boolean;
  readonly stays: (place: MealPlace) => boolean;
};

type Home = MealPlace & { readonly slot: Extract<MealSlot, { readonly kind: 'recipe' }> };

/**
 * A side that is cooked on a date, which its meals may name. Another one of the same date keeps it closed, because a meal names a
 * cooking by side and date.
 */
type Cooking = {
  readonly id: string;
  readonly date: string;
  readonly meals: Home[];
  readonly isNamed: boolean;
  isOpen: boolean;
};

/**
 * A week in which the meals that are not laid eat of a side that is cooked on their day or keeps since then, where it has room for
 * them: they keep their usual companions, which nobody would cook twice in a row. What is laid is cooked when it was.
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

  /** Notes what a meal has as it is; what only meals that stay have is closed. */
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

  /** Takes each side of a meal from a cooking that has room, else cooks it for the meal. */
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

  /** The meals that eat of a cooking which another meal has joined. */
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

  /** What stands beside a leading dish and is cooked for meals. */
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
