import { DISH_FAMILIES, DISH_METHODS, type DishMethod } from '@kkini/domain';
import { COUNT_ROWS, type CountKey } from '../limits/count-rows.ts';
import type { Candidate } from '../model/candidate.ts';
import { FAMILY_MEALS, TOFU_DISHES, VARIETY_POINTS } from './variety-points.ts';

type Counted = Pick<Candidate, 'mainGroup' | 'method' | 'family'>;

/** A count of dishes with its maximum or minimum, and `points` for each dish too many or missing. */
export type WeekCount = {
  readonly of: DishMethod | 'family' | 'fried' | 'processedMeat' | 'fish' | 'tofu';
  readonly kind: 'atMost' | 'atLeast';
  readonly bound: number;
  readonly points: number;
  readonly counts: (dish: Counted) => boolean;
};

const METHOD_LIMIT = 5;
const METHOD_POINTS = 3;
/** Points of each dish too many or missing. */
const COUNT_POINTS: Readonly<Record<CountKey, number>> = { deepFried: 27, processedMeat: 27, fish: 18 };

/**
 * Terms of the whole week: a method more than 5 times (planner.md section 1.1), deep frying more than twice, processed meat
 * more than once, fish less than twice (nutrition-rules section 5, everyone: K25, AHA), tofu leading or a family of dishes more than twice. `wantsFish` is false where no fish can
 * be served.
 */
export function weekCounts(wantsFish: boolean): readonly WeekCount[] {
  return wantsFish ? [...LIMITS, FISH] : LIMITS;
}

/** Points of a week's dishes taken together. */
export function weekPenalty(dishes: readonly Counted[], wantsFish: boolean): number {
  return weekCounts(wantsFish).reduce(
    (sum, count) => sum + countPoints(count, dishes.filter(count.counts).length),
    0,
  );
}

/** Points of one count for a number of uses. */
export function countPoints({ kind, bound, points }: WeekCount, uses: number): number {
  return points * Math.max(0, kind === 'atMost' ? uses - bound : bound - uses);
}

const LIMITS: readonly WeekCount[] = [
  ...DISH_METHODS.map(
    (method): WeekCount => ({
      of: method,
      kind: 'atMost',
      bound: METHOD_LIMIT,
      points: METHOD_POINTS,
      counts: (dish) => dish.method === method,
    }),
  ),
  counted('fried', 'deepFried', (dish) => dish.method === 'deepFried'),
  counted('processedMeat', 'processedMeat', (dish) => dish.mainGroup === 'processedMeat'),
  {
    of: 'tofu',
    kind: 'atMost',
    bound: TOFU_DISHES,
    points: VARIETY_POINTS.tofu,
    counts: (dish) => dish.mainGroup === 'tofu',
  },
  ...DISH_FAMILIES.map(
    (family): WeekCount => ({
      of: 'family',
      kind: 'atMost',
      bound: FAMILY_MEALS,
      points: VARIETY_POINTS.family,
      counts: (dish) => dish.family === family,
    }),
  ),
];

const FISH = counted(
  'fish',
  'fish',
  (dish) => dish.mainGroup === 'whiteFish' || dish.mainGroup === 'oilyFish',
);

function counted(of: WeekCount['of'], key: CountKey, counts: WeekCount['counts']): WeekCount {
  const { kind, count } = COUNT_ROWS[key];
  return { of, kind, bound: count, points: COUNT_POINTS[key], counts };
}
