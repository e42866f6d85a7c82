import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { Range } from '../../model/limit-row.ts';
import type { CheckedAmount, ServedDish } from '../served-dish.ts';
import { type CheckedPerson, checkedPeople, SHARE } from './checked-person.ts';
import type { CheckedVisitor, Choices } from './checked-visitor.ts';
import { both, chosenLimits, type Limits } from './chosen-limits.ts';
import { personTargets } from './person-targets.ts';
import {
  asRanges,
  bare,
  type Found,
  floorOfAll,
  ironOf,
  leadOf,
  PLANNED,
  partedDay,
  planned,
  rankOf,
  type Seated,
  sharesConditions,
  strictest,
} from './shared-targets.ts';

/**
 * A range with its weight in points per 10 %. Where `forKcal` is given, its one bound is a share of the energy,
 * stated for a day of that many kcal; on other days it is proportional to the energy.
 */
export type Weighed = {
  readonly nutrient: CheckedAmount;
  readonly range: Range;
  readonly weight: number;
  readonly forKcal?: number;
  /** What the verdict on a day accepts, without margins; absent for what has no verdict of a day. */
  readonly accepted?: Range;
};

/** The ranges of one day and one meal, and the energy of each meal in kcal. */
export type DayTargets = {
  readonly day: readonly Weighed[];
  readonly meal: Readonly<Record<MealTime, readonly (Weighed & { readonly nutrient: Nutrient })[]>>;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
};

/** Points per 10 %: usual, and where a choice sets another limit than everybody's; above those of planner.md section 1.1. */
const WEIGHT: Readonly<Partial<Record<Nutrient, readonly [usual: number, special: number]>>> = {
  energyKcal: [15, 15],
  carbohydrateG: [54, 54],
  sugarG: [9, 18],
  addedSugarG: [9, 18],
  fiberG: [12, 12],
  proteinG: [54, 54],
  fatG: [39, 39],
  saturatedFatG: [24, 24],
  transFatG: [9, 9],
  cholesterolMg: [18, 18],
  sodiumMg: [13.5, 22.5],
  purineMg: [9, 22.5],
};
const AIM = { energyKcal: 18, potassiumMg: 1.5, other: 0.5 } as const;
const MEAL_WEIGHT = { sodium: 9, other: 27 } as const;
/** Bounds that no other points outweigh: energy floors, and maxima of medicines and kidneys, with a margin of 1 %. */
const WALL = { clear: 0.01, floorWeight: 1000, nutrients: ['potassiumMg', 'vitaminKUg'] } as const;
/** Points per 10 % above a maximum that medicines or kidneys set. */
export const MEDICINE_WEIGHT = 10_000;

/** The glycaemic load of a day with diabetes: 120 (safety-rules section 8.2), less a margin of 1 %. */
const LOAD_OF_DAY: Weighed = {
  nutrient: 'glycemicLoad',
  range: { max: 118.8 },
  weight: 54,
  accepted: { max: 120 },
};

/** 40 g of leaves rich in vitamin K with warfarin (safety-rules section 6.2). */
const LEAVES_OF_DAY: Weighed = { nutrient: 'leavesG', range: { max: 40 }, weight: MEDICINE_WEIGHT };

/** One soup or stew a day with 저염; a second costs about 6 points (nutrition-rules section 5). */
const SOUPS_OF_DAY: Weighed = { nutrient: 'soups', range: { max: 1 }, weight: 0.22 };

/** The limits whose change by a choice raises the weight of a nutrient. */
const SPECIAL_BY: Readonly<Partial<Record<Nutrient, keyof Limits>>> = {
  sodiumMg: 'sodiumMg',
  sugarG: 'sugarPctE',
  addedSugarG: 'addedSugarPctE',
  cholesterolMg: 'cholesterolMg',
  saturatedFatG: 'saturatedFatPctE',
  purineMg: 'purineMg',
};

/**
 * Everybody at the table with their own ranges, the lead, and the limits of a day for the lead's serving; computed once per visitor,
 * because every dish is checked against it.
 */
export const seatedTable = memoizeByObject(seatTable);

