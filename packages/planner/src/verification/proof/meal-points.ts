import { HEALTH_CONDITIONS, type HealthCondition, type MealTime } from '@kkini/domain';
import type { RuleOwner } from '../../model/rule-owner.ts';
import type { CheckedVisitor } from '../people/checked-visitor.ts';
import type { DayTargets } from '../people/day-targets.ts';
import { hasLittleSalt } from '../people/portion-walls.ts';
import type { ServedDish } from '../served-dish.ts';
import { rangePoints } from './week-points.ts';

type Written = readonly [better: string, worse: string];
type Leanings = Readonly<Record<HealthCondition, Written> & Partial<Record<RuleOwner, Written>>>;

/** Foods and tags each owner prefers and avoids (nutrition-rules section 5, PREFER and AVOID). */
export const LEANINGS: Leanings = {
  everyone: ['whole-grain', 'ultra-processed'],
  diabetes: ['brown_rice_cooked multigrain_rice tofu', 'high-gi added-sugar glutinous_rice quick-starch'],
  gout: ['egg tofu', 'purine-high purine-mid added-sugar'],
  hypertension: ['vinegar_all', 'sodium-high salted-fermented processed-meat ramyeon'],
  obesity: ['vegetable', 'ultra-processed quick-starch cream mayonnaise'],
  dyslipidemia: ['soy perilla_oil olive_oil', 'saturated-fat-high cholesterol-high added-sugar'],
  heartDisease: ['vinegar_all soy perilla_oil olive_oil', 'processed-meat sodium-high'],
  thyroidDisease: ['', 'iodine-high'],
  liverDisease: ['tofu', 'ultra-processed saturated-fat-high sodium-high'],
  vegetarian: ['legume', 'dairy egg'],
  lowSugar: ['allulose', 'added-sugar fruit_juice bulgogi_sauce quick-starch'],
  lowSodium: ['vinegar_all', 'sodium-high'],
  lowCarbohydrate: ['konjac tofu_noodle', 'refined-carb high-gi processed-meat'],
  alone: ['', 'shared-order'],
  child: ['dairy', 'ultra-processed bought-salad'],
  'child.under7': ['', 'spicy tough'],
  'child.under11': ['', 'spicy'],
  parents: ['', 'sodium-high tough bought-salad bread pasta avocado tortilla'],
  'parents.from75': ['', 'tough'],
  'answer.potassium': ['potassium-high', ''],
  'answer.kidneyThird': ['', 'ultra-processed brown_rice_cooked'],
  'answer.thyroidDrug': ['', 'iodine-high'],
  'answer.stomach': ['', 'soup'],
};

const LOW_32_BITS = 0xffffffffn;

/** What the points of a meal depend on besides the dish. */
export type MealContext = {
  readonly visitor: CheckedVisitor;
  readonly targets: DayTargets;
  /** The month of the first day, 1 to 12. */
  readonly month: number;
  readonly seed: number;
  /** Most points the seed adds to a dish. */
  readonly seedPoints: number;
  /** The fresh foods the week is cooked around. */
  readonly basket: readonly string[];
  /** For each food at home, whether a food matches it. */
  readonly atHome: readonly ((food: string) => boolean)[];
};

/** Points of a dish at a meal time its entry does not list. */
const UNUSUAL_TIME = { recipe: 60, product: 2000 } as const;

