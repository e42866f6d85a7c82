import { describe, expect, it } from 'vitest';
import { checkedPlan } from '../checked-plan.ts';
import type { PlanToVerify } from '../plan-to-verify.ts';
import {
  aSmallKitchen,
  aSmallWeek,
  DATES,
  dishNamed,
  laid,
  SMALL_COOKBOOK,
} from '../testing/a-small-kitchen.ts';
import { laidPlan } from './laid-week.ts';

const dishes = aSmallKitchen();
const read = (plan: PlanToVerify) => laidPlan(checkedPlan(dishes, plan), dishes);
const [SATURDAY = '', SUNDAY = '', MONDAY = ''] = DATES;

describe('the laid tables of a plan', () => {
  it('are its meals, each with its rice, what else stands beside it and the makings of its sides', () => {
    const week = read(
      aSmallWeek({
        0: { lunch: laid('guk', 'namul', 'gim', 'ssalbap', 'kimchi') },
        2: { breakfast: laid('jorim', 'kimchi'), dinner: laid('guk', 'gim') },
      }),
    );
    const shared = { addOns: [], isChosen: false };
    expect(week?.meals).toEqual([
      {
        ...shared,
        ...{ day: 0, time: 'lunch', lead: 'guk', leadFoods: ['guk'] },
        ...{ rice: 'ssalbap', addOns: ['gim'], sides: [0, 1] },
      },
      {
        ...shared,
        ...{ day: 2, time: 'breakfast', lead: 'jorim', leadFoods: ['jorim'], rice: null, sides: [1] },
      },
      {
        ...shared,
        ...{ day: 2, time: 'dinner', lead: 'guk', leadFoods: ['guk'] },
        ...{ rice: null, addOns: ['gim'], sides: [] },
      },
    ]);
    const { id, dish } = { id: 'namul', dish: dishNamed('namul') };
    expect(week?.makings).toEqual([
      { id, dish, isStored: false, firstMeal: 1, lastDay: 3, cookDay: 0, isAhead: false },
      {
        ...{ id: 'kimchi', dish: dishNamed('kimchi'), isStored: true },
        ...{ firstMeal: 0, lastDay: Infinity, cookDay: 0, isAhead: false },
      },
    ]);
  });

  it('share a cooking by its day, and nothing that is cooked for each', () => {
    const week = read(
      aSmallWeek({
        1: { lunch: laid('guk', `namul@${SUNDAY}`), dinner: laid('jorim', 'namul') },
        2: { lunch: laid('guk', `namul@${SUNDAY}`), dinner: laid('jorim', `namul@${MONDAY}`) },
        3: { lunch: laid('guk', 'namul'), dinner: laid('guk', 'namul') },
      }),
    );
    expect(week?.meals.map(({ sides }) => sides)).toEqual([[0], [1], [0], [2], [3], [4]]);
    const facts = week?.makings.map(({ firstMeal, cookDay, lastDay }) => [firstMeal, cookDay, lastDay]);
    expect(facts).toEqual([
      [4, 1, 4],
      [5, 1, 4],
      [8, 2, 5],
      [10, 3, 6],
      [11, 3, 6],
    ]);
  });

  it('are eaten from the day they are cooked on, before it or on the one for cooking ahead', () => {
    const week = read(
      aSmallWeek(
        {
          1: { breakfast: laid('guk', `namul@${SATURDAY}`) },
          2: { lunch: laid('guk', `muchim@${SUNDAY}`, 'dubu') },
        },
        { answers: { prepDay: 'sunday' } },
      ),
    );
    const facts = week?.makings.map(({ id, cookDay, isAhead }) => `${id} ${cookDay} ${isAhead}`);
    expect(facts).toEqual(['namul 0 false', 'muchim 1 true', 'dubu 2 false']);
    const onSunday = read(
      aSmallWeek({ 1: { dinner: laid('guk', 'dubu') } }, { answers: { prepDay: 'sunday' } }),
    );
    expect(onSunday?.makings[0]?.isAhead).toBe(true);
  });

  it('are none that stayed, that nothing is said of or that hold what usually stands there', () => {
    const meals = {
      0: { dinner: laid('guk') },
      1: { lunch: laid('jorim'), dinner: laid('jjim') },
      2: { lunch: { kind: 'recipe', id: 'guk', style: 'cookedRecipe' }, dinner: laid('guk') },
    } as const;
    const leads = (claim: Parameters<typeof aSmallWeek>[1]) =>
      read(aSmallWeek(meals, claim))?.meals.map(({ day, lead }) => `${day} ${lead}`);
    expect(leads({})).toEqual(['0 guk', '1 jorim', '1 jjim', '2 guk']);
    expect(leads({ claim: { kept: { before: SUNDAY, meals: [] } } })).toEqual(['1 jorim', '1 jjim', '2 guk']);
    const stock = { objective: 0, lowerBound: 0, gapDays: 0, provedDays: true };
    const outside = [{ date: SUNDAY, mealTime: 'dinner' }] as const;
    expect(leads({ claim: { stock: { ...stock, outside } } })).toEqual(['0 guk', '1 jorim', '2 guk']);
    const { certificate: _, ...plan } = aSmallWeek(meals);
    expect(read({ ...plan, certificate: null })?.meals).toHaveLength(4);
  });

  it('are marked where the visitor chose them', () => {
    const stock = { objective: 0, lowerBound: 0, gapDays: 0, provedDays: true };
    const chosen = [{ date: SUNDAY, mealTime: 'lunch' }] as const;
    const meals = { 1: { lunch: laid('guk'), dinner: laid('jorim') }, 2: { lunch: laid('guk') } };
    const week = read(aSmallWeek(meals, { claim: { stock: { ...stock, chosen } } }));
    expect(week?.meals.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
  });

  it('are not read where nobody knows a companion', () => {
    expect(read(aSmallWeek({ 1: { lunch: laid('guk', 'nothing') } }))).toBeNull();
    expect(read(aSmallWeek({ 1: { lunch: laid('nothing') } }))?.meals[0]?.leadFoods).toEqual([]);
  });

  it('keep no side that nobody says how long to keep', () => {
    const bare = aSmallKitchen(SMALL_COOKBOOK.map(({ cooking: _, ...dish }) => dish));
    const plan = aSmallWeek({ 1: { lunch: laid('guk', 'kimchi') } });
    const [making] = laidPlan(checkedPlan(dishes, plan), bare)?.makings ?? [];
    expect([making?.isStored, making?.lastDay]).toEqual([false, 1]);
  });
});
