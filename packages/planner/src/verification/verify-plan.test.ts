import type { MealSlot, MealTime, Survey } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { aCheckedWorld } from './testing/a-checked-world.ts';
import { verifyPlan } from './verify-plan.ts';

const world = aCheckedWorld(90);
const { dishes } = world;
const MIXED = { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' } as const;

const planned = (survey: Survey, regeneration = 3) => aPlannedWeek(world, survey, { regeneration });
const checksOf = (plan: PlanToVerify) => verifyPlan(dishes, plan);
const against = (plan: PlanToVerify) =>
  checksOf(plan).flatMap(({ name, outcome }) => (outcome === 'ok' ? [] : [`${outcome} ${name}`]));
const textOf = (plan: PlanToVerify, wanted: string) =>
  checksOf(plan).find(({ name }) => name === wanted)?.text;

/** Planned by the first test that needs it. */
const goodWeek = memoizeByObject((survey: Survey) => planned(survey));

/** Every meal is cooked except lunch. */
const SURVEY = aSurvey({ mealStyles: MIXED, healthConditions: ['hypertension'], excludedFoods: ['새우'] });

describe('a planned week', () => {
  it('is stated check by check', () => {
    const checks = checksOf(planned(SURVEY));
    expect(checks.map(({ name }) => name)).toEqual([
      'rules',
      'catalogue',
      'answers',
      'changes',
      'dates',
      'dishes',
      'kitchen',
      'exclusions',
      'HARD rules',
      'weekly walls',
      'empty slots',
      'rice',
      'tables',
      'keeping',
      'energy floors',
      'medicine limits',
      'bought portions',
      'small meals',
      'H4',
      'H5',
      'H6',
      'H7',
      'cooking days',
      'objective',
      'lower bound',
      'gap',
      'proved',
      'ladder step',
      'seed',
    ]);
    expect(checks.slice(4, 17).map(({ text }) => text)).toEqual([
      '7 days in a row from the start date',
      '21 meals: every dish exists and is of the style its meal time asks for',
      '0 home meals of the kitchen mildPlain',
      '1 exclusions, met by no dish',
      'rules of everyone, hypertension, alone, broken by no dish',
      'no food counted too often',
      'none',
      '0 meals with rice',
      '0 laid, of what their kitchen makes',
      '0 cookings for several meals, eaten while they keep',
      'every day reaches them',
      'no day beyond them',
      'nobody eats a part more of what is sold as one',
    ]);
  });
});

describe('a damaged week', () => {
  const survey = SURVEY;
  const good = () => goodWeek(SURVEY);
  const put = (day: number, time: MealTime, slot: MealSlot): PlanToVerify => ({
    ...good(),
    days: good().days.map((each, index) =>
      index === day ? { ...each, slots: { ...each.slots, [time]: slot } } : each,
    ),
  });
  const slotOf = (day: number, time: MealTime) => good().days[day]?.slots[time] ?? { kind: 'fasting' };
  const recipe = (id: string, style: 'cookedRecipe' | 'simpleRecipe'): MealSlot => ({
    kind: 'recipe',
    id,
    style,
  });
  const date = '2026-11-23';

  it('names a dish that holds what was excluded, once for each reason', () => {
    const served = [...dishes.byId.values()].find(
      ({ holds, style, nutrition }) =>
        style === 'cookedRecipe' &&
        holds.certainIds.has('shrimp') &&
        holds.unknownTexts.length === 0 &&
        nutrition.sodiumMg !== null,
    );
    const damaged = put(2, 'dinner', recipe(served?.id ?? '', 'cookedRecipe'));
    expect(against(damaged)).toEqual(expect.arrayContaining(['failed exclusions', 'failed objective']));
    expect(textOf(damaged, 'exclusions')).toBe(`${date} dinner ${served?.id}: shrimp`);
  });

  it('names a dish that a HARD rule forbids', () => {
    const answers = { ...survey, eatingStyles: ['glutenFree' as const], excludedFoods: [] };
    const served = [...dishes.byId.values()].find(
      ({ holds, style }) => style === 'cookedRecipe' && holds.certainTags.has('gluten'),
    );
    const damaged = { ...put(2, 'dinner', recipe(served?.id ?? '', 'cookedRecipe')), answers };
    expect(textOf(damaged, 'HARD rules')).toContain(
      `${date} dinner ${served?.id}: glutenFree.gluten (gluten)`,
    );
  });

  it('names what a slot holds against the answers', () => {
    const text = (slot: MealSlot) => textOf(put(2, 'dinner', slot), 'dishes');
    const simple = recipe('recipe-1', 'simpleRecipe');
    expect(text(recipe('gone', 'cookedRecipe'))).toBe(`${date} dinner: no dish gone`);
    expect(text({ kind: 'fasting' })).toBe(`${date} dinner: fasting, asked cookedRecipe`);
    expect(text(simple)).toBe(
      `${date} dinner recipe-1: style simpleRecipe instead of undefined, asked cookedRecipe`,
    );
    expect(text({ ...simple, style: 'cookedRecipe' } as MealSlot)).toContain(
      `${date} dinner recipe-1: recipe of style simpleRecipe, stored recipe of cookedRecipe`,
    );
    expect(text({ kind: 'product', id: 'recipe-1', style: 'simpleRecipe', area: null } as never)).toContain(
      `${date} dinner recipe-1: recipe of style simpleRecipe, stored product of simpleRecipe`,
    );
    expect(textOf({ ...put(2, 'dinner', simple), answersAreThose: false }, 'dishes')).toContain('21 meals');
  });

  it('names a fasted meal that is empty instead, and an area nobody asked for', () => {
    const fasted = planned(
      aSurvey({
        mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'mealKit' },
        areas: ['강남'],
      }),
    );
    const at = (time: MealTime, slot: MealSlot): PlanToVerify => ({
      ...fasted,
      days: fasted.days.map((day, index) =>
        index === 0 ? { ...day, slots: { ...day.slots, [time]: slot } } : day,
      ),
    });
    const [first] = fasted.days;
    expect(textOf(at('breakfast', { kind: 'empty', reason: 'noCandidate' }), 'dishes')).toBe(
      `${first?.date} breakfast: empty, asked fasting`,
    );
    const lunch = first?.slots.lunch;
    if (lunch?.kind !== 'product') throw new Error('lunch is eaten out');
    expect(textOf(at('lunch', { ...lunch, area: '제주' }), 'dishes')).toBe(
      `${first?.date} lunch ${lunch.id}: an area nobody asked for`,
    );
  });

  it('names days that do not follow the start date', () => {
    const [first, second, ...rest] = good().days;
    if (first === undefined || second === undefined) throw new Error('a week has seven days');
    const swapped = { ...good(), days: [second, first, ...rest] };
    expect(textOf(swapped, 'dates')).toBe(`${second.date}; ${first.date}`);
    expect(textOf({ ...good(), days: [first, second] }, 'dates')).toBe('2 days');
    expect(textOf({ ...good(), days: [] }, 'dates')).toBe('0 days');
    const later = { ...good(), answers: { ...survey, startDate: '2027-01-01' } };
    expect(textOf(later, 'dates')).toContain('; 2 more');
    expect(textOf({ ...later, answersAreThose: false }, 'dates')).toBe('7 days in a row from the start date');
  });

  it('names a slot left empty though dishes may be served', () => {
    const empty = put(6, 'lunch', { kind: 'empty', reason: 'noCandidate' });
    expect(against(empty)).toEqual(['failed empty slots', 'failed objective']);
    expect(textOf(empty, 'empty slots')).toMatch(/^2026-11-27 lunch: empty, \d+ dishes may be served$/);
    expect(textOf({ ...empty, answersAreThose: false }, 'empty slots')).toBe(
      '1, where no dish may be served',
    );
    const last = { ...empty, ladderStep: 10, certificate: { ...good().certificate, ladderStep: 10 } };
    expect(textOf(last, 'empty slots')).toBe('1, left empty by the last step; not proved to be needed');
    expect(textOf({ ...empty, ladderStep: 9 }, 'empty slots')).toContain('dishes may be served');
    const { reach: _, ...old } = good().certificate;
    expect(textOf({ ...empty, ladderStep: 8, certificate: old }, 'empty slots')).toContain(
      'by the last step',
    );
    expect(textOf({ ...empty, ladderStep: 7, certificate: old }, 'empty slots')).toContain('may be served');
  });

  it('names a dish that returns', () => {
    expect(against(put(4, 'lunch', slotOf(1, 'lunch')))).toEqual(
      expect.arrayContaining(['failed H4', 'failed objective']),
    );
  });

  it('is not compared with a certificate of another week', () => {
    const { certificate } = good();
    expect(against({ ...good(), certificate: { ...certificate, dataVersion: 'older' } })).toEqual([
      'open catalogue',
      'open spacing',
      'open objective',
    ]);
    const home = goodWeek({ ...SURVEY, mealStyles: { ...MIXED, lunch: 'cookedRecipe' } });
    expect(against({ ...home, certificate: null })).toEqual([
      'open certificate',
      'open spacing',
      'open objective',
    ]);
    expect(textOf({ ...good(), certificate: null }, 'spacing')).toBe(
      'not compared: no certificate of this very week',
    );
    expect(against({ ...good(), answersAreThose: false })).toEqual([
      'open answers',
      'open spacing',
      'open objective',
    ]);
    expect(against({ ...good(), regeneration: 4 })).toEqual(['failed seed']);
    expect(against({ ...good(), certificate: { ...certificate, seed: 1 } })).toEqual([
      'failed objective',
      'failed seed',
    ]);
  });
});
