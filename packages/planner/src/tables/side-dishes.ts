import { MEAL_TIMES, type MealTime, monthOf, NUTRIENTS, type TablePlace } from '@kkini/domain';
import { rulesFor } from '../constraints/dish-violations.ts';
import { countsInWeek } from '../constraints/week-walls.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { LeadRecipe } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { likedSidePoints } from '../preferences/seed-wishes.ts';
import { seededUnit } from '../seed.ts';
import type { KitchenSide, KitchenSides, ShelvedSide } from './kitchen-sides.ts';
import type { FoodsTaken, WeekFoods } from './week-foods.ts';

/** Points for each meal that has a side; `seed` makes weeks differ. */
const POINTS = {
  /** High compared with leading dishes: the side hardly changes the amounts of a day, and people know the sides they eat. */
  unfamiliarity: 9,
  /** The same for kimchi and pickles: a household has one or two kinds, above all of napa cabbage. */
  unfamiliarKimchi: 4,
  /** The same beside a child under 11, who may know only napa cabbage and radish. */
  strangeKimchi: 7.5,
  offSeason: 30,
  /** A hot side beside a child under 11. Kimchi stays for the others. */
  hot: 3,
  /** A side that takes long chewing, beside a child under 7, and beside somebody of 75 or older, who eats most of it. */
  tough: 3,
  toughForOld: 9,
  /** A side with processed meat or a deep-fried one: weeks should have them once or twice (AHA), and one cooking serves several meals. */
  seldom: 9,
  seed: 1.8,
} as const;
const HIGHEST_FAMILIARITY = 5;

/** A side dish that a visitor may have, with its costs in points. */
export type PricedSide = KitchenSide & {
  /** Its index among the sides of the kitchen. */
  readonly shelf: number;
  /** The meal times that its entry lists and at which no rule forbids it. */
  readonly times: ReadonlySet<MealTime>;
  /** Numbers of its foods to buy that spoil, and of those at home. */
  readonly foods: readonly number[];
  /** What one meal takes of each of these foods, in parts of a piece (`PIECE`). */
  readonly parts: readonly number[];
  readonly eating: number;
};

type Input = {
  readonly visitor: Visitor;
  readonly kitchen: KitchenSides;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly seed: number;
  /** Numbers the foods of a week. */
  readonly foods: WeekFoods;
};

/** The sides and kimchi a visitor may have. Foods with a weekly maximum are left to leading dishes. */
export function servableSides({ visitor, kitchen, startDate, seed, foods }: Input): readonly PricedSide[] {
  const month = monthOf(startDate);
  const isCounted = countsInWeek(visitor);
  const timesOf = mealTimesFor(kitchen, visitor);
  const owners = ruleOwners(visitor);
  const sparesChild = owners.has('child.under7') || owners.has('child.under11');
  const preferences = [...owners].map((owner) => kitchen.preferenceOf(owner));
  const unlikeOf = (is: ShelvedSide, shelf: number) =>
    (sparesChild && is.isHot ? POINTS.hot : 0) +
    (owners.has('child.under7') && is.isTough ? POINTS.tough : 0) +
    (owners.has('parents.from75') && is.isTough ? POINTS.toughForOld : 0) +
    (is.isSeldom ? POINTS.seldom : 0) +
    preferences.reduce((sum, points) => sum + (points[shelf] ?? 0), 0);
  const eatingOf = (side: ShelvedSide, shelf: number) => {
    const unlike = unlikeOf(side, shelf);
    return (
      strangePoints(side, sparesChild) +
      (side.seasonMonths.includes(month) ? 0 : POINTS.offSeason) +
      unlike +
      POINTS.seed * seededUnit(seed, side.hash) -
      (unlike > TOLERANCE ? 0 : likedSidePoints(side, visitor, seed))
    );
  };
  const priced: PricedSide[] = [];
  for (const [shelf, shelved] of kitchen.all.entries()) {
    const { side, candidate } = shelved;
    const times = timesOf(shelf);
    if (times.size === 0 || isCounted(candidate)) continue;
    const taken = side.isStored ? NOTHING_TAKEN : foods.of(candidate);
    priced.push(pricedSide(side, { shelf, times, ...taken, eating: eatingOf(shelved, shelf) }));
  }
  return priced;
}