function seatTable(visitor: CheckedVisitor) {
  const people = checkedPeople(visitor);
  const lead = leadOf(people, visitor);
  const all: readonly Seated[] = people.map((person) => ({
    person,
    targets: personTargets(person, visitor),
    portion: person.energyKcal / lead.energyKcal,
  }));
  const isAlike = ({ person }: Seated) => sharesConditions(person, lead);
  const ranked = [...all].sort((a, b) => rankOf(a.person) - rankOf(b.person));
  const alike = ranked.filter(isAlike);
  const unlike = ranked.filter((each) => !isAlike(each));
  // Without conditions everything is common, as the strictest per portion.
  const isOwn = visitor.healthConditions.length > 0;
  const leadEats = all.some(({ person }) => person.said === lead.said);
  const ofTable = ({ person, targets }: Seated) =>
    !isOwn || person.said === lead.said ? targets.day : partedDay(person, targets.day, leadEats)[0];
  const ofOwn = ranked.flatMap((each) => {
    if (!isOwn || each.person.said === lead.said) return [];
    const { person, targets, portion } = each;
    const day = isAlike(each) ? partedDay(person, targets.day, leadEats)[1] : targets.day;
    return [[day, portion, true] as const];
  });
  const aims = (pick: (targets: Seated['targets']) => Found) =>
    strictest(alike.map(({ targets, portion }) => [pick(targets), portion, false] as const));
  return {
    lead,
    all,
    isOwn,
    floor: floorOfAll(all, lead, isOwn),
    day: strictest(
      [...alike.map((each) => [ofTable(each), each.portion, false] as const), ...ofOwn],
      WALL.nutrients,
    ),
    meal: strictest([
      ...alike.map(({ targets, portion }) => [asRanges(targets.meal), portion, false] as const),
      ...unlike.map(({ targets, portion }) => [asRanges(targets.meal), portion, true] as const),
    ]),
    dayAims: aims(({ dayAims }) => dayAims),
    mealAims: aims(({ mealAims }) => asRanges(mealAims)),
  };
}

/** Targets of the planned meals, for the lead's serving. With several people, the strictest per portion. */
export function dayTargets(visitor: CheckedVisitor): DayTargets {
  const { lead, all, floor, day: limits, meal, dayAims, mealAims } = seatedTable(visitor);
  const isSpecial = specialTo(lead, visitor);
  const isWatched = Object.keys(SPECIAL_BY).some((nutrient) => isSpecial(nutrient as Nutrient));
  const day: Weighed[] = [];
  for (const [nutrient, whole] of limits) {
    const range = planned(whole, lead);
    const follows = lead.plannedKcal > 0 && (whole.follows.min || whole.follows.max);
    const weight = WEIGHT[nutrient]?.[isSpecial(nutrient) ? 1 : 0];
    if (WALL.nutrients.some((each) => each === nutrient)) day.push(wall(nutrient, range, MEDICINE_WEIGHT));
    else if (weight !== undefined && follows)
      day.push(...eachBound({ nutrient, range, weight }, whole.follows, lead.plannedKcal));
    else if (weight !== undefined)
      day.push({ nutrient, range: amountRange(range, isWatched), weight, accepted: acceptedBy(range) });
  }
  for (const [nutrient, whole] of dayAims)
    day.push({
      nutrient,
      range: planned(whole, lead),
      weight: nutrient === 'potassiumMg' ? AIM.potassiumMg : AIM.other,
    });
  day.push(...energyTerms(lead, floor), ...ironOf(all));
  if (visitor.healthConditions.includes('diabetes')) day.push(LOAD_OF_DAY);
  if (visitor.owners.includes('answer.warfarin')) day.push(LEAVES_OF_DAY);
  if (visitor.eatingStyles.includes('lowSodium')) day.push(SOUPS_OF_DAY);
  const sodium = limits.get('sodiumMg')?.range;
  // With insulin every meal has to hold like amounts of carbohydrate (safety-rules section 4).
  const aimed = visitor.owners.includes('answer.insulin') ? MEAL_WEIGHT.other : AIM.other;
  return {
    day,
    meal: mealsOf(bare(meal), bare(mealAims), { sodium, growth: lead.growth, aimed }),
    mealEnergyKcal: perMeal(lead),
  };
}

/** Whether a dish alone exceeds a daily maximum of medicines or kidneys on anybody's plate, so that no day may hold it. */
export function exceedsMedicine({ amounts }: Pick<ServedDish, 'amounts'>, { day }: DayTargets): boolean {
  return day.some(
    ({ nutrient, range, weight }) =>
      weight === MEDICINE_WEIGHT &&
      amounts[nutrient] > (range.max ?? Infinity) / (nutrient === 'leavesG' ? 1 : 1 - WALL.clear),
  );
}

/**
 * The range of an amount: a maximum gets a margin of 2 %, a floor without a maximum one of 3 % unless a choice
 * watches a maximum.
 */
function amountRange({ min, max }: Range, isWatched: boolean): Range {
  if (max === undefined && !isWatched) return { min: (min ?? 0) * 1.03 };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max: max * 0.98 }) };
}

/** Floors are met down to 2 % below them (safety-rules section 11), maxima are not exceeded. */
function acceptedBy({ min = -Infinity, max = Infinity }: Range): Range {
  return { min: 0.98 * min, max };
}

