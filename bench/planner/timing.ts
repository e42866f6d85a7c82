import type { Candidate } from '@kkini/planner';
import { planWeek } from '@kkini/planner';
import { climbLadder, makePlanningProblem } from '@kkini/planner/testing';
import { syntheticVisitor } from './synthetic-visitor.ts';

/** Times in ms of the least of several passes, and what the certificates say. */
export type PlannerTiming = {
  readonly instances: number;
  readonly proved: number;
  readonly strict: number;
  readonly whole: Spread;
  readonly search: Spread;
  readonly largestGap: number;
};

/** Percentiles in ms. */
export type Spread = {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
};

const WARM_UP = 40;

/** Plans `count` weeks `passes` times each: the whole of planWeek, and the search alone. */
export function timePlanner(candidates: readonly Candidate[], count: number, passes: number): PlannerTiming {
  const whole = new Array<number>(count).fill(Infinity);
  const search = new Array<number>(count).fill(Infinity);
  const gaps = new Array<number>(count).fill(0);
  const steps = new Array<number>(count).fill(0);
  for (let seed = 1; seed <= WARM_UP; seed += 1) planned(candidates, 100_000 + seed);
  for (let pass = 0; pass < passes; pass += 1) {
    for (let index = 0; index < count; index += 1) {
      const { wholeMs, searchMs, gap, ladderStep } = planned(candidates, index + 1);
      whole[index] = Math.min(whole[index] ?? Infinity, wholeMs);
      search[index] = Math.min(search[index] ?? Infinity, searchMs);
      gaps[index] = gap;
      steps[index] = ladderStep;
    }
  }
  return {
    instances: count,
    proved: gaps.filter((gap) => gap <= 1e-7).length,
    strict: steps.filter((step) => step === 0).length,
    whole: spread(whole),
    search: spread(search),
    largestGap: Math.max(...gaps),
  };
}

function planned(candidates: readonly Candidate[], seed: number) {
  const visitor = syntheticVisitor(seed);
  const began = performance.now();
  planWeek({ candidates, visitor, startDate: '2099-01-05', seed });
  const wholeMs = performance.now() - began;
  const problem = makePlanningProblem({ candidates, visitor, seed });
  const prepared = performance.now();
  const { certificate } = climbLadder(problem);
  return { wholeMs, searchMs: performance.now() - prepared, ...certificate };
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

/** Milliseconds of a fixed loop of multiplications: what this machine is worth at this moment. */
export function referenceLoopMs(): number {
  let least = Infinity;
  for (let pass = 0; pass < 5; pass += 1) {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < 20_000_000; index += 1) sum += (index & 1023) * 1.000001;
    least = Math.min(least, performance.now() - began + (sum > 0 ? 0 : 1));
  }
  return least;
}
