import { EMPTY_SURVEY, type MealStyle, STYLES_BY_EFFORT } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { stylesWithin } from '../search/bounds/reach.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { askedChoice, isAsked, isTimely, stylePoints } from './asked-choice.ts';
import type { ClaimedCertificate, PlanToVerify } from './plan-to-verify.ts';
import { aServedDish } from './testing/a-served-dish.ts';
import { checkedOf } from './testing/some-choices.ts';

type Reach = ClaimedCertificate['reach'];

const WITHIN = { areas: 'chosen', styles: {}, empty: [] } as const satisfies Reach;

/** The dishes allowed for lunch when `style` was asked for. */
function choice(style: MealStyle, { reach, areas = [] }: { reach?: Reach; areas?: readonly string[] } = {}) {
  const mealStyles = { ...aVisitor().mealStyles, lunch: style };
  const visitor = { ...checkedOf(aVisitor({ mealStyles })), areas: areas as typeof EMPTY_SURVEY.areas };
  return askedChoice({ certificate: { reach } } as PlanToVerify, visitor, 'lunch');
}

describe('what a plan may serve', () => {
  it('is of the style asked for, from anywhere where no area is named', () => {
    expect(choice('cookedRecipe')).toEqual({ styles: ['cookedRecipe'], areas: null });
    expect(choice('cookedRecipe', { reach: WITHIN })).toEqual({ styles: ['cookedRecipe'], areas: null });
  });

  it('is nothing where a meal is skipped or was left empty', () => {
    const further = { ...WITHIN, styles: { lunch: 2 } };
    expect(choice('fasting', { reach: further }).styles).toEqual([]);
    expect(choice('cookedRecipe', { reach: { ...further, empty: ['lunch'] } }).styles).toEqual([]);
    expect(choice('cookedRecipe', { reach: { ...WITHIN, empty: ['dinner'] } }).styles).toEqual([
      'cookedRecipe',
    ]);
    const unasked = { ...checkedOf(aVisitor()), mealStyles: { ...EMPTY_SURVEY.mealStyles, lunch: null } };
    expect(askedChoice({ certificate: null } as PlanToVerify, unasked, 'lunch').styles).toEqual([]);
  });

  it('is of styles behind the one asked for as far as the certificate looked', () => {
    const styles = (lunch: number) =>
      choice('simpleRecipe', { reach: { ...WITHIN, styles: { lunch } } }).styles;
    const all = styles(9);
    expect(all[0]).toBe('simpleRecipe');
    expect(all.length).toBeGreaterThan(2);
    expect(styles(0)).toEqual(['simpleRecipe']);
    for (const style of STYLES_BY_EFFORT)
      for (const lunch of [0, 1, 3, 9])
        expect(choice(style, { reach: { ...WITHIN, styles: { lunch } } }).styles).toEqual(
          stylesWithin(style, lunch),
        );
    expect(styles(1)).toEqual(all.slice(0, 2));
    expect(choice('simpleRecipe', { reach: { ...WITHIN, styles: { dinner: 2 } } }).styles).toEqual([
      'simpleRecipe',
    ]);
  });

  it('is from the areas named, from those near them, or from all', () => {
    const areas = (reach?: Reach) => choice('restaurant', { areas: ['강남'], ...(reach && { reach }) }).areas;
    expect(areas()).toEqual(new Set(['강남']));
    expect(areas(WITHIN)).toEqual(new Set(['강남']));
    const near = areas({ ...WITHIN, areas: 'near' });
    expect(near?.has('강남')).toBe(true);
    expect(near?.size).toBeGreaterThan(1);
    expect(areas({ ...WITHIN, areas: 'all' })).toBeNull();
  });
});

describe('a dish', () => {
  const asked = { styles: ['lunchBox', 'mealKit', 'restaurant'], areas: new Set(['강남']) } as const;

  it('is asked for by its style, where it is sold near enough', () => {
    const fits = (changes: Parameters<typeof aServedDish>[0]) => isAsked(aServedDish(changes), asked);
    expect(fits({ style: 'lunchBox' })).toBe(true);
    expect(fits({ style: 'cookedRecipe' })).toBe(false);
    expect(fits({ style: 'restaurant', areas: ['종로', '강남'] })).toBe(true);
    expect(fits({ style: 'restaurant', areas: ['종로'] })).toBe(false);
    expect(isAsked(aServedDish({ areas: ['종로'] }), { styles: ['cookedRecipe'], areas: null })).toBe(true);
  });

  it('is bought for the times it lists, unless the certificate takes any, and cooked at any time', () => {
    const timely = (kind: 'recipe' | 'product', reach: Partial<NonNullable<Reach>> = {}) => {
      const plan = { certificate: { reach: { ...WITHIN, ...reach } } } as PlanToVerify;
      const dish = aServedDish({ kind, mealTimes: ['dinner'] });
      return (['lunch', 'dinner'] as const).map((time) => isTimely(dish, time, plan));
    };
    expect(timely('product', { usualTimes: true })).toEqual([false, true]);
    expect(timely('product')).toEqual([true, true]);
    expect(timely('recipe', { usualTimes: true })).toEqual([true, true]);
    const without = [{ mealTime: 'lunch', id: aServedDish({}).id }] as const;
    expect(timely('recipe', { without })).toEqual([false, true]);
    const uncertified = { certificate: null } as PlanToVerify;
    expect(isTimely(aServedDish({ kind: 'product', mealTimes: [] }), 'lunch', uncertified)).toBe(true);
  });

  it('costs 200 points in another style, and 20 more for each between', () => {
    const points = (style: MealStyle) => stylePoints(aServedDish({ style: style as 'lunchBox' }), asked);
    expect(
      ['lunchBox', 'mealKit', 'restaurant', 'cookedRecipe'].map((style) => points(style as MealStyle)),
    ).toEqual([0, 200, 220, 0]);
  });
});
