import { type MealTime, monthOf, type SideDish, standing, type TableDish } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { hardViolations } from '../../constraints/dish-violations.ts';
import { dayLimits } from '../../limits/day-limits.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Extra } from '../eaten-meals.ts';

/** A food that somebody may eat besides a meal. */
export type ExtraFood = Extra & {
  readonly standing: TableDish;
  /** The meal times at which no rule forbids it. */
  readonly times: ReadonlySet<MealTime>;
};

/** Most minutes of work for an extra: it is poured, peeled or unwrapped. */
const MOST_MINUTES = 3;
/** Meal times for an extra in order of preference; lunch is often eaten elsewhere. */
export const EXTRA_TIMES: readonly MealTime[] = ['breakfast', 'dinner', 'lunch'];

/**
 * Foods that the persons of a visitor may have as extras in the month of a date: milk, soy milk, fruit, nuts and the
 * like, as bought. Leaves out refused extras and foods that the exclusions or HARD rules of anybody at the table
 * forbid. None where medicines or kidneys bound a day, because nothing is added to a weighed day.
 */
export function extraFoods(visitor: Visitor, tables: Tables, date: string): readonly ExtraFood[] {
  const month = monthOf(date);
  return foodsFor(visitor)(tables).filter(({ standing }) => standing.table.seasonMonths.includes(month));
}

/** The foods of every month, memoized because a new week is judged several times. */
const foodsFor = memoizeByObject((visitor: Visitor) =>
  memoizeByObject((tables: Tables) => foodsOfYear(visitor, tables)),
);

function foodsOfYear(visitor: Visitor, tables: Tables): readonly ExtraFood[] {
  if (dayLimits(visitor).walls.length > 0) return [];
  const { refusedExtras = [] } = visitor;
  return tables.sidesOf(kitchenOf(visitor)).flatMap(({ id, dish, version }): ExtraFood[] => {
    if (dish.role !== 'addon' || !isTakenAsBought(dish) || refusedExtras.includes(dish.id)) return [];
    const candidate = tables.sideCandidate(id);
    if (candidate === undefined) return [];
    const times = new Set(
      EXTRA_TIMES.filter((time) => hardViolations(candidate, visitor, time).length === 0),
    );
    const { nutrition, components } = version;
    return [
      { id, standing: standing(dish, version), nutrition, glycemicLoad: components.glycemicLoad, times },
    ];
  });
}

function isTakenAsBought({ cooking }: SideDish['dish']): boolean {
  return cooking !== undefined && cooking.activeMinutes <= MOST_MINUTES && cooking.waitingMinutes === 0;
}
