import { isTooSaltyToBuy, sodiumClass } from '@kkini/domain/bought';
import { memoizeByObject } from '@kkini/domain/memoize';
import { sodiumMaximum } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';

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
