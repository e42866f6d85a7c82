import {
  ageOf,
  intakeReference,
  type MealTime,
  monthOf,
  type Person,
  type SideDish,
  standing,
  type TableDish,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { hardViolations } from '../../constraints/dish-violations.ts';
import { dayLimits } from '../../limits/day-limits.ts';
import { plannedPerson } from '../../limits/people/planned-person.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { ruleOwners } from '../../model/rule-owner.ts';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { type Extra, eatenAmount, sumOf } from '../eaten-meals.ts';
import type { JudgedMeals } from '../verdicts/day-verdicts.ts';
import type { Lack } from './fill-day.ts';

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

/** The part of the recommended intake that is enough (safety-rules section 6). */
const ENOUGH = 0.8;

/** Less calcium in a serving does not help a day, mg: an eighth of 800. A small yogurt has 103. */
const LEAST = 100;

/**
 * Whether a food is given for its calcium: milk and yogurt, whose calcium is measured, and soy milk to which it is added and whose label
 * states it. That of a bag of leaves depends on the leaves.
 */
export function isForCalcium({ standing, nutrition }: Pick<ExtraFood, 'standing' | 'nutrition'>): boolean {
  return /^(?:dairy|legume)$/u.test(standing.mainGroup) && (nutrition.calciumMg ?? 0) >= LEAST;
}

/** The foods that are given for their calcium: milk and yogurt, and soy milk where these may not be eaten at all. */
export function foodsForCalcium(foods: readonly ExtraFood[]): readonly ExtraFood[] {
  const giving = foods.filter((food) => isForCalcium(food) && food.times.size > 0);
  const dairy = giving.filter(({ standing }) => standing.mainGroup === 'dairy');
  return dairy.length > 0 ? dairy : giving;
}

/**
 * The calcium a day of somebody should have, mg; null for people whose calcium is shown but not filled. It comes first for older
 * people, children, in pregnancy, while breastfeeding, and for vegetarians (safety-rules section 6).
 */
export function enoughCalcium(said: Person, visitor: Visitor): number | null {
  const { person, stage, states } = plannedPerson(said, visitor);
  const isFirst =
    stage !== 'adult' ||
    visitor.eatingStyles.includes('vegetarian') ||
    states.some((state) => state === 'pregnant' || state === 'lactating');
  if (!isFirst) return null;
  return ENOUGH * intakeReference('calciumMg', { stage, age: ageOf(person, visitor.year), sex: person.sex });
}

/** What a day has too little of calcium; null if it has enough or the amount in some dish is unknown. */
export function calciumLack({ meals }: JudgedMeals, enough: number): Lack | null {
  const { central, isKnown } = sumOf(meals.map((meal) => eatenAmount(meal, 'calciumMg')));
  if (!isKnown || central >= enough) return null;
  return { nutrient: 'calciumMg', missing: enough - central, least: LEAST };
}
