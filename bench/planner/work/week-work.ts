import {
  isOwnLine,
  isPerishable,
  isStored,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type Recipe,
  type Taxonomy,
  type WeekPlan,
  weekday,
} from '@kkini/domain';
import { REHEATING_MINUTES, type Tables } from '@kkini/planner';

/** Minutes of work on a day with cooking, and whether it is from Monday to Friday. */
type WorkDay = { readonly minutes: number; readonly isWeekday: boolean };

/** Work of a week, by the minutes and foods of its entries. */
export type WeekWork = {
  readonly days: readonly WorkDay[];
  /** Of each home breakfast: minutes of work in the morning, and minutes until it is ready. */
  readonly breakfasts: readonly { readonly work: number; readonly whole: number }[];
  readonly makings: number;
  /** Number of foods that spoil within a week, and of those that only one meal has. */
  readonly perishables: number;
  readonly forOneMeal: number;
  /** Meals whose leading dish was cooked for an earlier one. */
  readonly again: number;
};

type Foods = { readonly tables: Tables; readonly taxonomy: Taxonomy };

/** Counts the cooking of a week: a batch once, stored dishes not at all, each kind of rice once a day. */
export function weekWork(week: WeekPlan, foods: Foods): WeekWork {
  const makings = new Makings(week, foods);
  const breakfasts: WeekWork['breakfasts'][number][] = [];
  let again = 0;
  for (const { date, slots } of week) {
    for (const time of MEAL_TIMES) {
      const slot = slots[time];
      const dishes = slot.kind === 'recipe' ? dishesOf(slot, foods.tables) : [];
      if (slot.kind === 'recipe' && slot.cookedOn !== undefined) again += 1;
      const made = dishes.filter((dish) => makings.add(dish, { date, time }));
      const now = made.filter(({ cookedOn, role }) => (cookedOn ?? date) === date && role !== 'rice');
      const lead = now.find(({ isLead }) => isLead);
      const work = sum(now.map(({ active }) => active)) + (lead === undefined ? REHEATING_MINUTES : 0);
      if (time === 'breakfast' && dishes.length > 0)
        breakfasts.push({ work, whole: work + (lead?.waiting ?? 0) });
    }
  }
  return { breakfasts, again, ...makings.counts() };
}

type Dish = {
  readonly id: string;
  readonly isLead: boolean;
  readonly role: Recipe['role'];
  readonly active: number;
  readonly waiting: number;
  readonly foods: readonly string[];
  readonly cookedOn: string | undefined;
};

/** One cooking of a dish: its day, its minutes, its foods and the number of its meals. */
type Making = {
  readonly date: string;
  readonly active: number;
  readonly foods: readonly string[];
  meals: number;
};

class Makings {
  private readonly known = new Map<string, Making>();

  constructor(
    private readonly week: WeekPlan,
    private readonly foods: Foods,
  ) {}

  /** Counts a dish of a meal; true if it is cooked for this meal first. */
  add(dish: Dish, { date, time }: { readonly date: string; readonly time: MealTime }): boolean {
    const { id, isLead, role, active, cookedOn } = dish;
    const key = `${cookedOn ?? (isLead || role === 'rice' ? date : `${date} ${time}`)} ${id}`;
    const before = this.known.get(key);
    if (before !== undefined) {
      before.meals += 1;
      return false;
    }
    const foods = [...new Set(dish.foods)].filter((food) => isPerishable(this.foods.taxonomy, food));
    this.known.set(key, { date: cookedOn ?? date, active, foods, meals: 1 });
    return true;
  }

  counts(): Pick<WeekWork, 'days' | 'makings' | 'perishables' | 'forOneMeal'> {
    const all = [...this.known.values()];
    const meals = new Map<string, number>();
    for (const making of all)
      for (const food of making.foods) meals.set(food, (meals.get(food) ?? 0) + making.meals);
    const days = this.week.flatMap(({ date }): WorkDay[] => {
      const minutes = sum(all.map((making) => (making.date === date ? making.active : 0)));
      return minutes > 0 ? [{ minutes, isWeekday: ![0, 6].includes(weekday(date)) }] : [];
    });
    const forOneMeal = [...meals.values()].filter((count) => count === 1).length;
    return { days, makings: all.length, perishables: meals.size, forOneMeal };
  }
}

/** The cooked dishes of a home meal, the leading one first. */
function dishesOf(slot: Extract<MealSlot, { kind: 'recipe' }>, tables: Tables): readonly Dish[] {
  const beside = slot.companions?.map(({ id }) => id);
  const recipe = beside === undefined ? tables.leadOf(slot.id)?.recipe : tables.recipeWith(slot.id, beside);
  if (recipe === undefined || recipe === null) return [];
  const foodsOf = (isOf: (line: Recipe['ingredients'][number]) => boolean) =>
    recipe.ingredients.filter((line) => line.role === 'main' && isOf(line)).flatMap(({ id }) => id ?? []);
  const minutesOf = (cooking: Recipe['cooking']) => ({
    active: cooking?.activeMinutes ?? 0,
    waiting: cooking?.waitingMinutes ?? 0,
  });
  const dates = new Map(slot.companions?.map(({ id, cookedOn }) => [id, cookedOn]));
  const lead = { id: recipe.id, isLead: true, role: recipe.role, cookedOn: slot.cookedOn };
  return [
    { ...lead, ...minutesOf(recipe.cooking), foods: foodsOf(isOwnLine) },
    ...(recipe.companions ?? [])
      .filter(({ cooking }) => !isStored(cooking))
      .map(({ id, role, cooking }) => ({
        ...{ id, isLead: false, role, cookedOn: dates.get(id) },
        ...minutesOf(cooking),
        foods: foodsOf(({ of }) => of === id),
      })),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}
