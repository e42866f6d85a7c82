import type { Candidate } from '@kkini/planner';
import { climbLadder, makePlanningProblem } from '@kkini/planner/testing';
import { makeExactReference } from './exact-reference.ts';
import { syntheticVisitor } from './synthetic-visitor.ts';

/** Menus the reference enumerates at most per instance. */
const MOST_MENUS = 1_500_000;
const EQUAL = 1e-5;

/** How often the planner and the reference agree on the optimum. */
export type Agreement = {
  readonly compared: number;
  readonly equal: number;
  readonly largestDifference: number;
  readonly skipped: number;
};

/** Solves `count` strict instances twice; instances that need the ladder or are too large for the reference are skipped. */
export async function measureAgreement(candidates: readonly Candidate[], count: number): Promise<Agreement> {
  const reference = await makeExactReference();
  let compared = 0;
  let equal = 0;
  let skipped = 0;
  let largestDifference = 0;
  for (let seed = 1; compared < count && seed < 10 * count; seed += 1) {
    const problem = makePlanningProblem({ candidates, visitor: syntheticVisitor(seed), seed });
    const menus = problem.slots.reduce((product, { dishes }) => product * dishes.length, 1);
    const { grid, certificate } = climbLadder(problem);
    if (certificate.ladderStep > 0 || menus === 0 || menus > MOST_MENUS) {
      skipped += 1;
      continue;
    }
    const start = grid.map((day) => day.filter((option) => option !== null));
    const optimum = reference(problem, start, certificate.objective);
    const difference = optimum === null ? Infinity : Math.abs(optimum - certificate.objective);
    compared += 1;
    if (difference <= EQUAL && certificate.proved) equal += 1;
    else
      console.error(
        `seed ${seed}: planner ${certificate.objective}, reference ${optimum}, proved ${certificate.proved}`,
      );
    largestDifference = Math.max(largestDifference, difference);
  }
  return { compared, equal, largestDifference, skipped };
}
