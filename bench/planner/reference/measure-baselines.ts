import {
  climbLadder,
  holdsCounted,
  makePlanningProblem,
  type PlanningProblem,
  relaxationLadder,
  scoreDay,
  scoreSpacing,
  type WeekGrid,
  weekWalls,
} from '@kkini/planner/testing';
import type { BenchCatalogue } from '../catalogues/bench-catalogue.ts';
import { planningTask } from '../checked-week.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { BaselineWeek } from './baseline-week.ts';
import { annealedWeek, greedyWeek, locallyBestWeek } from './baselines.ts';

/** Results of a plain heuristic against proved optima. `ratio`: its points divided by the optimum's. */
type BaselineFigures = {
  readonly method: string;
  readonly ratio: Spread;
  readonly ms: Spread;
  /** Weeks that keep every spacing rule. */
  readonly valid: number;
};

/** All heuristics on one catalogue. */
export type BaselineComparison = {
  readonly name: string;
  readonly instances: number;
  readonly methods: readonly BaselineFigures[];
  /** Valid weeks below a proved optimum: any one refutes a proof. */
  readonly refuted: number;
};

type Method = { readonly name: string; readonly run: (problem: PlanningProblem) => BaselineWeek };

/** Annealing with fixed numbers of moves; their time is measured. */
const METHODS: readonly Method[] = [
  { name: 'greedy', run: greedyWeek },
  { name: 'local search', run: locallyBestWeek },
  ...[10_000, 50_000, 250_000].map((moves) => ({
    name: `annealing, ${moves / 1000}k moves`,
    run: (problem: PlanningProblem) => annealedWeek(problem, moves),
  })),
];

/** Least optimum, in points, for a meaningful ratio. */
const LEAST_OPTIMUM = 1;
const ROUNDING = 1e-6;
/** Points above every week without a broken rule. */
const BROKEN = 5_000;

/** Runs every heuristic on the strict surveys among the first `surveys` whose optimum the planner proves. */
export function measureBaselines(catalogue: BenchCatalogue, surveys: number): BaselineComparison {
  const runs = METHODS.map(({ name }) => ({ name, ratios: [] as number[], times: [] as number[] }));
  let instances = 0;
  let refuted = 0;
  for (let number = 1; number <= surveys; number += 1) {
    const problem = makePlanningProblem(planningTask(catalogue, number));
    const { ladderStep, proved, objective } = climbLadder(problem).certificate;
    if (ladderStep > 0 || !proved || objective < LEAST_OPTIMUM) continue;
    instances += 1;
    METHODS.forEach(({ run }, index) => {
      const began = performance.now();
      const week = run(problem);
      runs[index]?.times.push(performance.now() - began);
      const points = truePoints(week, problem);
      if (points >= BROKEN) return;
      runs[index]?.ratios.push(points / objective);
      if (points < objective - ROUNDING) refuted += 1;
    });
  }
  const methods = runs.map(({ name, ratios, times }) => ({
    method: name,
    ratio: spreadOf(ratios),
    ms: spreadOf(times),
    valid: ratios.length,
  }));
  return { name: catalogue.name, instances, methods, refuted };
}

/** Whether the week has a food more often than somebody at the table may have it. */
function breaksWall(grid: WeekGrid, { visitor }: PlanningProblem): boolean {
  const dishes = grid.flat().flatMap((option) => option?.candidate ?? []);
  return [...weekWalls(visitor)].some(
    ([food, most]) => dishes.filter((dish) => holdsCounted(dish, food)).length > most,
  );
}

function truePoints(week: BaselineWeek, problem: PlanningProblem): number {
  const [strict] = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  const grid = week.grid();
  if (strict === undefined || grid.flat().includes(null) || breaksWall(grid, problem)) return Infinity;
  const days = grid.reduce((sum, day) => sum + scoreDay(day, problem), 0);
  return days + scoreSpacing(grid, strict, problem);
}
