import type { DishRole, MealStyle } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { sodiumMaximum } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { seededUnit, textHash } from '../seed.ts';
import { isInSeason, type Occasion } from './meal-cost.ts';

/**
 * Dishes that a seed favours, so that visitors with the same answers eat different weeks and the weeks of many visitors
 * use the whole catalogue. It favours one dish in eight a little, and less with a health condition, whose limits come
 * first. For healthy visitors it also favours about one salty bowl in a hundred, strongly enough to outweigh the points
 * of its salt: a bowl of Korean soup or noodles has a day's sodium (MFDS 2025: 1,522 mg per meal eaten out), and would
 * otherwise never be planned.
 */
const LIKED = { share: 0.12, points: 12, besideCondition: 1 } as const;
/**
 * Half of the dishes rest in a week, so that no dish is in everybody's best week: without this, salmon salad is in
 * each of 60 healthy weeks. Kits, lunch boxes and convenience-store food do not rest, because too few of them keep a
 * day within its limits.
 */
const RESTING = { from: 0.5, besideCondition: 2 } as const;
const RESTING_POINTS: Readonly<Partial<Record<MealStyle, number>>> = {
  cookedRecipe: 15,
  simpleRecipe: 12,
  restaurant: 15,
};
const SALTY = { fromMg: 1500, points: 700 } as const;
/** Share of the sides a seed likes, by familiarity: above all those that every home makes. */
const LIKED_SIDES: Readonly<Record<number, number>> = { 5: 0.2, 4: 0.04 };
/**
 * The points each meal of a liked side is spared: for healthy visitors, and less with a condition. Kimchi is spared half of them,
 * because a week may have it at many meals.
 */
const LIKED_SIDE = { points: 5, besideCondition: 2, kimchi: 0.5 } as const;

/** Share of the salty dishes of a style that a seed wishes for: about one dish in two weeks of restaurant meals. */
const SALTY_SHARE: Readonly<Partial<Record<MealStyle, number>>> = {
  restaurant: 0.005,
  mealKit: 0.018,
  cookedRecipe: 0.0015,
  simpleRecipe: 0.0015,
};

/** The highest sodium maximum of a day at which bought meals are chosen by class, mg (safety-rules section 7.3). */
const STRICT_MAXIMUM_MG = 2000;

/** Whether nobody at the table lives with a condition, is pregnant or takes a medicine with rules. */
const isHealthy = memoizeByObject(
  (visitor: Visitor): boolean =>
    visitor.healthConditions.length === 0 &&
    [...ruleOwners(visitor)].every((owner) => !owner.startsWith('answer.')),
);

const hasNoSodiumLimit = memoizeByObject((visitor: Visitor): boolean =>
  visitor.persons.every((person) => sodiumMaximum(person, visitor) > STRICT_MAXIMUM_MG),
);

/** The random part of a week: its seed, and the most points it may add to a dish, `SEED_POINTS` by default. */
export type Chance = { readonly seed: number; readonly seedPoints?: number };

type Wish = Chance & Occasion;

/**
 * The points a dish is spared because the seed wishes for it, negative where it rests; 0 in a week without chance. A
 * dish is wished for in its season and at the meal times its entry names.
 */
export function wishPoints(
  dish: Candidate,
  visitor: Visitor,
  { seed, seedPoints, ...occasion }: Wish,
): number {
  if (seedPoints === 0) return 0;
  const chance = seededUnit(seed, textHash(dish.id));
  const salty = isEatenAt(occasion, dish) && isSaltyWish(dish, visitor, seed) ? SALTY.points : 0;
  if (chance >= RESTING.from) {
    const most = isHealthy(visitor) ? Number.POSITIVE_INFINITY : RESTING.besideCondition;
    return salty - Math.min(RESTING_POINTS[dish.style] ?? 0, most);
  }
  if (chance >= LIKED.share || !isEatenAt(occasion, dish)) return salty;
  return salty + (isHealthy(visitor) ? LIKED.points : LIKED.besideCondition);
}

/** Whether the dish is the salty bowl of a week. A draw of its own decides, so that the dish need not be liked as well. */
function isSaltyWish(dish: Candidate, visitor: Visitor, seed: number): boolean {
  const share = SALTY_SHARE[dish.style] ?? 0;
  if (share === 0 || (sodiumMg(dish) ?? 0) <= SALTY.fromMg) return false;
  if (!isHealthy(visitor) || !hasNoSodiumLimit(visitor)) return false;
  return seededUnit(seed + 1, textHash(dish.id)) < share;
}

function isEatenAt({ mealTime, month }: Occasion, dish: Candidate): boolean {
  return dish.mealTimes.includes(mealTime) && isInSeason(dish, month);
}

type Side = { readonly hash: number; readonly role: DishRole; readonly familiarity: number };

/** The points a side, given by the hash of its id, is spared at each of its meals because the seed likes it. */
export function likedSidePoints({ hash, role, familiarity }: Side, visitor: Visitor, seed: number): number {
  if (seededUnit(seed, hash) >= (LIKED_SIDES[familiarity] ?? 0)) return 0;
  const points = isHealthy(visitor) ? LIKED_SIDE.points : LIKED_SIDE.besideCondition;
  return role === 'kimchi' ? LIKED_SIDE.kimchi * points : points;
}

function sodiumMg({ ranges, nutrition }: Candidate): number | null {
  return ranges?.sodiumMg?.central ?? nutrition.sodiumMg;
}
