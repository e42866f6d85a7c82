import { NUTRIENTS } from '@kkini/domain';
import {
  climbLadder,
  makePlanningProblem,
  makeWeekModel,
  type Option,
  type PlanningProblem,
  type PricedRound,
  pricedRounds,
  rangePenalty,
  relaxationLadder,
  slotOptions,
} from '@kkini/planner/testing';
import type { BenchCatalogue } from './catalogues/bench-catalogue.ts';
import { planningTask } from './checked-week.ts';
import { addedBy, weighedAtFirst } from './reference/weighed-amounts.ts';
import { bowlPoints } from './week-rows.ts';

/** How often exact pricing finds exactly the menus of plain enumeration. */
export type PricingCount = {
  readonly name: string;
  readonly rounds: number;
  readonly equal: number;
  /** Menus enumerated, and those up to tau. */
  readonly menus: number;
  readonly found: number;
  readonly skipped: number;
};

/** Most menus of a round that is enumerated. */
const MOST_MENUS = 1e10;
/** Tolerance around tau, within which rounding decides. */
const ROUNDING = 1e-9;

/** Counts the priced menus of the first `instances` strict surveys by plain loops. */
export function countPricing(catalogue: BenchCatalogue, instances: number): PricingCount {
  const total = { rounds: 0, equal: 0, menus: 0, found: 0, skipped: 0 };
  let taken = 0;
  for (let number = 1; taken < instances && number < 20 * instances; number += 1) {
    const problem = makePlanningProblem(planningTask(catalogue, number));
    const { ladderStep, objective } = climbLadder(problem).certificate;
    const [strict] = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
    if (ladderStep > 0 || strict === undefined || problem.slots.some(({ dishes }) => dishes.length === 0))
      continue;
    if (problem.slots.length === 0) continue;
    taken += 1;
    for (const round of pricedRounds(makeWeekModel(problem, strict).model, objective)) {
      const menus = round.rows.reduce((product, rows) => product * rows.length, 1);
      if (menus > MOST_MENUS) {
        total.skipped += 1;
        continue;
      }
      const { least, most } = countMenus(problem, round);
      const isEqual = least <= round.found && round.found <= most;
      if (!isEqual) console.error(`survey ${number}: pricing found ${round.found}, counting ${least}`);
      total.rounds += 1;
      total.equal += isEqual ? 1 : 0;
      total.menus += menus;
      total.found += round.found;
    }
  }
  return { name: catalogue.name, ...total };
}

type Row = { readonly option: Option; readonly priced: number };

/** Menus certainly up to tau, and menus possibly. */
function countMenus(problem: PlanningProblem, { rows, priced, tau }: PricedRound) {
  const lists = problem.slots.map((slot, place) => {
    const options = slotOptions(problem, slot);
    return Array.from(rows[place] ?? [], (row, index) => ({
      option: options[row],
      priced: priced[place]?.[index] ?? 0,
    })).flatMap(({ option, ...rest }) => (option === undefined ? [] : [{ option, ...rest }]));
  });
  const leastOf = (list: readonly Row[]) =>
    list.reduce((least, row) => Math.min(least, row.priced), Infinity);
  const leastAfter = lists.map((_, place) =>
    lists.slice(place + 1).reduce((sum, list) => sum + leastOf(list), 0),
  );
  const count = { least: 0, most: 0 };
  const extend = (chosen: readonly Row[], totals: Float64Array, points: number): void => {
    const list = lists[chosen.length];
    if (list === undefined) return;
    const isLast = chosen.length === lists.length - 1;
    const rest = leastAfter[chosen.length] ?? 0;
    for (const row of list) {
      const sum = points + row.priced;
      if (sum + rest > tau + ROUNDING || clashes(chosen, row)) continue;
      const added = totals.map((total, index) => total + (row.option.amounts[index] ?? 0));
      if (!isLast) {
        extend([...chosen, row], added, sum);
        continue;
      }
      const bowls = bowlPoints([...chosen, row].map(({ option }) => option.candidate));
      const cost = sum + bowls + penalty(problem, added, tau - sum - bowls);
      if (cost <= tau - ROUNDING) count.least += 1;
      if (cost <= tau + ROUNDING) count.most += 1;
    }
  };
  extend([], new Float64Array(NUTRIENTS.length + 1), 0);
  return count;
}

function clashes(chosen: readonly Row[], { option }: Row): boolean {
  return chosen.some((other) => other.option.candidate.mainGroup === option.candidate.mainGroup);
}

/** The day's penalty, or any number above `enough` once it exceeds that. */
function penalty({ terms }: PlanningProblem, totals: Float64Array, enough: number): number {
  let points = 0;
  for (const term of terms) {
    const amount = weighedAtFirst(term) + addedBy(term, totals);
    points += rangePenalty(amount, term.range, term.weight);
    if (points > enough + ROUNDING) break;
  }
  return points;
}
