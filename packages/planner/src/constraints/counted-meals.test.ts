import { aStranger, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { NONE_WEIGHED } from '../model/weighed-foods.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { countedMeals, crowdsWeek } from './counted-meals.ts';
import { FISHY_DISHES } from './testing/fishy-dishes.ts';

const startDate = '2026-11-23';
/** Fishy dishes, and one with more fish than a child may have at once. */
const dishes = [...FISHY_DISHES, aCandidate({ id: 'steak', weighed: { ...NONE_WEIGHED, fishG: 130 } })];
const byId = new Map(dishes.map((dish) => [dish.id, dish]));
const slotOf = (id: string) => ({ kind: 'recipe', id, style: 'cookedRecipe' }) as const;
const childOf = (birthYear: number) =>
  aVisitor({ targets: ['child'], persons: [{ ...aStranger('child'), birthYear }] });

describe('what meals count for', () => {
  it('is too much with one dish more than the week may have, whatever stood in its place', () => {
    const fishAt = (...times: readonly string[]) =>
      ['2026-11-23', '2026-11-24'].map((date) => {
        const at = (time: string) => slotOf(times.includes(`${date} ${time}`) ? 'fish-0' : 'plain-0');
        return {
          date,
          slots: { breakfast: at('breakfast'), lunch: at('lunch'), dinner: { kind: 'fasting' as const } },
        };
      });
    const [plain, fish] = ['plain-1', 'fish-1'].map((id) => byId.get(id) ?? aCandidate());
    const crowds = (dish: Candidate | undefined, week: WeekPlan) =>
      crowdsWeek(
        dish ?? aCandidate(),
        { week, date: '2026-11-24', mealTime: 'lunch' },
        {
          visitor: childOf(2022),
          dishOf: (each) => ('id' in each ? byId.get(each.id) : undefined),
        },
      );
    // A child of four may have fish twice.
    const once = fishAt('2026-11-23 lunch');
    const twice = fishAt('2026-11-23 lunch', '2026-11-24 breakfast');
    const here = fishAt('2026-11-23 lunch', '2026-11-24 lunch');
    expect([once, twice, here].map((week) => crowds(fish, week))).toEqual([false, true, false]);
    expect([once, twice, here].map((week) => crowds(plain, week))).toEqual([false, false, false]);
  });

  it('is one dish, or as many as a plate of a day gone by holds', () => {
    const countOf = (fishG: number, visitor = childOf(2017)) => {
      const dish = aCandidate({ weighed: { ...NONE_WEIGHED, fishG } });
      return countedMeals([{ dish, mealTime: 'lunch' }], visitor).get('fish');
    };
    expect([0, 1, 80, 81, 130, 170, Infinity].map((grams) => countOf(grams))).toEqual([
      0,
      1,
      1,
      2,
      2,
      3,
      Infinity,
    ]);
    expect(countOf(130, aVisitor())).toBeUndefined();
    // Beside an adult the child's plate counts.
    const child = { ...aStranger('child'), birthYear: 2017 };
    const persons = [aStranger('self'), child];
    expect(countOf(130, aVisitor({ targets: ['self', 'child'], persons }))).toBe(2);
  });

  it('is by the grams of seaweed on a plate too, and one of any salty meal', () => {
    const seaweed = (seaweedG: number) => {
      const dish = aCandidate({ weighed: { ...NONE_WEIGHED, seaweedG } });
      return countedMeals(
        [{ dish, mealTime: 'lunch' }],
        aVisitor({ healthConditions: ['thyroidDisease'] }),
      ).get('seaweed');
    };
    expect([0, 5, 6, 11].map(seaweed)).toEqual([0, 1, 2, 3]);
    const salty = aCandidate({ kind: 'product', nutrition: aNutrition({ sodiumMg: 1400 }) });
    const visitor = aVisitor({ healthConditions: ['hypertension', 'thyroidDisease'] });
    const weighed = { ...NONE_WEIGHED, seaweedG: 11 };
    const counted = countedMeals([{ dish: { ...salty, weighed }, mealTime: 'lunch' }], visitor);
    expect(counted.get('saltyMeal')).toBe(1);
  });

  it('is too much of one food of a dish that holds two', () => {
    const soup = { ...(byId.get('fish-0') ?? aCandidate()), weighed: { ...NONE_WEIGHED, seaweedG: 2 } };
    const both = aCandidate({ weighed: { ...NONE_WEIGHED, fishG: 10, seaweedG: 2 } });
    const slots = { breakfast: slotOf('fish-0'), lunch: slotOf('plain-0'), dinner: slotOf('plain-1') };
    const facts = {
      visitor: childOf(2022),
      dishOf: (slot: WeekPlan[number]['slots']['lunch']) =>
        'id' in slot && slot.id === 'fish-0' ? soup : undefined,
    };
    const place = { week: [{ date: startDate, slots }], date: startDate, mealTime: 'lunch' } as const;
    expect(crowdsWeek(both, place, facts)).toBe(true);
    expect(crowdsWeek(aCandidate({ weighed: { ...NONE_WEIGHED, fishG: 10 } }), place, facts)).toBe(false);
  });

  it('leaves less for the rest of a week that a child of nine joins', () => {
    const { week: usual } = planWeek({ candidates: dishes, visitor: aVisitor(), startDate, seed: 1 });
    const week = usual.map((day, at): WeekPlan[number] => {
      const meals = MEAL_TIMES.map((time, slot) => [time, slotOf(`plain-${3 * at + slot}`)] as const);
      const { breakfast, lunch, dinner } = Object.fromEntries(meals);
      if (breakfast === undefined || lunch === undefined || dinner === undefined) throw new Error('no slot');
      return { ...day, slots: { breakfast, lunch: at === 0 ? slotOf('steak') : lunch, dinner } };
    });
    const before = week[1]?.date ?? '';
    const former = { week, kept: { before, meals: [] } };
    const again = planWeek({ candidates: dishes, visitor: childOf(2017), startDate, seed: 1, former });
    const slots = again.week.slice(1).flatMap((day) => MEAL_TIMES.map((time) => day.slots[time]));
    expect(slots.filter((slot) => 'id' in slot && slot.id.startsWith('fish'))).toHaveLength(1);
  });
});
