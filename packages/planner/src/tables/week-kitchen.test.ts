import { MEAL_TIMES, PLAN_DAYS } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { dayWorkPoints, PIECE, WORK_POINTS } from '../preferences/work-points.ts';
import { aSide, aTableProblem } from '../testing/a-table-problem.ts';
import { type RandomUnit, randomUnits } from '../testing/random-week.ts';
import type { PricedSide } from './side-dishes.ts';
import type { TableProblem } from './table-problem.ts';
import { cookDayOf, WEEK_SLOTS, WeekKitchen } from './week-kitchen.ts';

const SLOTS_OF_A_DAY = MEAL_TIMES.length;
const FOODS = 4;
const MOVES = 60;

const below = (unit: RandomUnit, most: number) => Math.floor(unit() * most);

/** A week of seven days with leading dishes, a day for cooking ahead in two of three, and five sides, one of them kimchi. */
function randomProblem(unit: RandomUnit): TableProblem {
  const days = Array.from({ length: PLAN_DAYS }, (_, day) => day);
  const firstDay = below(unit, 3);
  const prepDay = unit() < 0.33 ? -1 : firstDay + below(unit, PLAN_DAYS - firstDay);
  const kinds = days.map((day) => (day === prepDay ? 'prep' : day > 4 ? 'weekend' : 'weekday'));
  const sides = Array.from({ length: 5 }, (_, shelf) => {
    const foods = shelf === 0 ? [] : [...new Set([below(unit, FOODS), below(unit, FOODS)])];
    return aSide(shelf, {
      keepDays: below(unit, 5),
      isStored: shelf === 0,
      isKimchi: shelf === 0,
      minutes: 4 + below(unit, 30),
      cooking: 1 + unit(),
      eating: unit(),
      foods,
      parts: foods.map(() => 250 * below(unit, 6)),
    });
  });
  return aTableProblem({
    sides,
    ...{ firstDay, prepDay, dayKinds: kinds, weekdayMinutes: unit() < 0.5 ? null : 30 },
    leadMinutes: Float64Array.from(days, () => below(unit, 60)),
    leadMeals: Int32Array.from({ length: FOODS }, () => below(unit, 2)),
    leadParts: Int32Array.from({ length: FOODS }, () => 250 * below(unit, 5)),
    atHome: Uint8Array.from({ length: FOODS }, () => (unit() < 0.2 ? 1 : 0)),
  });
}

/** The meals of each side, as slots in the order of the week. */
type Meals = readonly (readonly number[])[];

/** The points of these meals, counted anew as the tables of docs/planner state them. */
function plainPoints(problem: TableProblem, meals: Meals): number {
  const minutes = [...problem.leadMinutes];
  let points = 0;
  for (const [at, slots] of meals.entries()) {
    const side = problem.sides[at];
    if (side === undefined) throw new Error('every side is known');
    points += slots.length * side.eating + tooOften(side, slots);
    if (side.isStored) points += slots.length > 0 ? side.cooking : 0;
    else
      for (const cookedAt of cookings(problem, side, slots)) {
        points += side.cooking;
        minutes[cookedAt.day] = (minutes[cookedAt.day] ?? 0) + side.minutes;
        if (cookedAt.isMorning) points += WORK_POINTS.morning * side.minutes;
      }
  }
  for (const [day, worked] of minutes.entries())
    points += dayWorkPoints(worked, problem.dayKinds[day] ?? 'weekday', problem.weekdayMinutes);
  for (let food = 0; food < FOODS; food += 1) points += ofFood(problem, food, meals);
  return points;
}

/** A further meal of one day, and the meals beyond those people like of one side. */
function tooOften({ isKimchi }: PricedSide, slots: readonly number[]): number {
  const days = new Set(slots.map((slot) => Math.floor(slot / SLOTS_OF_A_DAY)));
  const again = isKimchi ? 0 : WORK_POINTS.sameDay * (slots.length - days.size);
  const beyond = slots.slice(isKimchi ? 9 : 3).map((_, at) => WORK_POINTS.often * (at + 1));
  return beyond.reduce((sum, each) => sum + each, again);
}