/** Points of a dish at a meal time, term by term (planner.md sections 1.1 and 6). */
export function mealPoints(
  dish: ServedDish,
  time: MealTime,
  { visitor, targets, seed, seedPoints, ...kitchen }: MealContext,
): number {
  const { nutrition } = dish;
  const energy = targets.mealEnergyKcal[time];
  let points = 0;
  if (!dish.mealTimes.includes(time)) points += UNUSUAL_TIME[dish.kind];
  if (!isInSeason(dish, kitchen.month)) points += 60;
  points += 0.6 * (5 - dish.familiarity) ** 2;
  points += workPoints(dish, time, kitchen);
  if (nutrition.energyKcal !== null)
    points += rangePoints(nutrition.energyKcal, { min: 0.8 * energy, max: 1.2 * energy }, 1);
  for (const { nutrient, range, weight } of targets.meal[time]) {
    const amount = nutrition[nutrient];
    if (amount !== null) points += rangePoints(amount, range, weight);
  }
  points += leaningPoints(dish, visitor);
  const isWished = dish.mealTimes.includes(time) && isInSeason(dish, kitchen.month);
  return points + chancePoints(dish, { visitor, seed, seedPoints, isWished });
}

/** Points of a dish for what the owners of a visitor prefer and avoid; `apart` are names weighed elsewhere. */
export function leaningPoints(
  dish: Pick<ServedDish, 'kind' | 'family' | 'method' | 'forms' | 'holds'>,
  { owners }: Pick<CheckedVisitor, 'owners'>,
  apart: readonly string[] = [],
): number {
  const { certainTags, certainIds } = dish.holds;
  const has = (name: string) => {
    if (apart.includes(name)) return false;
    if (name === 'soup') return dish.method === 'soup';
    if (name === 'spicy') return dish.forms.has('hot');
    if (name === 'tough') return dish.forms.has('tough');
    if (name === 'shared-order') return dish.forms.has('sharedOrder');
    if (name === 'quick-starch') return isQuickStarch(dish);
    if (name === 'bought-salad') return dish.kind === 'product' && dish.family === 'salad';
    return certainTags.has(name) || certainIds.has(name);
  };
  let points = 0;
  for (const owner of owners) {
    const leanings = LEANINGS[owner];
    if (leanings === undefined) continue;
    const [better, worse] = leanings;
    points -= 0.5 * better.split(' ').filter(has).length;
    for (const each of worse.split(' ').filter(has))
      points +=
        (owner === 'child.under7' ? LEFT_BY_THE_SMALL : LEFT_ON_THE_PLATE)[each] ??
        pointsToAvoid(owner, each);
  }
  return points;
}

function pointsToAvoid(owner: RuleOwner, name: string): number {
  if (owner === 'diabetes' && name === 'quick-starch') return 4;
  if (owner === 'answer.kidneyThird') return 6;
  return HEALTH_CONDITIONS.some((each) => each === owner) ? 2.4 : 0.8;
}

function isInSeason({ seasonMonths }: ServedDish, month: number): boolean {
  return seasonMonths?.includes(month) !== false;
}

const LIKED = { share: 0.12, points: 12, besideCondition: 1 } as const;
const RESTING_POINTS: Readonly<Record<string, number>> = {
  cookedRecipe: 15,
  simpleRecipe: 12,
  restaurant: 15,
};
const RESTING_BESIDE_CONDITION = 2;
const SALTY = { fromMg: 1500, points: 700 } as const;
const SALTY_SHARE: Readonly<Record<string, number>> = {
  restaurant: 0.005,
  mealKit: 0.018,
  cookedRecipe: 0.0015,
  simpleRecipe: 0.0015,
};

/** The seed's points: less those of a wished dish in its season and at its meal times, plus those of a resting dish. */
function chancePoints(
  dish: ServedDish,
  {
    visitor,
    seed,
    seedPoints,
    isWished,
  }: Pick<MealContext, 'visitor' | 'seed' | 'seedPoints'> & { readonly isWished: boolean },
): number {
  if (seedPoints === 0) return 0;
  const chance = seedNumber(dish.id, seed) / 2 ** 32;
  let points = seedPoints * chance;
  const isFree = mayWish(visitor);
  if (chance >= 0.5) {
    const rest = RESTING_POINTS[dish.style] ?? 0;
    points += isFree ? rest : Math.min(rest, RESTING_BESIDE_CONDITION);
  }
  if (isWished && chance < LIKED.share) points -= isFree ? LIKED.points : LIKED.besideCondition;
  const isSaltyWish =
    isWished &&
    isFree &&
    (dish.servingSodiumMg ?? 0) > SALTY.fromMg &&
    seedNumber(dish.id, seed + 1) / 2 ** 32 < (SALTY_SHARE[dish.style] ?? 0) &&
    !hasLittleSalt(visitor);
  return isSaltyWish ? points - SALTY.points : points;
}