/** What somebody should avoid, beyond rounding, is not liked. */
const TOLERANCE = 1e-9;

function strangePoints({ role, familiarity }: ShelvedSide, sparesChild: boolean): number {
  const ofKimchi = sparesChild ? POINTS.strangeKimchi : POINTS.unfamiliarKimchi;
  return (role === 'kimchi' ? ofKimchi : POINTS.unfamiliarity) * (1 - familiarity / HIGHEST_FAMILIARITY);
}

/** Written out, so that all objects have one hidden class: they are read for every proposal of a side. */
function pricedSide(side: KitchenSide, own: Omit<PricedSide, keyof KitchenSide>): PricedSide {
  return {
    id: side.id,
    standing: side.standing,
    clashes: side.clashes,
    amounts: side.amounts,
    keepDays: side.keepDays,
    isStored: side.isStored,
    isKimchi: side.isKimchi,
    isSpicy: side.isSpicy,
    minutes: side.minutes,
    cooking: side.cooking,
    shelf: own.shelf,
    times: own.times,
    foods: own.foods,
    parts: own.parts,
    eating: own.eating,
  };
}

const NOTHING_TAKEN: FoodsTaken = { foods: [], parts: [] };
const NO_TIME: ReadonlySet<MealTime> = new Set();

/**
 * The meal times of a side at which no rule forbids it. Only where a rule of the visitor depends on the meal time are they
 * judged one by one.
 */
function mealTimesFor(
  { all, servable }: KitchenSides,
  visitor: Visitor,
): (shelf: number) => ReadonlySet<MealTime> {
  const isTimed = rulesFor(visitor).some(({ mealTimes }) => mealTimes.length > 0);
  if (!isTimed) {
    const mayServe = servable.forVisitor(visitor);
    return (shelf) => (mayServe(shelf) ? (all[shelf]?.times ?? NO_TIME) : NO_TIME);
  }
  const at = MEAL_TIMES.map((time) => ({ time, mayServe: servable.forVisitor(visitor, time) }));
  return (shelf) => {
    const times = all[shelf]?.times;
    return new Set(at.flatMap(({ time, mayServe }) => (times?.has(time) && mayServe(shelf) ? [time] : [])));
  };
}

const PROTEIN = NUTRIENTS.indexOf('proteinG');
/** Least protein in a serving of a side eaten for its protein, g: a tenth of an adult's meal is 2 g, fish cake has 3 g, an egg 6 g. */
const SIDE_PROTEIN_G = 3;
/** Fewest sides that still leave a choice. */
const FEW_SIDES = 3;

type Seat = { readonly lead: LeadRecipe; readonly place: TablePlace; readonly time: MealTime };

/**
 * The sides that suit a place at a meal time. Where protein is wanted, only those with protein, if there are several; such sides
 * of another main group than the leading dish may take the place of vegetables as well.
 */
export function choicesFor(
  { lead, place, time }: Seat,
  sides: readonly PricedSide[],
  shelf: Pick<KitchenSides, 'beside'>,
): readonly number[] {
  const suiting = (of: TablePlace) => {
    const may = shelf.beside(lead, of);
    const found: number[] = [];
    for (const [at, { shelf: own, times }] of sides.entries())
      if (may[own] === 1 && times.has(time)) found.push(at);
    return found;
  };
  const found = suiting(place);
  const holdsProtein = (at: number) => (sides[at]?.amounts[PROTEIN] ?? 0) >= SIDE_PROTEIN_G;
  if (place === 'protein') {
    const real = found.filter(holdsProtein);
    return real.length < FEW_SIDES ? found : real;
  }
  if (place !== 'vegetable') return found;
  const isOther = (at: number) => sides[at]?.standing.mainGroup !== lead.standing.mainGroup;
  const more = suiting('protein').filter((at) => holdsProtein(at) && isOther(at));
  return [...found, ...more].sort((a, b) => a - b);
}
