import { climbLadder, makePlanningProblem, type PlanningProblem } from '@kkini/planner/testing';
import type { BenchCatalogue } from '../catalogues/bench-catalogue.ts';
import { planningTask } from '../checked-week.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { makeExactReference } from './exact-reference.ts';

/** Most menus per instance that the reference enumerates. */
const MOST_MENUS = 1_500_000;
/** Relative difference in points within which two optima count as equal. */
export const EQUAL = 1e-5;

/** How often the planner and the reference agree on the optimum; times in ms. */
export type Agreement = {
  readonly name: string;
  readonly compared: number;
  readonly equal: number;
  readonly largestDifference: number;
  readonly skipped: number;
  readonly planner: Spread;
  readonly reference: Spread;
};

/** Solves `count` strict instances twice; instances that need the ladder or are too large for the reference are skipped. */
export async function measureAgreement(catalogue: BenchCatalogue, count: number): Promise<Agreement> {
  const reference = await makeExactReference();
  const compared: Comparison[] = [];
  let number = 0;
  for (; compared.length < count && number < 10 * count; number += 1) {
    const problem = makePlanningProblem(planningTask(catalogue, number + 1));
    const comparison = compare(problem, reference);
    if (comparison === null) continue;
    compared.push(comparison);
    const { planner, exact, difference } = comparison;
    if (!isEqual(comparison))
      console.error(`survey ${number + 1}: planner ${planner}, reference ${exact}, apart by ${difference}`);
  }
  return {
    name: catalogue.name,
    compared: compared.length,
    equal: compared.filter(isEqual).length,
    largestDifference: Math.max(0, ...compared.map(({ difference }) => difference)),
    skipped: number - compared.length,
    planner: spreadOf(compared.map(({ plannerMs }) => plannerMs)),
    reference: spreadOf(compared.map(({ referenceMs }) => referenceMs)),
  };
}

type Comparison = {
  readonly planner: number;
  readonly exact: number | null;
  readonly proved: boolean;
  readonly difference: number;
  readonly plannerMs: number;
  readonly referenceMs: number;
};

const isEqual = ({ difference, proved }: Comparison) => difference <= EQUAL && proved;

function compare(
  problem: PlanningProblem,
  reference: Awaited<ReturnType<typeof makeExactReference>>,
): Comparison | null {
  const menus = problem.slots.reduce((product, { dishes }) => product * dishes.length, 1);
  if (menus === 0 || menus > MOST_MENUS || problem.slots.length === 0) return null;
  const { grid, certificate } = climbLadder(problem);
  if (certificate.ladderStep > 0) return null;
  const began = performance.now();
  climbLadder(problem);
  const plannerMs = performance.now() - began;
  const start = grid.map((day) => day.filter((option) => option !== null));
  const planned = performance.now();
  const { objective, proved } = certificate;
  const exact = reference(problem, start, objective);
  const referenceMs = performance.now() - planned;
  const difference = exact === null ? Infinity : Math.abs(exact - objective) / Math.max(1, Math.abs(exact));
  return { planner: objective, exact, proved, difference, plannerMs, referenceMs };
}