function wall(nutrient: CheckedAmount, { min, max }: Range, weight: number): Weighed {
  const range = {
    ...(min !== undefined && { min: min * (1 + WALL.clear) }),
    ...(max !== undefined && { max: max * (1 - WALL.clear) }),
  };
  return { nutrient, range, weight };
}

/**
 * Each bound of a range by itself, where at least one of them is a share of the energy. The maximum gets a margin of
 * 1 %, that of saturated fat 3 %. A gram below the range costs as much as one above it.
 */
function eachBound(
  { nutrient, range: { min, max }, weight }: Weighed,
  follows: { readonly min: boolean; readonly max: boolean },
  kcal: number,
): readonly Weighed[] {
  const found: Weighed[] = [];
  if (min !== undefined && min > 0) {
    const own = max === undefined ? weight : (weight * min) / max;
    found.push({
      ...{ nutrient, range: { min }, weight: own, accepted: acceptedBy({ min }) },
      ...(follows.min && { forKcal: kcal }),
    });
  }
  const inside = nutrient === 'saturatedFatG' ? 0.97 : 0.99;
  if (max !== undefined)
    found.push({
      ...{ nutrient, range: { max: max * inside }, weight, accepted: acceptedBy({ max }) },
      ...(follows.max && { forKcal: kcal }),
    });
  return found;
}

/**
 * The energy terms of a day: within 10 % of its energy and not below the floor; where the meals cannot reach that,
 * within 10 % of their target; and preferably within 2 % of the target.
 */
function energyTerms(
  { energyKcal, plannedKcal }: CheckedPerson,
  { kcal: floor, isOfPlates }: ReturnType<typeof floorOfAll>,
): readonly Weighed[] {
  const [weight = 0] = WEIGHT.energyKcal ?? [];
  const least = Math.max(0.9 * energyKcal * PLANNED, floor);
  const isReached = plannedKcal >= least || plannedKcal === 0;
  const range = isReached
    ? { min: least, max: 1.1 * energyKcal * PLANNED }
    : { min: 0.9 * plannedKcal, max: 1.1 * plannedKcal };
  return [
    { nutrient: 'energyKcal', range, weight, accepted: acceptedBy(range) },
    ...(floor > 0 ? [wall(isOfPlates ? 'floorKcal' : 'energyKcal', { min: floor }, WALL.floorWeight)] : []),
    {
      nutrient: 'energyKcal',
      range: { min: 0.98 * plannedKcal, max: 1.02 * plannedKcal },
      weight: AIM.energyKcal,
    },
  ];
}

type Ranges = ReadonlyMap<Nutrient, Range>;

/** What meals share: the day's sodium, their growth, and the weight of an aim for their carbohydrate. */
type Shared = { readonly sodium: Range | undefined; readonly growth: number; readonly aimed: number };

/**
 * The ranges of each meal. Its sodium may exceed its share of the day by 35 % (section 2); beside fasted meals its
 * share is larger.
 */
function mealsOf(limits: Ranges, aims: Ranges, { sodium, growth, aimed }: Shared): DayTargets['meal'] {
  const at = (time: MealTime) => {
    const own = { max: (sodium?.max ?? Infinity) * SHARE[time] * growth * 1.35 };
    const ranges = new Map([...limits, ['sodiumMg', both(limits.get('sodiumMg') ?? {}, own)] as const]);
    return [
      ...[...ranges].map(([nutrient, range]) => ({
        nutrient,
        range,
        weight: nutrient === 'sodiumMg' ? MEAL_WEIGHT.sodium : MEAL_WEIGHT.other,
      })),
      ...[...aims].map(([nutrient, range]) => ({
        ...{ nutrient, range },
        weight: nutrient === 'carbohydrateG' ? aimed : AIM.other,
      })),
    ];
  };
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

/** Energy by meal. A fasted meal keeps its usual share, by which a dish for that slot is judged. */
function perMeal({ mealKcal, energyKcal }: CheckedPerson): DayTargets['mealEnergyKcal'] {
  const at = (time: MealTime) => mealKcal[time] || energyKcal * SHARE[time];
  return Object.fromEntries(MEAL_TIMES.map((time) => [time, at(time)])) as DayTargets['mealEnergyKcal'];
}

function specialTo(person: CheckedPerson, choices: Choices): (nutrient: Nutrient) => boolean {
  const { limits } = chosenLimits(person, choices);
  const nothing = { targets: [], healthConditions: [], eatingStyles: [] };
  const usual = chosenLimits({ stage: 'adult', states: [], conditions: [] }, nothing).limits;
  return (nutrient) => {
    const key = SPECIAL_BY[nutrient];
    return key !== undefined && limits[key]?.max !== usual[key]?.max;
  };
}
