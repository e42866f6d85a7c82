import type { MainGroup, MealSlot, WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Option, WeekGrid } from '../model/week-grid.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations, LIMITED_NUTRIENTS } from './dish-violations.ts';
import {
  groupsOverused,
  groupsRepeatedInDay,
  groupsRepeatedOvernight,
  repeatedDishes,
} from './repetitions.ts';
import { weekViolations } from './week-violations.ts';

const option = (id: string, mainGroup: MainGroup = 'tofu'): Option => ({
  candidate: aCandidate({ id, mainGroup }),
  cost: 0,
  amounts: new Float64Array(),
});
const days = (...all: readonly (readonly (MainGroup | null)[])[]): WeekGrid =>
  all.map((day, at) => day.map((group, slot) => (group === null ? null : option(`${at}-${slot}`, group))));

describe('H4: a dish once a week', () => {
  it.each([
    ['no dish returns', [['a', 'b'], ['c']], 1, 0],
    ['one returns on another day', [['a', 'b'], ['a']], 1, 1],
    ['it returns twice', [['a'], ['a'], ['a']], 1, 2],
    ['two servings are allowed', [['a'], ['a']], 2, 0],
    ['a third is one too many', [['a'], ['a'], ['a']], 2, 1],
    ['twice on one day is never allowed', [['a', 'a']], 7, 1],
    ['twice on one day and too often', [['a', 'a']], 1, 2],
  ] as const)('%s', (...[, week, copies, breaks]) => {
    expect(
      repeatedDishes(
        week.map((day) => day.map((id) => option(id))),
        copies,
      ),
    ).toBe(breaks);
  });

  it('leaves empty slots alone', () => {
    expect(repeatedDishes([[null, null], [null]], 1)).toBe(0);
  });
});

describe('H5: different main groups on one day', () => {
  it.each([
    ['all differ', days(['tofu', 'beef', 'egg']), 0],
    ['one repeats', days(['tofu', 'beef', 'tofu']), 1],
    ['all are alike', days(['tofu', 'tofu', 'tofu']), 2],
    ['they repeat on another day only', days(['tofu'], ['tofu']), 0],
    ['two days repeat', days(['tofu', 'tofu'], ['egg', 'egg']), 2],
    ['empty slots are no group', days([null, null, 'tofu']), 0],
  ])('%s', (...[, week, breaks]) => {
    expect(groupsRepeatedInDay(week)).toBe(breaks);
  });
});

describe('H6: different main groups overnight', () => {
  it.each([
    ['they differ', days(['tofu', 'beef'], ['egg', 'beef']), 0],
    ['dinner is breakfast again', days(['tofu', 'beef'], ['beef', 'egg']), 1],
    ['it happens twice', days(['beef'], ['beef'], ['beef']), 2],
    ['breakfasts may be alike', days(['beef', 'tofu'], ['beef', 'tofu']), 0],
    ['an empty day parts them', days(['beef'], [null], ['beef']), 0],
    ['an empty dinner leaves lunch the last meal', days(['tofu', 'beef', null], ['beef']), 1],
    ['two empty days are not alike', days([null], [null]), 0],
  ])('%s', (...[, week, breaks]) => {
    expect(groupsRepeatedOvernight(week)).toBe(breaks);
  });

  it('lets one dish be eaten at both meals, which was cooked once for them', () => {
    expect(groupsRepeatedOvernight([[option('pot', 'beef')], [option('pot', 'beef')]])).toBe(0);
    expect(groupsRepeatedOvernight([[option('pot', 'beef')], [option('stew', 'beef')]])).toBe(1);
  });
});

describe('H7: a main group a few times a week', () => {
  it.each([
    ['as often as allowed', days(['tofu'], ['tofu']), 2, 0],
    ['once too often', days(['tofu'], ['tofu'], ['tofu']), 2, 1],
    ['two groups too often', days(['tofu', 'egg'], ['tofu', 'egg'], ['tofu', 'tofu']), 1, 4],
    ['empty slots do not count', days([null], [null], [null]), 1, 0],
  ] as const)('%s', (...[, week, limit, breaks]) => {
    expect(groupsOverused(week, limit)).toBe(breaks);
  });
});

