import { ascend, type Priced } from './ascent.ts';
import { RestrictedMaster, type SolveLp } from './restricted-master.ts';
import type { WeekBound } from './week-bound.ts';

/** Steps of the ascent, rounds of column generation, and the columns of each table that a round adds. */
export type Effort = { readonly steps: number; readonly rounds: number; readonly near: number };
export const EFFORT: Effort = { steps: 150, rounds: 40, near: 25 };

/** How far prices may leave the best ones: at first, at most and at least; and by which it changes after a better and a worse bound. */
const REACH = { first: 0.5, most: 3, least: 0.05, wider: 1.3, narrower: 0.8 } as const;
/** Points between the programme and the bound at which the rounds end. */
const NEAR_ENOUGH = 0.1;

/** A bound, and the points of the linear programme it approaches; null without any round. */
export type BoundedWeek = { readonly lowerBound: number; readonly programme: number | null };

/** The best bound found for weeks below `known` points, which must be those of a week: by the ascent, then by column generation. */
export function boundWeek(
  week: WeekBound,
  known: number,
  { solveLp, effort = EFFORT }: { readonly solveLp: SolveLp; readonly effort?: Effort },
): BoundedWeek {
  let best = ascend(week, known, effort.steps);
  week.at(best.prices);
  week.leaveOut(best.bound, known);
  const master = new RestrictedMaster(week);
  master.add(week.at(best.prices).columns);
  master.add(week.nearlyCheapest(2 * effort.near));
  let reach: number = REACH.first;
  let programme: number | null = null;
  for (let round = 0; round < effort.rounds; round += 1) {
    const solved = master.solve(solveLp, { centre: best.prices, reach });
    if (solved === null) break;
    programme = solved.points;
    const { value, columns } = week.at(solved.prices);
    master.add([...columns, ...week.promisingSides(solved.prices), ...week.nearlyCheapest(effort.near)]);
    const isBetter = value > best.bound;
    if (isBetter) best = { prices: solved.prices, bound: value } satisfies Priced;
    const isNear = solved.points - best.bound < NEAR_ENOUGH;
    if (isNear && solved.isFree) break;
    reach =
      isBetter || isNear
        ? Math.min(REACH.most, reach * REACH.wider)
        : Math.max(REACH.least, reach * REACH.narrower);
  }
  return { lowerBound: Math.min(best.bound, known), programme };
}
