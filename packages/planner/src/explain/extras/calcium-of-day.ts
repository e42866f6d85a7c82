import { ageOf, intakeReference, type Person } from '@kkini/domain';
import { plannedPerson } from '../../limits/people/planned-person.ts';
import type { Visitor } from '../../model/visitor.ts';
import { eatenAmount, sumOf } from '../eaten-meals.ts';
import type { JudgedMeals } from '../verdicts/day-verdicts.ts';
import type { ExtraFood } from './extra-foods.ts';
import type { Lack } from './fill-day.ts';

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
