import {
  aStranger,
  type MealSlot,
  type MealTime,
  type Nutrition,
  type Person,
  type Verdict,
  type WeekPlan,
} from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import type { PersonLimit } from '../../model/limit-row.ts';
import type { Visitor } from '../../model/visitor.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import { assessWeek } from '../assess-week.ts';
import { dayVerdicts } from './day-verdicts.ts';

const TIMES: readonly MealTime[] = ['breakfast', 'lunch', 'dinner'];
const DATE = '2026-11-23';
const STYLES = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

type Day = Readonly<Partial<Record<MealTime, Candidate | 'empty'>>>;
const weekOf = (day: Day): WeekPlan => {
  const slotAt = (time: MealTime): MealSlot => {
    const dish = day[time];
    if (dish === undefined) return { kind: 'fasting' };
    if (dish === 'empty') return { kind: 'empty', reason: 'noCandidate' };
    return { kind: 'recipe', id: dish.id, style: 'cookedRecipe' };
  };
  return [
    {
      date: DATE,
      slots: { breakfast: slotAt('breakfast'), lunch: slotAt('lunch'), dinner: slotAt('dinner') },
    },
  ];
};
const dishesOf = (day: Day) =>
  TIMES.flatMap((time) => {
    const dish = day[time];
    return dish === undefined || dish === 'empty' ? [] : [dish];
  });
const dish = (id: string, changes: Partial<Nutrition> = {}, more: Partial<Candidate> = {}) => {
  const { profile, ...rest } = more;
  return aCandidate({ id, nutrition: aNutrition(changes), ...rest, ...(profile && { profile }) });
};

const judge = (day: Day, limits: readonly PersonLimit[] = [], visitor: Visitor = aVisitor()) =>
  dayVerdicts({ week: weekOf(day), candidates: dishesOf(day), visitor, limitsOf: () => limits })[0] ??
  expect.fail();
const figureOf = (day: Day, limit: PersonLimit): Verdict | undefined =>
  judge(day, [limit]).persons[0]?.figures.find(({ nutrient }) => nutrient === limit.nutrient)?.verdict;

const NEVER = { min: false, max: false };
const sodium = (max: number, planned = max): PersonLimit => ({
  nutrient: 'sodiumMg',
  per: 'day',
  kind: 'limit',
  range: { max },
  planned: { max: planned },
  ofEnergy: NEVER,
  from: [],
  overruled: [],
});
const floor = (min: number): PersonLimit => ({ ...sodium(0), range: { min }, planned: { min } });

/** Three meals that meet the person's meal aims. */
const usual = (changes: Partial<Nutrition> = {}): Day => ({
  breakfast: dish('a', { energyKcal: 540, ...changes }),
  lunch: dish('b', { energyKcal: 640, ...changes }),
  dinner: dish('c', { energyKcal: 620, ...changes }),
});

