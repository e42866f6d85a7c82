import {
  isStored,
  type Kitchen,
  MEAL_TIMES,
  type MealTime,
  NUTRIENTS,
  type Nutrition,
  standing,
  type TableDish,
} from '@kkini/domain';
import { hardViolations, rulesFor } from '../constraints/dish-violations.ts';
import { holdsCounted, weekWalls } from '../constraints/week-walls.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { likedSidePoints } from '../preferences/seed-wishes.ts';
import { carries } from '../preferences/tag-preference.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { seededUnit, textHash } from '../seed.ts';
import type { WeekFoods } from './week-foods.ts';

/** Points of each meal that has a side; `seed` lets weeks differ. */
const POINTS = {
  unfamiliarity: 0.3,
  offSeason: 0.8,
  /** A hot side beside a child under 11; the kimchi of the others stays. */
  hot: 0.8,
  seed: 1.8,
} as const;
const HIGHEST_FAMILIARITY = 5;

/** A side dish that a visitor may have, with its costs in points. */
export type PricedSide = {
  readonly id: string;
  readonly standing: TableDish;
  /** The meal times at which no rule forbids it. */
  readonly times: ReadonlySet<MealTime>;
  /** A serving's amounts in the order of NUTRIENTS; an unknown one counts as 0. */
  readonly amounts: Float64Array;
  /** Its glycaemic load; an unknown one counts as 0. */
  readonly glycemicLoad: number;
  /** Days it keeps after the day of cooking. */
  readonly keepDays: number;
  /** Whether it is taken from a store, like kimchi, and not cooked for the week. */
  readonly isStored: boolean;
  /** Whether it may stand on every table of a day. */
  readonly isKimchi: boolean;
  /** Minutes of work of a cooking, and the foods to buy that spoil and those at home, by their numbers. */
  readonly minutes: number;
  readonly foods: Int32Array;
  readonly cooking: number;
  readonly eating: number;
};

type Input = {
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly kitchen: Kitchen;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly seed: number;
  /** Numbers the foods of a week. */
  readonly foods: WeekFoods;
};

/** The sides and kimchi a visitor may have; what a week may hold only so often is left to leading dishes. */
export function servableSides({
  visitor,
  tables,
  kitchen,
  startDate,
  seed,
  foods,
}: Input): readonly PricedSide[] {
  const month = Number(startDate.slice(5, 7));
  const counted = [...weekWalls(visitor).keys()];
  const timesOf = mealTimesFor(visitor);
  const owners = ruleOwners(visitor);
  const sparesChild = owners.has('child.under7') || owners.has('child.under11');
  return tables.sidesOf(kitchen).flatMap((side): PricedSide[] => {
    const { role, familiarity } = side.dish;
    if (role !== 'side' && role !== 'kimchi') return [];
    const candidate = tables.sideCandidate(side.id);
    if (candidate === undefined || counted.some((food) => holdsCounted(candidate, food))) return [];
    const times = timesOf(candidate);
    if (times.length === 0) return [];
    const { seasonMonths } = side.dish.table;
    const keepDays = side.dish.cooking?.keepDays ?? 0;
    const isKept = isStored(side.dish.cooking);
    return [
      {
        id: side.id,
        standing: standing(side.dish, side.version),
        times: new Set(times),
        amounts: amountsOf(side.version.nutrition),
        glycemicLoad: side.version.components.glycemicLoad ?? 0,
        keepDays,
        isStored: isKept,
        isKimchi: isKept && side.dish.table.isKimchi,
        minutes: side.dish.cooking?.activeMinutes ?? side.dish.minutes ?? 0,
        foods: Int32Array.from(isKept ? [] : foods.of(candidate)),
        cooking: isKept ? WORK_POINTS.store : cookingPoints(side.dish),
        eating:
          POINTS.unfamiliarity * (1 - familiarity / HIGHEST_FAMILIARITY) +
          (seasonMonths.includes(month) ? 0 : POINTS.offSeason) +
          (sparesChild && role === 'side' && carries(candidate, 'spicy') ? POINTS.hot : 0) +
          POINTS.seed * seededUnit(seed, textHash(side.id)) -
          likedSidePoints(side.id, visitor, seed),
      },
    ];
  });
}

/** The meal times at which no rule forbids a dish; one answer for all where no rule of the visitor's is about a meal time. */
function mealTimesFor(visitor: Visitor): (dish: Candidate) => readonly MealTime[] {
  const isAllowed = (dish: Candidate, time?: MealTime) => hardViolations(dish, visitor, time).length === 0;
  const isTimed = rulesFor(visitor).some(({ mealTimes }) => mealTimes.length > 0);
  if (!isTimed) return (dish) => (isAllowed(dish) ? MEAL_TIMES : []);
  return (dish) => MEAL_TIMES.filter((time) => isAllowed(dish, time));
}

/** Points of one cooking of a side. */
export function cookingPoints({ cooking, minutes }: Pick<Candidate, 'cooking' | 'minutes'>): number {
  const active = cooking?.activeMinutes ?? minutes ?? 0;
  const waiting = cooking?.waitingMinutes ?? 0;
  return WORK_POINTS.cooking + WORK_POINTS.sideActive * active + WORK_POINTS.sideWaiting * waiting;
}

/** Amounts in the order of NUTRIENTS; an unknown one counts as 0. */
const amountsOf = memoizeByObject((nutrition: Nutrition) =>
  Float64Array.from(NUTRIENTS, (nutrient) => nutrition[nutrient] ?? 0),
);
