import {
  aStranger,
  MEAL_SHARES,
  type MealTime,
  NUTRIENTS,
  type Nutrient,
  PLANNED_SHARE,
} from '@kkini/domain';
import { isStated, type LimitKey, type LimitKind, type LimitSpan } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { GLYCEMIC_LOAD } from '@kkini/domain/portions';
import { type DayAmount, FLOOR_INDEX, LEAVES_INDEX } from '../model/day-amounts.ts';
import type { PersonLimit, Range } from '../model/limit-row.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { LEAVES_OF_A_DAY } from '../model/weighed-foods.ts';
import { mergeLimits } from './merge-limits.ts';
import { type Household, household } from './people/household.ts';
import { scaleRange } from './people/person-limits.ts';
import type { PlannedPerson } from './people/planned-person.ts';
import { sharedFloor, sharedLimits } from './people/shared-limits.ts';
import { planningFigure } from './planning-rows.ts';

/** Bounds by nutrient, in the nutrient's unit. */
export type Ranges = Readonly<Partial<Record<Nutrient, Range>>>;

/** By nutrient, the sides of its range that are a share of the energy eaten. */
export type EnergyShares = Readonly<Partial<Record<Nutrient, PersonLimit['ofEnergy']>>>;

/** Limits and aims of one day's planned meals, for a serving of the household's lead. */
export type DayLimits = {
  /** Energy of the whole day, kcal. */
  readonly energyKcal: number;
  /** Target energy of the planned meals together, kcal. */
  readonly plannedKcal: number;
  /** The least planned energy that is enough for everybody whose meals can reach it, kcal of the lead's serving. */
  readonly floorKcal: number;
  /**
   * Index in `DAY_AMOUNTS` of the amount that has to reach the floor: the energy, or the one computed from
   * everybody's plates.
   */
  readonly floorIndex: number;
  readonly day: Ranges;
  /** Sides of `day` that follow the energy eaten. `day` states them for the target energy. */
  readonly dayShares: EnergyShares;
  /** Maximum glycaemic load of a day with diabetes; null without diabetes. */
  readonly mostLoad: number | null;
  /** Most soups and stews of a day in the low-sodium style (nutrition-rules section 5); null in the others. */
  readonly mostSoups: number | null;
  /** Iron that the meals of a day should reach where somebody is pregnant, mg of the lead's serving; null elsewhere. */
  readonly leastIron: number | null;
  readonly dayAims: Ranges;
  readonly meal: Readonly<Record<MealTime, Ranges>>;
  readonly mealAims: Ranges;
  /** Whether the aim for a meal's carbohydrate weighs as much as a limit: with insulin meals have to be alike. */
  readonly hasAlikeMeals: boolean;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
  /** Factor by which eaten meals exceed their usual share because others are fasted; applies to energy and maxima. */
  readonly growth: number;
  /** Nutrients for which a condition or style changes the maximum. Exceeding them costs more. */
  readonly watched: ReadonlySet<Nutrient>;
  /** Maxima that no points outweigh and no single meal may exceed either. */
  readonly walls: readonly DayWall[];
};

/**
 * The maximum of an amount of the day that ranks before all points (safety-rules section 0), set by medicines and
 * kidneys.
 */
export type DayWall = { readonly of: DayAmount; readonly index: number; readonly max: number };

const WALLS: readonly Nutrient[] = ['potassiumMg', 'vitaminKUg'];

function dayWalls(visitor: Visitor, day: Ranges): readonly DayWall[] {
  const ofNutrients = WALLS.flatMap((nutrient): readonly DayWall[] => {
    const max = day[nutrient]?.max;
    return max === undefined ? [] : [{ of: nutrient, index: NUTRIENTS.indexOf(nutrient), max }];
  });
  if (!ruleOwners(visitor).has('answer.warfarin')) return ofNutrients;
  return [...ofNutrients, { of: 'leavesG', index: LEAVES_INDEX, max: LEAVES_OF_A_DAY.leavesG }];
}

