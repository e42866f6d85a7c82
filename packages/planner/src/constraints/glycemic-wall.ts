import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { eatersOf, GLYCEMIC_LOAD, isOneEach, leastGlycemicLoad, personMeal } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';

/** The bounds for a visitor with diabetes; null without diabetes. */
type GlycemicWall = { readonly leastUnits: number; readonly isAlone: boolean };

/**
 * Whether every portion of a dish has too high a glycaemic load for somebody with diabetes (safety-rules section
 * 8.2), or the dish is a porridge, which section 8.3 allows only where nothing else fits. Something else always fits.
 */
export function isTooGlycemic(candidate: Candidate, visitor: Visitor): boolean {
  const wall = glycemicWall(visitor);
  if (wall === null) return false;
  if (candidate.method === 'porridge') return true;
  const { nutrition, components } = candidate;
  const isWhole = isOneEach(candidate, wall.isAlone);
  const load = leastGlycemicLoad({ nutrition, components }, { leastUnits: wall.leastUnits, isWhole });
  return load !== null && load > GLYCEMIC_LOAD.mealCap;
}

/** The least starch of a meal is the greatest minimum among the people with diabetes. */
const glycemicWall = memoizeByObject((visitor: Visitor): GlycemicWall | null => {
  if (!visitor.healthConditions.includes('diabetes')) return null;
  const diabetic = visitor.persons.filter((person) => conditionsOf(person, visitor).includes('diabetes'));
  const least = diabetic.map((person) => personMeal(person, 'lunch', visitor).units.min);
  return { leastUnits: Math.max(...least), isAlone: eatersOf(visitor) === 1 };
});
