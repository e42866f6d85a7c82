import { DISH_FAMILIES, DISH_METHODS, type DishMethod } from '@kkini/domain';
import { COUNT_ROWS, type CountKey } from '../limits/planning-rows.ts';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { ownerLeanings } from './tag-preference.ts';
import {
  mostOfFamily,
  SOUP_DISHES,
  SWEET_POTATO_MEALS,
  TOFU_DISHES,
  VARIETY_POINTS,
} from './variety-points.ts';

type Counted = Pick<Candidate, 'mainGroup' | 'method' | 'family' | 'staple' | 'holdsProcessedMeat'>;

/** Dishes that a week should hold a minimum number of. */
export type WeekWant = 'fish' | 'oilyFish' | 'soupOrStew';

/** A count of dishes with its maximum or minimum, and `points` for each dish too many or missing. */
export type WeekCount = {
  readonly of: DishMethod | 'family' | 'sweetPotato' | 'fried' | 'processedMeat' | 'tofu' | WeekWant;
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
 * Terms of the whole week: a method more than 5 times (planner.md section 1.1), deep frying more than twice,
 * processed meat more than once, fish less than twice (nutrition-rules section 5, everyone: K25, AHA), tofu dishes,
 * one family of dishes or bought sweet potatoes more than twice, soup and stew less than three times.
 */
export function weekCounts(wants: ReadonlySet<WeekWant>): readonly WeekCount[] {
  return [...LIMITS, ...WANTED.filter(({ of }) => wants.has(of))];
}

/**
 * The minimum counts that apply to a visitor: fish, with high blood lipids or heart disease oily fish (nutrition-rules section 5,
 * LIP22, AHA), and soup where they cook at home and may drink with meals, each only if on offer. `isOffered` says whether any dish they may have meets a condition.
 */
export function weekWants(
  visitor: Visitor,
  isOffered: (isSuch: (dish: Candidate) => boolean) => boolean,
): ReadonlySet<WeekWant> {
  const wants = new Set<WeekWant>();
  if (wantsOilyFish(visitor) && isOffered(isOilyFish)) wants.add('oilyFish');
  else if (isOffered(isFish)) wants.add('fish');
  if (!avoidsSoup(visitor) && isOffered((dish) => dish.kind === 'recipe' && isSoup(dish)))
    wants.add('soupOrStew');
  return wants;
}

function wantsOilyFish({ healthConditions }: Visitor): boolean {
  return healthConditions.includes('dyslipidemia') || healthConditions.includes('heartDisease');
}

function avoidsSoup(visitor: Visitor): boolean {
  return [...ruleOwners(visitor)].some((owner) =>
    ownerLeanings(owner).some(({ leaning, points }) => leaning === 'soup' && points > 0),
  );
}

/** Points of a week's dishes taken together. */
export function weekPenalty(dishes: readonly Counted[], wants: ReadonlySet<WeekWant>): number {
  return weekCounts(wants).reduce(
    (sum, count) => sum + countPoints(count, dishes.filter(count.counts).length),
    0,
  );
}

/** Points of one count at this number of dishes. */
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
  counted('processedMeat', 'processedMeat', isProcessedMeat),
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
      bound: mostOfFamily(family),
      points: VARIETY_POINTS.family,
      counts: (dish) => dish.family === family,
    }),
  ),
  {
    of: 'sweetPotato',
    kind: 'atMost',
    bound: SWEET_POTATO_MEALS,
    points: VARIETY_POINTS.sweetPotato,
    counts: (dish) => dish.staple === 'sweetPotato',
  },
];

const isOilyFish = ({ mainGroup }: Counted): boolean => mainGroup === 'oilyFish';
const isFish = (dish: Counted): boolean => dish.mainGroup === 'whiteFish' || isOilyFish(dish);
const isSoup = ({ method }: Counted): boolean => method === 'soup';

const WANTED: readonly (WeekCount & { readonly of: WeekWant })[] = [
  { ...counted('fish', 'fish', isFish), of: 'fish' },
  { ...counted('oilyFish', 'fish', isOilyFish), of: 'oilyFish' },
  { of: 'soupOrStew', kind: 'atLeast', bound: SOUP_DISHES, points: VARIETY_POINTS.soup, counts: isSoup },
];

/** Led by processed meat or with a slice of ham or more in it. */
function isProcessedMeat({ mainGroup, holdsProcessedMeat }: Counted): boolean {
  return mainGroup === 'processedMeat' || holdsProcessedMeat === true;
}

function counted(of: WeekCount['of'], key: CountKey, counts: WeekCount['counts']): WeekCount {
  const { kind, count } = COUNT_ROWS[key];
  return { of, kind, bound: count, points: COUNT_POINTS[key], counts };
}
