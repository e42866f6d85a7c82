import { type MealTime, monthOf, type SideDish, standing, type TableDish } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { hardViolations } from '../../constraints/dish-violations.ts';
import { dayLimits } from '../../limits/day-limits.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { ruleOwners } from '../../model/rule-owner.ts';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Extra } from '../eaten-meals.ts';
import { isForCalcium } from './calcium-of-day.ts';

/** A food that somebody may eat besides a meal. */
export type ExtraFood = Omit<Extra, 'fills'> & {
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
  // Calcium binds the hormone, which is taken before breakfast (safety-rules sections 4 and 9, LT4).
  const owners = ruleOwners(visitor);
  const takesThyroidHormone = owners.has('answer.thyroidDrug') || owners.has('thyroidDisease');
  return tables.sidesOf(kitchenOf(visitor)).flatMap(({ id, dish, version }): ExtraFood[] => {
    if (dish.role !== 'addon' || !isTakenAsBought(dish) || refusedExtras.includes(dish.id)) return [];
    const candidate = tables.sideCandidate(id);
    if (candidate === undefined) return [];
    const { nutrition, components } = version;
    const food = { id, standing: standing(dish, version), nutrition };
    const mayBind = takesThyroidHormone && isForCalcium(food);
    const times = EXTRA_TIMES.filter(
      (time) => !(mayBind && time === 'breakfast') && hardViolations(candidate, visitor, time).length === 0,
    );
    return [{ ...food, glycemicLoad: components.glycemicLoad, times: new Set(times) }];
  });
}

function isTakenAsBought({ cooking }: SideDish['dish']): boolean {
  return cooking !== undefined && cooking.activeMinutes <= MOST_MINUTES && cooking.waitingMinutes === 0;
}
