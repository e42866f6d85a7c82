import type { PlanningProblem } from '@kkini/planner/testing';
import { RandomSource } from '../catalogues/random-source.ts';
import { BaselineWeek } from './baseline-week.ts';

/** Most passes of a heuristic over a day, and over a week. */
const PASSES = { day: 4, week: 50 } as const;
const LEAST_GAIN = 1e-9;

/** Annealing: temperatures in points, and probabilities of moves. */
const ANNEALING = { first: 3, last: 0.02, replace: 0.7, nearTop: 0.6, top: 60 } as const;

/**
 * Day by day: the dishes of fewest points left, then exchanges of single meals while the day improves; never revisits a
 * day.
 */
export function greedyWeek(problem: PlanningProblem): BaselineWeek {
  const week = new BaselineWeek(problem);
  for (let day = 0; day < week.days; day += 1) {
    fillDay(week, day);
    for (let pass = 0; pass < PASSES.day; pass += 1) {
      const gained = week.slots.map((_, slot) => exchangeMeal(week, day, slot));
      if (!gained.includes(true)) break;
    }
  }
  return week;
}

/** The better of two starts, greedy and fewest points per dish, each improved to a local optimum. */
export function locallyBestWeek(problem: PlanningProblem): BaselineWeek {
  const [greedy, cheapest] = [greedyWeek(problem), cheapestWeek(problem)];
  for (const week of [greedy, cheapest]) mend(week);
  return greedy.points() <= cheapest.points() ? greedy : cheapest;
}

/** The best exchange of each meal, and swaps of two days' meals. */
function mend(week: BaselineWeek): void {
  for (let pass = 0; pass < PASSES.week; pass += 1) {
    let gained = false;
    for (let day = 0; day < week.days; day += 1) {
      for (let slot = 0; slot < week.slots.length; slot += 1) {
        gained = exchangeMeal(week, day, slot) || gained;
        for (let other = day + 1; other < week.days; other += 1) {
          gained = trySwap(week, { slot, day, other }, () => false) || gained;
        }
      }
    }
    if (!gained) return;
  }
}

function cheapestWeek(problem: PlanningProblem): BaselineWeek {
  const week = new BaselineWeek(problem);
  for (let day = 0; day < week.days; day += 1) fillDay(week, day);
  return week;
}

/** Simulated annealing (Kirkpatrick 1983) with a fixed number of moves; returns its last week. */
export function annealedWeek(problem: PlanningProblem, moves: number): BaselineWeek {
  const week = cheapestWeek(problem);
  const random = new RandomSource(moves);
  const whole = (below: number) => Math.floor(random.unit() * below);
  for (let move = 0; move < moves; move += 1) {
    const temperature = ANNEALING.first * (ANNEALING.last / ANNEALING.first) ** (move / moves);
    const accepts = (rise: number) => random.unit() < Math.exp(-rise / temperature);
    const [day, slot] = [whole(week.days), whole(week.slots.length)];
    if (random.unit() < ANNEALING.replace) {
      const size = week.slots[slot]?.length ?? 0;
      const top = random.unit() < ANNEALING.nearTop ? Math.min(ANNEALING.top, size) : size;
      tryRow(week, { day, slot, row: whole(top) }, accepts);
    } else trySwap(week, { slot, day, other: whole(week.days) }, accepts);
  }
  return week;
}

type Accepts = (rise: number) => boolean;

function fillDay(week: BaselineWeek, day: number): void {
  week.slots.forEach((rows, slot) => {
    const row = rows.findIndex((_, index) => !week.isHeld(slot, index));
    if (row >= 0) week.put(day, slot, row);
  });
}

/** The best of all dishes for one meal; false when the current one stays. */
function exchangeMeal(week: BaselineWeek, day: number, slot: number): boolean {
  const before = week.rowAt(day, slot);
  let best = before;
  let fewest = week.points() - LEAST_GAIN;
  for (let row = 0; row < (week.slots[slot]?.length ?? 0); row += 1) {
    if (week.isHeld(slot, row)) continue;
    week.put(day, slot, row);
    const points = week.points();
    if (points < fewest) {
      best = row;
      fewest = points;
    }
    week.put(day, slot, before);
  }
  week.put(day, slot, best);
  return best !== before;
}

function tryRow(
  week: BaselineWeek,
  { day, slot, row }: { readonly day: number; readonly slot: number; readonly row: number },
  accepts: Accepts,
): boolean {
  if (week.isHeld(slot, row)) return false;
  const before = week.rowAt(day, slot);
  const points = week.points();
  week.put(day, slot, row);
  return keepIfBetter(week.points() - points, accepts, () => {
    week.put(day, slot, before);
  });
}

function trySwap(
  week: BaselineWeek,
  { slot, day, other }: { readonly slot: number; readonly day: number; readonly other: number },
  accepts: Accepts,
): boolean {
  if (day === other) return false;
  const points = week.points();
  const swap = () => {
    const [first, second] = [week.rowAt(day, slot), week.rowAt(other, slot)];
    week.put(day, slot, -1);
    week.put(other, slot, first);
    week.put(day, slot, second);
  };
  swap();
  return keepIfBetter(week.points() - points, accepts, swap);
}

function keepIfBetter(rise: number, accepts: Accepts, undo: () => void): boolean {
  if (rise < -LEAST_GAIN || accepts(rise)) return true;
  undo();
  return false;
}