/** Limits of the planned meals for this visitor: the strictest per unit of energy among everyone who eats. */
export const dayLimits = memoizeByObject((visitor: Visitor): DayLimits => {
  const everybody = household(visitor);
  const { day: leadDay } = everybody.lead;
  const shared = sharedLimits(visitor);
  const of = (kind: LimitKind, per: LimitSpan) =>
    rangesOf(shared.filter((each) => each.kind === kind && each.per === per));
  const meal = of('limit', 'meal');
  const day = of('limit', 'day');
  const sodium = shared.find(
    ({ nutrient, per, kind }) => nutrient === 'sodiumMg' && per === 'day' && kind === 'limit',
  );
  const rangesAt = (time: MealTime) => ({
    ...meal,
    sodiumMg: mealSodium(mostOfDay(time, leadDay.growth), sodium, meal.sodiumMg),
  });
  const { kcal: floorKcal, isOfPlates } = sharedFloor(visitor);
  return {
    energyKcal: leadDay.dayKcal,
    plannedKcal: leadDay.plannedKcal,
    floorKcal,
    floorIndex: isOfPlates ? FLOOR_INDEX : NUTRIENTS.indexOf('energyKcal'),
    day: { ...day, energyKcal: energyBand(leadDay.dayKcal, floorKcal) },
    dayShares: sharesOf(shared),
    mostLoad: visitor.healthConditions.includes('diabetes') ? GLYCEMIC_LOAD.dayCap : null,
    mostSoups: visitor.eatingStyles.includes('lowSodium') ? 1 : null,
    leastIron: leastIron(everybody),
    dayAims: {
      ...of('aim', 'day'),
      energyKcal: { min: leadDay.plannedKcal, max: leadDay.plannedKcal },
    },
    meal: { breakfast: rangesAt('breakfast'), lunch: rangesAt('lunch'), dinner: rangesAt('dinner') },
    mealAims: of('aim', 'meal'),
    hasAlikeMeals: ruleOwners(visitor).has('answer.insulin'),
    mealEnergyKcal: mealEnergies(everybody.lead),
    growth: leadDay.growth,
    watched: watchedNutrients(everybody.lead, visitor),
    walls: dayWalls(visitor, day),
  };
});

/**
 * The recommended iron of women of 15 to 49 years, mg (safety-rules section 2, K25 ✓M). Pregnancy needs 10 mg more (K20 ○M), out of reach
 * of meals: this figure only attracts. It is not shown, because a day that reaches it does not have enough.
 */
const IRON_OF_WOMEN = 12;

function leastIron({ persons }: Household): number | null {
  const servings = persons.flatMap(({ planned, portion }) =>
    planned.states.includes('pregnant') ? [portion] : [],
  );
  return servings.length === 0 ? null : IRON_OF_WOMEN / Math.min(...servings);
}

/** The planned meals hold 90 % of the day within a tenth, and never less than the floor (safety-rules sections 2 and 3.1). */
export function energyBand(dayKcal: number, floorKcal: number): Range {
  const tolerance = planningFigure('dayEnergyTolerance');
  const { min, max } = scaleRange(
    { min: dayKcal * (1 - tolerance), max: dayKcal * (1 + tolerance) },
    PLANNED_SHARE,
  );
  return { min: Math.max(min ?? 0, floorKcal), max: max ?? Infinity };
}

/** Energy of each meal, kcal. A fasted meal keeps its usual share, by which a dish for that slot is judged. */
function mealEnergies({ day: { mealKcal, dayKcal } }: PlannedPerson): Readonly<Record<MealTime, number>> {
  const at = (time: MealTime) => (mealKcal[time] > 0 ? mealKcal[time] : dayKcal * MEAL_SHARES[time]);
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

function rangesOf(limits: readonly PersonLimit[]): Ranges {
  const ranges: Partial<Record<Nutrient, Range>> = {};
  for (const { nutrient, planned } of limits) if (isStated(nutrient)) ranges[nutrient] = planned;
  return ranges;
}

function sharesOf(limits: readonly PersonLimit[]): EnergyShares {
  const shares: Partial<Record<Nutrient, PersonLimit['ofEnergy']>> = {};
  for (const { nutrient, per, kind, ofEnergy } of limits)
    if (isStated(nutrient) && per === 'day' && kind === 'limit') shares[nutrient] = ofEnergy;
  return shares;
}

/**
 * The part of a daily maximum that one meal may hold: its share of the day, larger beside fasted meals, plus a third
 * (nutrition-rules section 2).
 */
export function mostOfDay(time: MealTime, growth: number): number {
  return MEAL_SHARES[time] * growth * (1 + planningFigure('mealCapAllowance'));
}

function mealSodium(most: number, day: PersonLimit | undefined, meal: Range | undefined): Range {
  return { max: Math.min(meal?.max ?? Infinity, (day?.range.max ?? Infinity) * most) };
}

/** Limits that weigh more where a condition or style changes everybody's maximum. */
const WATCHED = {
  sodiumMg: 'sodiumMg',
  sugarPctE: 'sugarG',
  addedSugarPctE: 'addedSugarG',
  cholesterolMg: 'cholesterolMg',
  saturatedFatPctE: 'saturatedFatG',
  purineMg: 'purineMg',
} as const satisfies Partial<Record<LimitKey, Nutrient>>;

const NOTHING = { targets: [], healthConditions: [], eatingStyles: [] };

/** The limits of an adult without choices and answers. */
const USUAL = mergeLimits({ stage: 'adult', states: [], person: aStranger('self') }, NOTHING).limits;

function watchedNutrients(lead: PlannedPerson, visitor: Visitor): ReadonlySet<Nutrient> {
  const { limits } = mergeLimits(lead, visitor);
  const keys = Object.keys(WATCHED) as (keyof typeof WATCHED)[];
  return new Set(
    keys.flatMap((key) => (limits[key]?.range.max === USUAL[key]?.range.max ? [] : [WATCHED[key]])),
  );
}
