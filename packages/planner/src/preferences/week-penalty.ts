import { DISH_METHODS } from '@kkini/domain';
import { COUNT_ROWS, type CountKey } from '../limits/count-rows.ts';
import type { Candidate } from '../model/candidate.ts';

type Counted = Pick<Candidate, 'mainGroup' | 'method'>;

/** A number of dishes a week wants to stay below or reach: `points` for each dish too many or missing. */
export type WeekCount = {
  readonly kind: 'atMost' | 'atLeast';
  readonly bound: number;
  readonly points: number;
  readonly counts: (dish: Counted) => boolean;
};

const METHOD_LIMIT = 5;
const METHOD_POINTS = 3;

/**
 * What only a whole week shows: a method more than 5 times (planner.md section 1.1), deep frying more than twice,
 * processed meat more than once, fish less than twice (nutrition-rules section 5, everyone: K25, AHA).
 * `wantsFish` is false where no fish can be served.
 */
export function weekCounts(wantsFish: boolean): readonly WeekCount[] {
  return wantsFish ? [...LIMITS, FISH] : LIMITS;
}

/** Points of a week's dishes taken together. */
export function weekPenalty(dishes: readonly Counted[], wantsFish: boolean): number {
  let points = 0;
  for (const { kind, bound, points: each, counts } of weekCounts(wantsFish)) {
    const outside = dishes.filter(counts).length - bound;
    points += each * Math.max(0, kind === 'atMost' ? outside : -outside);
  }
  return points;
}

const LIMITS: readonly WeekCount[] = [
  ...DISH_METHODS.map(
    (method): WeekCount => ({
      kind: 'atMost',
      bound: METHOD_LIMIT,
      points: METHOD_POINTS,
      counts: (dish) => dish.method === method,
    }),
  ),
  counted('deepFried', 9, (dish) => dish.method === 'deepFried'),
  counted('processedMeat', 9, (dish) => dish.mainGroup === 'processedMeat'),
];

const FISH = counted('fish', 6, (dish) => dish.mainGroup === 'whiteFish' || dish.mainGroup === 'oilyFish');

function counted(key: CountKey, points: number, counts: WeekCount['counts']): WeekCount {
  const { kind, count } = COUNT_ROWS[key];
  return { kind, bound: count, points, counts };
}