const FASTING: MealSlot = { kind: 'fasting' };
const weekOf = (breakfast: MealSlot): WeekPlan => [
  {
    date: '2026-11-21',
    slots: { breakfast, lunch: { kind: 'empty', reason: 'noCandidate' }, dinner: FASTING },
  },
];

describe('the last look at a week', () => {
  const shrimp = aCandidate({ id: 'shrimp-rice', profile: { certainIds: new Set(['shrimp']) } });
  const candidates = [aCandidate(), shrimp];
  const visitor = aVisitor({ exclusions: [{ kind: 'known', id: 'shrimp' }] });
  const found = (slot: MealSlot, of = visitor) =>
    weekViolations({ week: weekOf(slot), candidates, tables: undefined, visitor: of });

  it('finds nothing in a week that keeps every rule, and none in empty slots', () => {
    expect(found({ kind: 'recipe', id: 'tofu-rice', style: 'cookedRecipe' })).toEqual([]);
    expect(found(FASTING)).toEqual([]);
  });

  it('counts no dish that nobody knows', () => {
    const gone = { kind: 'recipe', id: 'gone', style: 'cookedRecipe' } as const;
    const rules = found(gone, aVisitor({ targets: ['child'] })).map(({ rule }) => rule);
    expect(rules).toEqual(['unknownDish']);
  });

  it.each([
    ['unknownDish', { kind: 'recipe', id: 'gone', style: 'cookedRecipe' }, 'gone'],
    ['mealStyle', { kind: 'recipe', id: 'tofu-rice', style: 'simpleRecipe' }, 'tofu-rice'],
    ['mealStyle', { kind: 'product', id: 'tofu-rice', style: 'cookedRecipe', area: null }, 'tofu-rice'],
    ['excludedFood', { kind: 'recipe', id: 'shrimp-rice', style: 'cookedRecipe' }, 'shrimp'],
  ] as const)('names a broken rule with its place: %s', (rule, slot, subject) => {
    expect(found(slot as MealSlot)).toEqual([{ rule, subject, date: '2026-11-21', mealTime: 'breakfast' }]);
  });
});

describe('nutrients that must be known', () => {
  it('are those a condition or an answer sets a bound for', () => {
    expect(LIMITED_NUTRIENTS).toEqual({
      diabetes: ['carbohydrateG', 'saturatedFatG', 'addedSugarG', 'sugarG', 'sodiumMg'],
      gout: ['saturatedFatG', 'addedSugarG', 'sugarG', 'purineMg'],
      hypertension: ['saturatedFatG', 'sodiumMg'],
      obesity: ['saturatedFatG', 'addedSugarG', 'sugarG', 'energyKcal'],
      dyslipidemia: ['saturatedFatG', 'addedSugarG', 'sugarG'],
      heartDisease: ['saturatedFatG', 'addedSugarG', 'sodiumMg'],
      thyroidDisease: [],
      liverDisease: ['saturatedFatG', 'addedSugarG', 'sugarG', 'sodiumMg'],
      'answer.kidney': ['sodiumMg'],
      'answer.kidneyThird': ['potassiumMg', 'proteinG'],
      'answer.kRetain': ['potassiumMg'],
      'answer.warfarin': ['vitaminKUg'],
      'answer.insulin': ['carbohydrateG'],
      'answer.stomach': ['addedSugarG'],
      'answer.cirrhosis': ['sodiumMg'],
    });
  });

  it('are named when a dish lacks one', () => {
    const visitor = aVisitor({ healthConditions: ['obesity'] });
    const dish = aCandidate({ nutrition: aNutrition({ energyKcal: null }) });
    expect(hardViolations(dish, visitor)).toEqual([{ rule: 'unknownNutrient', subject: 'energyKcal' }]);
  });

  it('do not matter to somebody without a condition', () => {
    const unknown = aNutrition({ energyKcal: null, sodiumMg: null, saturatedFatG: null });
    expect(hardViolations(aCandidate({ nutrition: unknown }), aVisitor())).toEqual([]);
  });
});