describe('the verdict on a day', () => {
  it('is within where all is known and inside', () => {
    expect(judge(usual(), [sodium(2300)])).toMatchObject({
      verdict: 'within',
      persons: [{ target: 'self', verdict: 'within', floorKcal: 1200 }],
    });
  });

  it.each<[string, Day]>([
    ['418 kcal', { lunch: dish('a', { energyKcal: 418 }) }],
    ['nothing', {}],
    ['an empty slot and too little beside', { breakfast: 'empty', lunch: dish('a', { energyKcal: 300 }) }],
  ])('is below the floor with %s, whatever else is fine', (_, day) => {
    const found = judge(day, [sodium(2300)]);
    expect(found.verdict).toBe('belowFloor');
    expect(found.persons[0]?.plannedKcal).toBeLessThan(1200);
  });

  it('is unknown while a slot is empty or a dish does not state a figure', () => {
    const long = dish('b', { energyKcal: 900 });
    expect(judge({ ...usual(), lunch: long, dinner: 'empty' }).verdict).toBe('unknown');
    expect(figureOf(usual({ sodiumMg: null }), sodium(2300))).toBe('unknown');
    expect(judge(usual({ energyKcal: null })).verdict).toBe('unknown');
  });

  it('is over before all is known once the known is too much', () => {
    const day: Day = { breakfast: dish('a', { sodiumMg: 2500, energyKcal: 540 }), lunch: 'empty' };
    expect(figureOf(day, sodium(2300))).toBe('over');
  });

  it.each<[string, number, PersonLimit, Verdict]>([
    ['at the maximum', 600, sodium(1800), 'within'],
    ['beyond it', 601, sodium(1800), 'over'],
    ['between what meals may hold and the day', 600, sodium(2000, 1700), 'likely'],
    ['below a floor', 600, floor(2000), 'under'],
    ['below a floor by less than tables tell', 600, floor(1810), 'within'],
  ])('tells a sum %s', (_, sodiumMg, ...[limit, verdict]) => {
    expect(figureOf(usual({ sodiumMg }), limit)).toBe(verdict);
  });

  it('judges a limit of a meal by the meal that stands worst', () => {
    const limit: PersonLimit = { ...floor(20), nutrient: 'proteinG', per: 'meal' };
    expect(figureOf({ ...usual(), dinner: dish('c', { energyKcal: 620, proteinG: 15 }) }, limit)).toBe(
      'under',
    );
  });

  it('reckons bought food with what it may hold', () => {
    const bibimbap = dish(
      'bibimbap',
      { energyKcal: 640, sodiumMg: 1148 },
      { kind: 'product', ranges: { sodiumMg: { low: 638, central: 1148, high: 1537 }, energyKcal: null } },
    );
    const home = usual({ sodiumMg: 400 });
    const day: Day = { ...home, lunch: bibimbap };
    const [person] = judge(day, [sodium(2000)]).persons;
    expect(person?.figures.find(({ nutrient }) => nutrient === 'sodiumMg')).toMatchObject({
      verdict: 'likely',
      value: 1948,
      high: 2337,
    });
    // Only the bought meal may hold more than its part of the day.
    const { meals } = judge(day, [sodium(2000)]);
    expect([meals.breakfast, meals.lunch, meals.dinner].map((meal) => meal?.likely)).toEqual([
      [],
      ['sodiumMg'],
      [],
    ]);
    expect(meals.dinner?.within).toContain('sodiumMg');
    const kalguksu = { ...bibimbap, nutrition: aNutrition({ energyKcal: 640, sodiumMg: 2124 }) };
    const salty = {
      ...kalguksu,
      ranges: { sodiumMg: { low: 1274, central: 2124, high: 3186 }, energyKcal: null },
    };
    expect(figureOf({ ...home, lunch: salty }, sodium(2000))).toBe('over');
  });

  it('calls a meal over where it breaks a limit of a meal, or holds more than its part of a day that is over', () => {
    const day = { ...usual({ sodiumMg: 400 }), dinner: dish('c', { energyKcal: 620, sodiumMg: 1400 }) };
    const over = (...limits: PersonLimit[]) =>
      Object.entries(judge(day, limits).meals).flatMap(([time, meal]) =>
        meal.over.includes('sodiumMg') ? [time] : [],
      );
    expect(over(sodium(2000))).toEqual(['dinner']);
    expect(over({ ...sodium(800), per: 'meal' })).toEqual(['dinner']);
    expect(over(sodium(2300))).toEqual([]);
    // A nutrient with a meal limit is not judged by the day as well.
    expect(over(sodium(2000), { ...sodium(1500), per: 'meal' })).toEqual([]);
  });

  it('does not call the energy of three meals enough after a stomach operation', () => {
    const visitor = aVisitor();
    const [someone] = visitor.persons;
    const operated = { ...someone, answers: { stomach: 'over3Months' } } as Person;
    const day: Day = usual({});
    const { figures } = judge(day, [], { ...visitor, persons: [operated] }).persons[0] ?? expect.fail();
    expect(figures[0]).toMatchObject({ nutrient: 'energyKcal' });
    expect(figures[0]?.verdict).not.toBe('within');
  });

  it('is the worst of everybody at the table', () => {
    const visitor = aVisitor({ targets: ['self', 'child'] });
    const day = judge(usual(), [sodium(2300)], visitor);
    expect(day.persons.map(({ target }) => target)).toEqual(['self', 'child']);
    const limitsOf = ({ target }: Person) => [sodium(target === 'child' ? 1000 : 2300)];
    const [own] = dayVerdicts({ week: weekOf(usual()), candidates: dishesOf(usual()), visitor, limitsOf });
    const verdicts = own?.persons.map(
      ({ figures }) => figures.find(({ nutrient }) => nutrient === 'sodiumMg')?.verdict,
    );
    expect(verdicts).toEqual(['within', 'over']);
    expect(own?.verdict).not.toBe('within');
  });

  it('says of a meal who has too much of what', () => {
    const visitor = aVisitor({ targets: ['self', 'child'] });
    const day = { ...usual({ sodiumMg: 400 }), dinner: dish('c', { energyKcal: 620, sodiumMg: 1400 }) };
    const limitsOf = ({ target }: Person) => [sodium(target === 'child' ? 800 : 3000)];
    const [own] = dayVerdicts({ week: weekOf(day), candidates: dishesOf(day), visitor, limitsOf });
    expect(own?.meals.dinner).toMatchObject({ over: ['sodiumMg'], overBy: [[], ['sodiumMg']] });
    expect(own?.meals.dinner?.likelyBy).toEqual([[], []]);
  });
});

