import { type Person, withoutDoubtful } from '@kkini/domain';
import { isTooSaltyToBuy, sodiumClass } from '@kkini/domain/bought';
import { conditionsOf } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import {
  eatersOf,
  GLYCEMIC_LOAD,
  isOneEach,
  leastGlycemicLoad,
  personMeal,
  sodiumMaximum,
} from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import { personOwners, type RuleOwner } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import type { WeighedFoods } from '../model/weighed-foods.ts';
import { HARD_RULES } from './hard-rules.ts';

/** Foods weighed on every plate of a meal. Leaves are limited per day instead. */
export const ON_PLATES = ['fishG', 'seaweedG'] as const satisfies readonly (keyof WeighedFoods)[];

/** Most grams of a food on a person's plate at one meal, whatever their portion; infinite where nothing limits them. */
export type PlateWalls = Readonly<Record<(typeof ON_PLATES)[number], number>>;

/** The plate limits set by the HARD rules about a person and their conditions. */
export function plateWalls(person: Person, visitor: Visitor): PlateWalls {
  const own = personOwners(withoutDoubtful(person, visitor.year), visitor.year);
  const owners = new Set<RuleOwner>([...own, ...conditionsOf(person, visitor), ...visitor.eatingStyles]);
  const rules = HARD_RULES.filter(({ owner }) => owners.has(owner));
  const least = (of: (typeof ON_PLATES)[number]) =>
    rules.reduce((most, rule) => Math.min(most, rule.most[of] ?? Infinity), Infinity);
  return { fishG: least('fishG'), seaweedG: least('seaweedG') };
}

/** Plate limits of somebody without such rules. */
export const ANY_PLATE: PlateWalls = { fishG: Infinity, seaweedG: Infinity };

/** The lowest sodium maximum of a day among the persons, mg. */
export const lowestSodiumMaximum = memoizeByObject((visitor: Visitor): number =>
  Math.min(...visitor.persons.map((person) => sodiumMaximum(person, visitor))),
);

/** Whether a bought dish is too salty to be chosen for somebody with this maximum (safety-rules section 7.3). */
export function isTooSalty(dish: Candidate, sodiumMaximumMg: number): boolean {
  return dish.kind === 'product' && isTooSaltyToBuy(centralSodium(dish), sodiumMaximumMg);
}

/** Whether a dish is a bought meal of class C. */
export function isSaltyMeal(dish: Candidate): boolean {
  const sodiumMg = centralSodium(dish);
  return dish.kind === 'product' && sodiumMg !== null && sodiumClass(sodiumMg) === 'C';
}

function centralSodium({ ranges, nutrition }: Candidate): number | null {
  return ranges?.sodiumMg?.central ?? nutrition.sodiumMg;
}

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