/** Whether the seed may wish freely: nobody has a condition, and no answer adds rules. */
export function mayWish({ healthConditions, owners }: CheckedVisitor): boolean {
  return healthConditions.length === 0 && owners.every((owner) => !owner.startsWith('answer.'));
}

/** Points of cooking a dish at a meal time: its minutes, the fresh foods it needs, and the foods at home it uses up. */
function workPoints(
  { minutes, work, freshFoods, ownFoods }: ServedDish,
  time: MealTime,
  { basket, atHome }: Pick<MealContext, 'basket' | 'atHome'>,
): number {
  const atHand = freshFoods.filter((food) => basket.includes(food)).length;
  const usedUp = atHome.filter((is) => ownFoods.some(is)).length;
  const fresh = FRESH * freshFoods.length - AT_HAND * atHand - USED_UP * usedUp;
  if (time === 'breakfast') return fresh + 0.04 * minutes + SLOW_MORNING * Math.max(0, minutes - 10);
  if (work === null) return fresh + 0.02 * minutes;
  return fresh + HAND * work.active + STOVE * work.waiting + LONG_STOVE * Math.max(0, work.waiting - 60);
}

/** Porridge, starchy soup, fried rice, rice cake and dressed noodles of flour (safety-rules section 8.3). */
function isQuickStarch({
  method,
  family,
  holds: { certainIds },
}: Pick<ServedDish, 'method' | 'family' | 'holds'>): boolean {
  if (certainIds.has('oat') || certainIds.has('tofu_noodle') || certainIds.has('konjac')) return false;
  return (
    method === 'porridge' ||
    /^(?:porridge|creamSoup|friedRice|riceCakeSoup|riceCakes|dressedNoodles)$/u.test(family ?? '')
  );
}

/** Points for what small children and older people leave on the plate. */
const LEFT_ON_THE_PLATE: Readonly<Record<string, number>> = {
  spicy: 6,
  tough: 6,
  bread: 4.8,
  pasta: 4.8,
  avocado: 4.8,
  tortilla: 4.8,
  'bought-salad': 15,
  'shared-order': 40,
};
const LEFT_BY_THE_SMALL: Readonly<Record<string, number>> = { spicy: 15, tough: 15 };
const HAND = 0.2;
const STOVE = 0.01;
const LONG_STOVE = 0.04;
const SLOW_MORNING = 0.5;
const FRESH = 1.5;
const AGAIN = 0.5;
const AT_HAND = 1.2;
const USED_UP = 2;

/** Points of a dish cooked for an earlier meal and reheated in five minutes, relative to cooking it; mostly negative. */
export function againPoints(dish: ServedDish, time: MealTime, context: MealContext): number {
  const heated = { ...dish, minutes: 5, work: { active: 5, waiting: 0 }, freshFoods: [], ownFoods: [] };
  return AGAIN + workPoints(heated, time, context) - workPoints(dish, time, context);
}

/**
 * The 32-bit number of a text and a counter: FNV-1a over the text's UTF-16 units, the counter times the golden ratio,
 * the finaliser of MurmurHash3. Computed with BigInt.
 */
export function seedNumber(text: string, counter: number): number {
  let hash = 0x811c9dc5n;
  for (let at = 0; at < text.length; at += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * 0x01000193n) & LOW_32_BITS;
  }
  hash ^= (BigInt(counter) * 0x9e3779b9n) & LOW_32_BITS;
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & LOW_32_BITS;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & LOW_32_BITS;
  return Number(hash ^ (hash >> 16n));
}
