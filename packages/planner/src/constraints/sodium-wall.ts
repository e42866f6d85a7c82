import { isTooSaltyToBuy } from '@kkini/domain/bought';
import { sodiumMaximum } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import { oncePer } from '../once-per.ts';

/** The lowest sodium maximum of a day among the persons, mg. */
export const lowestSodiumMaximum = oncePer((visitor: Visitor): number =>
  Math.min(...visitor.persons.map((person) => sodiumMaximum(person, visitor))),
);

/** Whether a bought dish is too salty to be chosen for somebody with this maximum (safety-rules section 7.3). */
export function isTooSalty({ kind, ranges, nutrition }: Candidate, sodiumMaximumMg: number): boolean {
  if (kind !== 'product') return false;
  return isTooSaltyToBuy(ranges?.sodiumMg?.central ?? nutrition.sodiumMg, sodiumMaximumMg);
}
