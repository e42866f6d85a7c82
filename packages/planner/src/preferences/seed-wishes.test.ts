import { aStranger, type MealStyle, type MealTime } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../model/visitor.ts';
import { textHash } from '../seed.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { likedSidePoints, wishPoints } from './seed-wishes.ts';

const jjamppong = aCandidate({
  id: 'restaurant-jjamppong',
  kind: 'product',
  style: 'restaurant',
  mealTimes: ['lunch', 'dinner'],
  nutrition: aNutrition({ sodiumMg: 2678 }),
});
const SEEDS = Array.from({ length: 4000 }, (_, seed) => seed + 1);
type Wished = {
  sodiumMg?: number;
  seedPoints?: number;
  mealTime?: MealTime;
  seasonMonths?: readonly number[];
  style?: MealStyle;
};
const wishesOf = (visitor: Visitor, { sodiumMg = 2678, seedPoints = 2, ...wished }: Wished = {}) => {
  const { mealTime = 'lunch', seasonMonths = [12], style = 'restaurant' } = wished;
  const dish = { ...jjamppong, style, seasonMonths, nutrition: aNutrition({ sodiumMg }) };
  return SEEDS.map((seed) => wishPoints(dish, visitor, { seed, seedPoints, mealTime, month: 12 }));
};
const answering = (answers: Visitor['persons'][number]['answers']) =>
  aVisitor({ persons: [{ ...aStranger('self'), answers }] });

describe('the wish of a seed', () => {
  it('is now and then a restaurant bowl of more salt than a day leaves room for, where nobody has a limit of their own', () => {
    const wishes = wishesOf(aVisitor());
    expect(wishes.filter((points) => points > 600).length).toBeGreaterThan(8);
    expect(wishes.filter((points) => points > 600).length).toBeLessThan(40);
    expect(Math.max(...wishesOf(aVisitor(), { sodiumMg: 1400 }))).toBe(12);
  });

  it('is none in a week without chance', () => {
    expect(new Set(wishesOf(aVisitor(), { seedPoints: 0 }))).toEqual(new Set([0]));
  });

  it('lets a dish rest in half of the weeks, with a condition only where little stands against it', () => {
    const resting = (visitor: Visitor, style: MealStyle) => {
      const rests = wishesOf(visitor, { style, sodiumMg: 500 }).filter((points) => points < 0);
      return { points: Math.min(0, ...rests), share: Math.round((10 * rests.length) / SEEDS.length) / 10 };
    };
    expect(resting(aVisitor(), 'restaurant')).toEqual({ points: -15, share: 0.5 });
    expect(resting(aVisitor(), 'simpleRecipe')).toEqual({ points: -12, share: 0.5 });
    expect(resting(aVisitor(), 'mealKit')).toEqual({ points: 0, share: 0 });
    const hypertension = aVisitor({ healthConditions: ['hypertension'] });
    expect(resting(hypertension, 'restaurant')).toEqual({ points: -2, share: 0.5 });
  });

  it('is none at a meal time the dish is not for, or out of its season', () => {
    expect(Math.max(...wishesOf(aVisitor(), { mealTime: 'breakfast' }))).toBe(0);
    expect(Math.max(...wishesOf(aVisitor(), { seasonMonths: [6, 7, 8] }))).toBe(0);
  });

  it.each([
    ['a condition', aVisitor({ healthConditions: ['hypertension'] })],
    ['a condition without a sodium limit', aVisitor({ healthConditions: ['gout'] })],
    ['pregnancy', answering({ pregnancy: 'pregnant' })],
    ['warfarin', answering({ warfarin: 'yes' })],
  ])('is a small one with %s', (_what, visitor) => {
    expect(Math.max(...wishesOf(visitor))).toBe(1);
  });

  it.each([
    ['of an older person', aVisitor({ targets: ['parents'] })],
    ['of a child', aVisitor({ targets: ['self', 'child'] })],
    ['of a diet of little salt', aVisitor({ eatingStyles: ['lowSodium'] })],
  ])('is no salty bowl at the table %s', (_what, visitor) => {
    expect(Math.max(...wishesOf(visitor))).toBe(12);
  });
});

describe('the sides a seed likes', () => {
  const liked = (familiarity: number, visitor: Visitor, role: 'side' | 'kimchi' = 'side') => {
    const spared = SEEDS.map((seed) =>
      likedSidePoints({ hash: textHash('kongnamul-muchim'), role, familiarity }, visitor, seed),
    );
    return {
      points: Math.max(...spared),
      share: Math.round((100 * spared.filter((points) => points > 0).length) / SEEDS.length) / 100,
    };
  };

  it('are those that every home makes, seldom others and never rare ones', () => {
    expect([5, 4, 3].map((familiarity) => liked(familiarity, aVisitor()))).toEqual([
      { points: 5, share: 0.2 },
      { points: 5, share: 0.04 },
      { points: 0, share: 0 },
    ]);
  });

  it('are spared less with a condition, and kimchi half', () => {
    const withGout = aVisitor({ healthConditions: ['gout'] });
    expect(liked(5, withGout).points).toBe(2);
    expect([liked(5, aVisitor(), 'kimchi').points, liked(5, withGout, 'kimchi').points]).toEqual([2.5, 1]);
  });
});
