import { planWeek } from '@kkini/planner';
import {
  climbLadder,
  makePlanningProblem,
  makeWeekModel,
  relaxationLadder,
  solveWeek,
} from '@kkini/planner/testing';
import type { BenchCatalogue } from './catalogues/bench-catalogue.ts';
import { checkedWeek, planningTask } from './checked-week.ts';
import { type Spread, spreadOf } from './spread.ts';

const STEPS = 20_000_000;

const PASSES = 5;

/**
 * The planner's figures on one catalogue. Times in ms: of each survey the least wall time of its passes, the median CPU
 * time.
 */
export type CatalogueFigures = {
  readonly name: string;
  readonly size: number;
  readonly surveys: number;
  /** The lesser of the times before and after the run. */
  readonly referenceLoopMs: number;
  readonly wall: Spread;
  readonly cpu: Spread;
  /** The search alone, without preparing candidates from the survey's answers. */
  readonly search: Spread;
  readonly proved: number;
  readonly largestGap: number;
  /** Weeks by step of the relaxation ladder. */
  readonly steps: readonly number[];
  readonly violations: readonly string[];
  readonly work: { readonly rounds: Spread; readonly pricingNodes: Spread; readonly branchingNodes: Spread };
  readonly cold: {
    readonly firstWeekMs: number;
    readonly secondWeekMs: number;
    readonly tenthWeekMs: number;
  };
  readonly memory: { readonly residentMb: number; readonly heapMb: number; readonly buffersMb: number };
};

const WARM_UP = { from: 1_000_000, weeks: 40 } as const;

/** Plans survey 1 to `surveys` `passes` times; needs its own process, for the cold start and the memory. */
export function measureCatalogue(
  catalogue: BenchCatalogue,
  { surveys, passes }: { readonly surveys: number; readonly passes: number },
): CatalogueFigures {
  const coldTimes = Array.from({ length: WARM_UP.weeks }, (_, week) =>
    wholeTime(catalogue, WARM_UP.from + week),
  );
  const [firstWeekMs = 0, secondWeekMs = 0] = coldTimes.map(({ wallMs }) => wallMs);
  const numbers = Array.from({ length: surveys }, (_, index) => index + 1);
  const before = referenceLoopMs();
  const times = Array.from({ length: passes }, () =>
    numbers.map((number) => ({ ...wholeTime(catalogue, number), searchMs: searchTime(catalogue, number) })),
  );
  const after = referenceLoopMs();
  const memory = memoryNow();
  const least = (pick: (time: Times) => number) =>
    numbers.map((_, index) => Math.min(...times.map((pass) => pick(pass[index] ?? NO_TIME))));
  const weeks = numbers.map((number) => checkedWeek(catalogue, number));
  return {
    name: catalogue.name,
    size: catalogue.candidates.length,
    surveys,
    referenceLoopMs: Math.min(before, after),
    wall: spreadOf(least(({ wallMs }) => wallMs)),
    cpu: spreadOf(numbers.map((_, index) => median(times.map((pass) => pass[index]?.cpuMs ?? 0)))),
    search: spreadOf(least(({ searchMs }) => searchMs)),
    proved: weeks.filter(({ certificate }) => certificate.proved).length,
    largestGap: Math.max(...weeks.map(({ certificate }) => certificate.gap)),
    steps: countSteps(weeks.map(({ certificate }) => certificate.ladderStep)),
    violations: weeks.flatMap(({ violations }) => violations),
    work: workOf(catalogue, numbers),
    cold: { firstWeekMs, secondWeekMs, tenthWeekMs: coldTimes[9]?.wallMs ?? 0 },
    memory,
  };
}

type Times = { readonly wallMs: number; readonly cpuMs: number; readonly searchMs: number };
const NO_TIME: Times = { wallMs: Infinity, cpuMs: Infinity, searchMs: Infinity };

function wholeTime(catalogue: BenchCatalogue, number: number): Omit<Times, 'searchMs'> {
  const task = planningTask(catalogue, number);
  const cpu = process.cpuUsage();
  const began = performance.now();
  planWeek(task);
  const wallMs = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

function searchTime(catalogue: BenchCatalogue, number: number): number {
  const problem = makePlanningProblem(planningTask(catalogue, number));
  const began = performance.now();
  climbLadder(problem);
  return performance.now() - began;
}

/** Counted work, equal on every machine, of the first ladder step with a feasible week. */
function workOf(catalogue: BenchCatalogue, numbers: readonly number[]): CatalogueFigures['work'] {
  const works = numbers.flatMap((number) => {
    const problem = makePlanningProblem(planningTask(catalogue, number));
    const { ladderStep } = climbLadder(problem).certificate;
    const rules = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'))[ladderStep];
    const solution = rules === undefined ? null : solveWeek(makeWeekModel(problem, rules).model);
    return solution === null ? [] : [solution.work];
  });
  return {
    rounds: spreadOf(works.map(({ rounds }) => rounds)),
    pricingNodes: spreadOf(works.map(({ pricingNodes }) => pricingNodes)),
    branchingNodes: spreadOf(works.map(({ branchingNodes }) => branchingNodes)),
  };
}

function countSteps(steps: readonly number[]): readonly number[] {
  return Array.from(
    { length: Math.max(...steps) + 1 },
    (_, step) => steps.filter((each) => each === step).length,
  );
}

function median(values: readonly number[]): number {
  return spreadOf(values).p50;
}

function memoryNow(): CatalogueFigures['memory'] {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return { residentMb: megabytes(rss), heapMb: megabytes(heapUsed), buffersMb: megabytes(arrayBuffers) };
}

/** Least time, in ms, of a fixed loop of multiplications: the machine's current speed. */
function referenceLoopMs(): number {
  let least = Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < STEPS; index += 1) sum += (index & 1023) * 1.000001;
    least = Math.min(least, performance.now() - began + (sum > 0 ? 0 : 1));
  }
  return least;
}