describe('the glycaemic load of a day', () => {
  it.each([['spouse'], ['self']] as const)('is judged for who has diabetes alone, beside: %s', (target) => {
    const persons = [aStranger('self'), { ...aStranger(target), freeOf: ['diabetes'] } as const];
    const targets = [...new Set(['self', target] as const)];
    const visitor = aVisitor({ targets, persons, healthConditions: ['diabetes'] });
    const judged = judge(usual(), [], visitor).persons.map(({ figures }) =>
      figures.some(({ nutrient }) => nutrient === 'glycemicLoad'),
    );
    expect(judged).toEqual([true, false]);
  });
});

describe('a week with a day below its floor', () => {
  const day: Day = { lunch: dish('a', { energyKcal: 418 / 1.5 }) };
  const assessed = assessWeek({
    week: weekOf(day),
    candidates: dishesOf(day),
    visitor: aVisitor({ mealStyles: { ...STYLES, breakfast: 'fasting', dinner: 'fasting' } }),
  });

  it('says so of the day', () => {
    expect(assessed.days).toMatchObject([{ date: DATE, verdict: 'belowFloor' }]);
  });

  it('asks of no figure of so small a day to be less than its minimum', () => {
    for (const { nutrient, range } of assessed.days.flatMap(({ persons }) => persons[0]?.figures ?? []))
      expect(range.max ?? Infinity, nutrient).toBeGreaterThan(range.min ?? 0);
  });

  it('calls no figure of that day within, and its energy not kept', () => {
    for (const { nutrient, within, met, days } of assessed.limits) {
      expect(within, nutrient).toBe(0);
      expect(met, nutrient).not.toBe(true);
      for (const { verdicts } of days) expect(Object.values(verdicts), nutrient).not.toContain('within');
    }
    expect(assessed.limits.find(({ nutrient }) => nutrient === 'energyKcal')?.met).toBe(false);
  });
});

describe('the limits of a week for several people', () => {
  it('are kept where everybody keeps their own, and not by the one alone they are measured by', () => {
    const mother = { ...aStranger('parents'), sex: 'female', birthYear: 1948 } as const;
    const family = (persons: readonly Person[]) =>
      aVisitor({ targets: persons.map(({ target }) => target), persons });
    const day = usual({ sodiumMg: 660 });
    const met = (visitor: Visitor) =>
      assessWeek({ week: weekOf(day), candidates: dishesOf(day), visitor }).limits.find(
        ({ nutrient, per, kind }) => nutrient === 'sodiumMg' && per === 'day' && kind === 'limit',
      )?.met;
    expect(met(family([aStranger('self')]))).toBe(true);
    expect(met(family([aStranger('self'), mother]))).toBe(false);
  });
});
