import {
  addDays,
  type LaidDish,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  WEEKDAYS,
  type Weekday,
  type WeekPlan,
  weekday,
} from '@kkini/domain';
import { type FormerWeek, isKept, type MealPlace } from '../model/day-locks.ts';
import { type ChangedTable, weekWith } from './swap-companion.ts';
import { MOST_MEALS } from './week-kitchen.ts';

/** A week whose meals have changed. `today` is YYYY-MM-DD: what was cooked before it keeps its date. */
export type ToRedate = {
  readonly week: WeekPlan;
  /** The weekday on which the household cooks ahead. Dishes made on it may wait until later days. */
  readonly prepDay: Weekday | null | undefined;
  readonly today: string;
};

/**
 * The changed slots of a week, so that each batch and pot is cooked for a meal that eats of it on that day, or on the
 * evening before a breakfast. Batches move to the first of their meals, which leaves each within the days they keep.
 * What only one meal still has is cooked for it alone, and so is a pot whose first meal now has another dish.
 */
export function redateBatches({ week, prepDay, today }: ToRedate): readonly ChangedTable[] {
  const dating = new Dating(week, (cookedOn) => WEEKDAYS[weekday(cookedOn)] === prepDay);
  return dating.changed(today);
}

type Home = Extract<MealSlot, { readonly kind: 'recipe' }>;
type HomeMeal = MealPlace & { readonly slot: Home };
type Batch = { readonly id: string; readonly cookedOn: string; readonly meals: readonly HomeMeal[] };

class Dating {
  private readonly meals: readonly HomeMeal[];
  private readonly batches = new Map<string, Batch>();
  /** By meal and dish, the new cooking day; undefined for a cooking of its own. */
  private readonly days = new Map<string, string | undefined>();

  constructor(
    week: WeekPlan,
    private readonly mayWait: (cookedOn: string) => boolean,
  ) {
    this.meals = week.flatMap(({ date, slots }) =>
      MEAL_TIMES.flatMap((mealTime): HomeMeal[] => {
        const slot = slots[mealTime];
        return slot.kind === 'recipe' ? [{ date, mealTime, slot }] : [];
      }),
    );
    for (const meal of this.meals) {
      for (const { id, cookedOn } of meal.slot.companions ?? [])
        if (cookedOn !== undefined) this.join({ id, cookedOn, meals: [meal] });
    }
  }

  changed(today: string): readonly ChangedTable[] {
    for (const key of [...this.batches.keys()]) {
      const batch = this.batches.get(key);
      if (batch === undefined || batch.cookedOn < today) continue;
      const [only, ...others] = batch.meals;
      if (others.length === 0 && only?.date === batch.cookedOn)
        this.days.set(nameOf(only, batch.id), undefined);
      else if (!this.isBegun(batch)) this.move(batch);
    }
    return this.meals.flatMap((meal): ChangedTable[] => {
      const slot = this.ownPot(this.redated(meal), meal, today);
      return slot === meal.slot ? [] : [{ date: meal.date, mealTime: meal.mealTime, slot }];
    });
  }

  /** Whether a meal eats of a batch on its day, or at the breakfast it is made for, or the batch may wait. */
  private isBegun({ cookedOn, meals }: Batch): boolean {
    return this.mayWait(cookedOn) || meals.some((meal) => cookDayFor(meal) <= cookedOn);
  }

  /**
   * Moves a batch to the first of its meals. Where the dish is already cooked that day for as many meals as allowed,
   * that meal gets its own cooking.
   */
  private move({ id, cookedOn, meals }: Batch): void {
    this.batches.delete(keyOf(id, cookedOn));
    let left = meals;
    for (let first = left[0]; first !== undefined; first = left[0]) {
      const day = cookDayFor(first);
      const there = this.batches.get(keyOf(id, day))?.meals.length ?? 0;
      const isAlone = left.length === 1 && there === 0 && day === first.date;
      if (!isAlone && there + left.length <= MOST_MEALS) {
        for (const meal of left) this.days.set(nameOf(meal, id), day);
        this.join({ id, cookedOn: day, meals: left });
        return;
      }
      this.days.set(nameOf(first, id), undefined);
      left = left.slice(1);
    }
  }

  private join({ id, cookedOn, meals }: Batch): void {
    const key = keyOf(id, cookedOn);
    const known = this.batches.get(key)?.meals ?? [];
    this.batches.set(key, { id, cookedOn, meals: [...known, ...meals] });
  }

  private redated(meal: HomeMeal): Home {
    const { companions } = meal.slot;
    if (!companions?.some(({ id }) => this.days.has(nameOf(meal, id)))) return meal.slot;
    const laid = companions.map((dish): LaidDish => {
      const name = nameOf(meal, dish.id);
      if (!this.days.has(name)) return dish;
      const cookedOn = this.days.get(name);
      return cookedOn === undefined ? { id: dish.id } : { id: dish.id, cookedOn };
    });
    return { ...meal.slot, companions: laid };
  }

  /** The slot with a cooking of its own, where the meal its pot was cooked for has another dish now. */
  private ownPot(slot: Home, { date }: HomeMeal, today: string): Home {
    const { cookedOn, ...own } = slot;
    if (cookedOn === undefined || cookedOn < today) return slot;
    const isCooked = this.meals.some(
      (meal) => meal.date === cookedOn && meal.date < date && meal.slot.id === slot.id,
    );
    return isCooked ? slot : own;
  }
}

/**
 * The last day on which a batch whose first meal is this one can be cooked: the evening before a breakfast, otherwise
 * the day itself.
 */
function cookDayFor({ date, mealTime }: MealPlace): string {
  return mealTime === MEAL_TIMES[0] ? addDays(date, -1) : date;
}

const keyOf = (id: string, cookedOn: string) => `${id} ${cookedOn}`;
const nameOf = ({ date, mealTime }: MealPlace, id: string) => `${date} ${mealTime} ${id}`;

/**
 * A former week whose kept meals are cooked for themselves alone: the other meals will not be eaten, so no batch or
 * pot is cooked for them.
 */
export function redatedKept({ week, kept }: FormerWeek, prepDay: ToRedate['prepDay']): FormerWeek {
  const { before: today } = kept;
  const staying = week.map(({ date, slots }) => {
    const at = (mealTime: MealTime): MealSlot =>
      isKept(kept, { date, mealTime }) ? slots[mealTime] : { kind: 'fasting' };
    return { date, slots: { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') } };
  });
  return { week: weekWith(week, redateBatches({ week: staying, prepDay, today })), kept };
}
