import { climbLadder, makePlanningProblem } from '@kkini/planner/testing';
import { loadRival, RIVAL_PACKAGES } from '../../rivals/load-rival.ts';
import type { BenchCatalogue } from '../catalogues/bench-catalogue.ts';
import { planningTask } from '../checked-week.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { EQUAL } from './agreement.ts';
import { compactModel } from './compact-model.ts';

/** Gap of a general solver on the textbook model at its time limit. Shares of its own best week. */
export type CompactGap = {
  readonly name: string;
  readonly instances: number;
  readonly seconds: number;
  readonly proved: number;
  /** Instances with a feasible week. */
  readonly withWeek: number;
  readonly gap: Spread;
  /** Excess of its week over the optimum, as a share of the optimum. */
  readonly excess: Spread;
  /** Weeks below the planner's proved optimum, and bounds above it: any one proves a fault. */
  readonly contradictions: number;
};

type Limits = { readonly instances: number; readonly seconds: number };

/** Solves the first strict instances with three meals a day whose optimum the planner proves. */
export async function measureCompactGap(catalogue: BenchCatalogue, limits: Limits): Promise<CompactGap> {
  const { default: loadHighs } = await loadRival(RIVAL_PACKAGES.highs);
  const highs = await loadHighs();
  const answers: Answer[] = [];
  for (let number = 1; answers.length < limits.instances && number < 20 * limits.instances; number += 1) {
    const problem = makePlanningProblem(planningTask(catalogue, number));
    const { ladderStep, proved, objective } = climbLadder(problem).certificate;
    if (problem.slots.length < 3 || ladderStep > 0 || !proved) continue;
    const model = highs.createModel({ format: 'lp', data: compactModel(problem) });
    model.options.set({ output_flag: false, time_limit: limits.seconds, mip_rel_gap: EQUAL / 10 });
    model.run();
    const points = Number(model.info.get('objective_function_value'));
    const bound = Number(model.info.get('mip_dual_bound'));
    const hasWeek = Number(model.info.get('primal_solution_status')) === FEASIBLE;
    model.dispose();
    answers.push({ points, bound, hasWeek, optimum: objective });
  }
  return summary(catalogue.name, answers, limits.seconds);
}

type Answer = {
  readonly points: number;
  readonly bound: number;
  readonly hasWeek: boolean;
  readonly optimum: number;
};

/** Status of HiGHS for a feasible solution. */
const FEASIBLE = 2;

function summary(name: string, answers: readonly Answer[], seconds: number): CompactGap {
  const withWeek = answers.filter(({ hasWeek }) => hasWeek);
  const gapOf = ({ points, bound }: Answer) => (points - bound) / Math.max(1, Math.abs(points));
  const slack = ({ optimum }: Answer) => EQUAL * Math.max(1, Math.abs(optimum));
  return {
    name,
    instances: answers.length,
    seconds,
    proved: withWeek.filter((answer) => gapOf(answer) <= EQUAL).length,
    withWeek: withWeek.length,
    gap: spreadOf(withWeek.map(gapOf)),
    excess: spreadOf(withWeek.map(({ points, optimum }) => points / optimum - 1)),
    contradictions: answers.filter(
      (answer) =>
        (answer.hasWeek && answer.points < answer.optimum - slack(answer)) ||
        answer.bound > answer.optimum + slack(answer),
    ).length,
  };
}
