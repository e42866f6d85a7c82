import { aStranger, MAIN_GROUPS, type Target } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { RuleOwner } from '../model/rule-owner.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { ownerLeanings, ownerPreference } from './tag-preference.ts';

const MEAL_STYLES = { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' } as const;
/** Seven well-known hot dishes, and seven mild ones that are somewhat rarer. */
const candidates = Array.from({ length: 14 }, (_, index) => {
  const isHot = index < 7;
  return aCandidate({
    id: `${isHot ? 'hot' : 'mild'}-${index}`,
    mainGroup: MAIN_GROUPS[index % 7] ?? 'tofu',
    familiarity: isHot ? 5 : 4,
    forms: new Set(isHot ? (['hot'] as const) : []),
    nutrition: aNutrition({ energyKcal: 700 }),
  });
});

/** Number of hot dinners in a week with a child of this age, or without one. */
function hotDinners(age: number | null): number {
  const targets: readonly Target[] = age === null ? ['self'] : ['self', 'child'];
  const persons = targets.map((target) => ({
    ...aStranger(target),
    birthYear: target === 'child' && age !== null ? 2026 - age : null,
  }));
  const visitor = aVisitor({ mealStyles: MEAL_STYLES, targets, persons });
  const { week } = planWeek({ candidates, visitor, startDate: '2026-11-23', seed: 3, seedPoints: 0 });
  return week.filter(({ slots: { dinner } }) => 'id' in dinner && dinner.id.startsWith('hot')).length;
}

describe('the palate of a child', () => {
  it('keeps hot dishes from the table before seven, makes them rarer before eleven, and not later', () => {
    expect([null, 14, 9, 5].map(hotDinners)).toEqual([7, 7, 0, 0]);
  });
});

describe('a dish whose starch raises blood sugar fast', () => {
  // Two dishes of each at most, as a third one costs points of its own.
  const FAMILIES = ['friedRice', 'riceCakeSoup', 'creamSoup', 'dressedNoodles'] as const;
  const dishes = candidates.map((dish, index) => ({
    ...dish,
    forms: new Set<never>(),
    ...(index < 7 ? { family: FAMILIES[index % FAMILIES.length] ?? 'friedRice' } : {}),
  }));
  const quickDinners = (visitor: Parameters<typeof aVisitor>[0]) => {
    const { week } = planWeek({
      candidates: dishes,
      visitor: aVisitor({ mealStyles: MEAL_STYLES, ...visitor }),
      startDate: '2026-11-23',
      seed: 3,
      seedPoints: 0,
    });
    return week.filter(({ slots: { dinner } }) => 'id' in dinner && dinner.id.startsWith('hot')).length;
  };

  it('gives way to another with diabetes and obesity, whose points exceed how well it is known', () => {
    expect(quickDinners({})).toBe(7);
    expect(quickDinners({ healthConditions: ['diabetes'] })).toBe(0);
    expect(quickDinners({ healthConditions: ['obesity'] })).toBe(0);
  });
});

/** Number of tough dinners in a week of somebody born in this year; the other seven dishes are somewhat rarer. */
function toughDinners(target: Target, birthYear: number): number {
  const dishes = candidates.map((dish, index) => ({
    ...dish,
    forms: new Set(index < 7 ? (['tough'] as const) : []),
  }));
  const persons = [{ ...aStranger(target), birthYear }];
  const visitor = aVisitor({ mealStyles: MEAL_STYLES, targets: [target], persons });
  const { week } = planWeek({ candidates: dishes, visitor, startDate: '2026-11-23', seed: 3, seedPoints: 0 });
  return week.filter(({ slots: { dinner } }) => 'id' in dinner && dinner.id.startsWith('hot')).length;
}

describe('the teeth of small children and older people', () => {
  it('have no food that takes long chewing before seven and from 65 years on', () => {
    const eaten = [2021, 2017].map((year) => toughDinners('child', year));
    expect([...eaten, ...[1962, 1961].map((year) => toughDinners('self', year))]).toEqual([0, 7, 7, 0]);
  });
});

/**
 * Number of dinners with bread in a week of somebody born in this year; the choice is between seven bread dishes and
 * seven somewhat rarer rice dishes.
 */
function dinnersWithBread(birthYear: number): number {
  const dishes = candidates.map((dish, index) => ({
    ...dish,
    forms: new Set<never>(),
    profile: { ...dish.profile, certainIds: new Set([index < 7 ? 'bread' : 'rice']) },
  }));
  const visitor = aVisitor({ mealStyles: MEAL_STYLES, persons: [{ ...aStranger('self'), birthYear }] });
  const { week } = planWeek({
    candidates: dishes,
    visitor,
    startDate: '2026-11-23',
    seed: 3,
    seedPoints: 0,
  });
  return week.filter(({ slots: { dinner } }) => 'id' in dinner && dinner.id.startsWith('hot')).length;
}

describe('the palate of older people', () => {
  it('has rice in place of bread from 65 years on', () => {
    expect([1986, 1962, 1961, 1946].map(dinnersWithBread)).toEqual([7, 7, 0, 0]);
  });
});

it('of heart disease prefer what high blood pressure and high blood lipids prefer', () => {
  const preferred = (owner: RuleOwner) =>
    ownerLeanings(owner).flatMap(({ leaning, points }) => (points < 0 ? [leaning] : []));
  const both = [...preferred('hypertension'), ...preferred('dyslipidemia')];
  expect(both.length).toBeGreaterThan(3);
  expect(preferred('heartDisease')).toEqual(both);
});

it.each([
  ['obesity', 'mayonnaise'],
  ['obesity', 'cream'],
  ['hypertension', 'ramyeon'],
  ['lowCarbohydrate', 'processed-meat'],
] as const)('of %s avoid what holds %s', (owner, food) => {
  const held = { certainIds: new Set([food]), certainTags: new Set([food]) };
  expect(ownerPreference(aCandidate({ profile: held }), owner)).toBeGreaterThan(0);
});