/** Each cooking of a side: the next one begins where four meals are eaten or the food no longer keeps. */
function cookings(problem: TableProblem, { keepDays }: PricedSide, slots: readonly number[]) {
  const found: { readonly day: number; readonly isMorning: boolean; meals: number }[] = [];
  for (const slot of slots) {
    const day = Math.floor(slot / SLOTS_OF_A_DAY);
    const last = found.at(-1);
    if (last !== undefined && last.meals < 4 && day <= last.day + keepDays) last.meals += 1;
    else {
      const isAhead = found.some((each) => each.day === problem.prepDay);
      const cookDay = cookDayOf(slot, keepDays, { ...problem, isAhead });
      found.push({ day: cookDay, isMorning: slot % SLOTS_OF_A_DAY === 0 && cookDay === day, meals: 1 });
    }
  }
  return found;
}

function ofFood(problem: TableProblem, food: number, meals: Meals): number {
  const ofLeads = problem.leadMeals[food] ?? 0;
  const taken = problem.sides.map(({ foods, parts }, at) => {
    const each = foods.indexOf(food);
    const count = each < 0 ? 0 : (meals[at]?.length ?? 0);
    return { count, parts: count * (parts[each] ?? 0) };
  });
  const count = taken.reduce((sum, each) => sum + each.count, ofLeads);
  const parts = taken.reduce((sum, each) => sum + each.parts, problem.leadParts[food] ?? 0);
  if (count === 0) return 0;
  if (problem.atHome[food] === 1) return -WORK_POINTS.atHomeBeside;
  const left = Math.ceil(parts / PIECE) - parts / PIECE;
  return (ofLeads === 0 ? 0.6 : 0) + (count === 1 ? 2.5 : 0) + 5 * left;
}

describe('the cookings of a week', () => {
  it('have the points of its meals counted anew, after every meal added or taken away', () => {
    for (let seed = 1; seed <= runs(40); seed += 1) {
      const unit = randomUnits(seed);
      const problem = randomProblem(unit);
      const kitchen = new WeekKitchen(problem);
      const meals = problem.sides.map((): number[] => []);
      const usual = kitchen.points - plainPoints(problem, meals);
      for (let move = 0; move < MOVES; move += 1) {
        const side = below(unit, meals.length);
        const own = meals[side] ?? [];
        const isMore = own.length < 14 && (own.length === 0 || unit() < 0.6);
        const slot = isMore
          ? problem.firstDay * SLOTS_OF_A_DAY + below(unit, WEEK_SLOTS - problem.firstDay * SLOTS_OF_A_DAY)
          : (own[below(unit, own.length)] ?? 0);
        kitchen.count(side, slot, isMore ? 1 : -1);
        if (isMore) own.push(slot);
        else own.splice(own.indexOf(slot), 1);
        own.sort((one, other) => one - other);
        expect(kitchen.points - usual).toBeCloseTo(plainPoints(problem, meals), 6);
      }
      expect(usual).toBeCloseTo(0, 6);
    }
  });
});

describe('the day a side is cooked on', () => {
  const TUESDAY = { breakfast: 3, lunch: 4 } as const;
  it.each([
    ['the day itself', { slot: TUESDAY.lunch, keepDays: 3, days: {} }, 1],
    ['the evening before a breakfast', { slot: TUESDAY.breakfast, keepDays: 1, days: {} }, 0],
    ['the morning where it does not keep', { slot: TUESDAY.breakfast, keepDays: 0, days: {} }, 1],
    [
      'the morning where the evening is past',
      { slot: TUESDAY.breakfast, keepDays: 3, days: { firstDay: 1 } },
      1,
    ],
    ['the day for cooking ahead', { slot: TUESDAY.lunch, keepDays: 1, days: { prepDay: 0 } }, 0],
    ['the day itself where it keeps too short', { slot: 3 * 3 + 1, keepDays: 2, days: { prepDay: 0 } }, 3],
    [
      'the evening before the day for cooking ahead',
      { slot: TUESDAY.breakfast, keepDays: 3, days: { prepDay: 1 } },
      0,
    ],
    ['the day itself before the day for cooking ahead', { slot: 1, keepDays: 3, days: { prepDay: 3 } }, 0],
    [
      'the day itself where it is cooked ahead already',
      { slot: TUESDAY.lunch, keepDays: 3, days: { prepDay: 0, isAhead: true } },
      1,
    ],
  ] as const)('is %s', (_what, { slot, keepDays, days }, expected) => {
    expect(cookDayOf(slot, keepDays, { firstDay: 0, prepDay: -1, isAhead: false, ...days })).toBe(expected);
  });
});
