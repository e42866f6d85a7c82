import { describe, expect, it } from 'vitest';
import type { PlanToVerify } from './plan-to-verify.ts';
import { canBeOrdered, spacingBreaks, spacingStep, spacingStepOf } from './spacing.ts';
import { aServedDish } from './testing/a-served-dish.ts';

/** Dishes written `id group`. */
const dish = (written: string) => {
  const [id = '', group = ''] = written.split(' ');
  return aServedDish({ id, mainGroup: group as 'tofu' });
};
const week = (...days: readonly (readonly string[])[]) => days.map((day) => day.map(dish));
const STRICT = spacingStep(0, false);
const broken = (...parameters: Parameters<typeof spacingBreaks>) =>
  spacingBreaks(...parameters).map(({ rule, subject }) => `${rule} ${subject}`);

describe('a step of the ladder', () => {
  it('gives up one rule after the other', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
      const { servings, daysDiffer, nightsDiffer, groupUses } = spacingStep(step, false);
      return `${servings} ${daysDiffer} ${nightsDiffer} ${groupUses}`;
    });
    expect(steps).toEqual([
      '1 true true 4',
      '1 true true 5',
      '1 true true 7',
      '1 true false 7',
      '1 false false null',
      '2 false false null',
      '3 false false null',
      '7 false false null',
    ]);
  });

  it('lets a vegetarian meet a group once more', () => {
    expect([0, 1, 2, 3, 4].map((step) => spacingStep(step, true).groupUses)).toEqual([5, 6, 8, 8, null]);
  });

  it('is the one the certificate names, else that of the plan, at most the last', () => {
    const of = (ladderStep: number, certificate: object | null) =>
      spacingStepOf({ ladderStep, certificate } as PlanToVerify);
    expect(of(3, null)).toBe(3);
    expect(of(9, null)).toBe(7);
    expect(of(9, {})).toBe(7);
    expect(of(9, { spacingStep: 2 })).toBe(2);
    expect(of(9, { spacingStep: 0 })).toBe(0);
  });
});

describe('the spacing rules', () => {
  it('hold in a week without repetition', () => {
    expect(broken(week(['a tofu', 'b egg', 'c beef'], ['d tofu', 'e egg', 'f pork']), STRICT)).toEqual([]);
    expect(broken([], STRICT)).toEqual([]);
    expect(broken(week([], ['a tofu'], []), STRICT)).toEqual([]);
  });

  it('name a dish that returns too often, by the servings of the step', () => {
    const returns = week(['a tofu', 'b egg'], ['a tofu', 'c beef']);
    expect(broken(returns, STRICT)).toEqual(['H4 a']);
    expect(broken(returns, spacingStep(5, false))).toEqual([]);
    const often = week(['a tofu'], ['a tofu'], ['a tofu']);
    expect(broken(often, spacingStep(5, false))).toEqual(['H4 a']);
    expect(broken(often, spacingStep(6, false))).toEqual([]);
  });

  it('name what one day has twice: a dish at any step, a main group while days differ', () => {
    expect(broken(week(['a tofu', 'b egg', 'a tofu']), spacingStep(7, false))).toEqual(['H4 day 1 a']);
    expect(broken(week(['a tofu'], ['b egg', 'c beef', 'd beef']), STRICT)).toEqual(['H5 day 2 beef']);
    expect(broken(week(['b egg', 'c beef', 'd beef']), spacingStep(4, false))).toEqual([]);
    expect(broken(week(['b beef', 'c beef', 'd beef']), STRICT)).toEqual([
      'H5 day 1 beef',
      'H5 day 1 beef',
      'H5 day 1 beef',
    ]);
  });

  it('name the group of an evening that comes again in the morning', () => {
    const night = week(['a tofu', 'b egg'], ['c egg', 'd tofu'], ['e beef']);
    expect(broken(night, STRICT)).toEqual(['H6 night before day 2 egg']);
    expect(broken(night, spacingStep(3, false))).toEqual([]);
    expect(broken(week(['a egg'], [], ['b egg']), STRICT)).toEqual([]);
  });

  it('name a group used too often', () => {
    const days = Array.from({ length: 5 }, (_, day) => [`t${day} tofu`, `x${day} egg${day}`]);
    expect(broken(week(...days), STRICT)).toEqual(['H7 tofu']);
    expect(broken(week(...days.slice(1)), STRICT)).toEqual([]);
    expect(broken(week(...days), spacingStep(1, false))).toEqual([]);
  });

  it('let what stayed break them by itself, not together with what was planned', () => {
    const twice = week(['a tofu', 'b tofu', 'c egg'], ['d egg', 'a tofu']);
    const all = () => true;
    expect(broken(twice, STRICT, { stayed: all })).toEqual([]);
    const only =
      (...places: readonly string[]) =>
      (day: number, place: number) =>
        places.includes(`${day} ${place}`);
    const except = (...places: readonly string[]) => ({ stayed: only(...places) });
    expect(broken(twice, STRICT, except('0 0', '0 1'))).toEqual(['H4 a', 'H6 night before day 2 egg']);
    expect(broken(twice, STRICT, except('0 0', '1 1', '0 2', '1 0'))).toEqual(['H5 day 1 tofu']);
    expect(broken(twice, STRICT, except('0 0', '0 1', '1 1', '0 2'))).toEqual(['H6 night before day 2 egg']);
    expect(broken(twice, STRICT, except('0 0', '0 1', '1 1', '1 0'))).toEqual(['H6 night before day 2 egg']);
  });
});

describe('a dish that is cooked for two meals', () => {
  const pot = week(['a tofu', 'b egg'], ['b egg', 'c pork']);
  const again = (day: number, place: number) => day === 1 && place === 0;

  it('is no repeat and may meet itself overnight, but no other dish of its group', () => {
    expect(broken(pot, STRICT)).toEqual(['H4 b', 'H6 night before day 2 egg']);
    expect(broken(pot, STRICT, { again })).toEqual([]);
    expect(broken(week(['a tofu', 'd beef', 'b egg'], ['b egg', 'c pork']), STRICT, { again })).toEqual([]);
    expect(broken(week(['a tofu', 'b egg'], ['d egg', 'c pork']), STRICT, { again })).toEqual([
      'H6 night before day 2 egg',
    ]);
  });
});

describe('days in some order', () => {
  it('keep the nights apart where any order does', () => {
    expect(canBeOrdered(week(['a tofu', 'b egg'], ['c egg', 'd beef']), STRICT)).toBe(true);
    expect(canBeOrdered(week(['c egg', 'd beef'], ['a tofu', 'b egg']), STRICT)).toBe(true);
    expect(canBeOrdered(week(['a tofu', 'b egg'], ['c egg', 'd tofu']), STRICT)).toBe(false);
    expect(canBeOrdered(week(['a tofu', 'b egg'], ['c egg', 'd tofu']), spacingStep(3, false))).toBe(true);
    expect(canBeOrdered(week(['a egg'], ['b egg']), STRICT)).toBe(false);
    expect(canBeOrdered(week(['a egg'], ['b egg'], ['c beef']), STRICT)).toBe(true);
    expect(canBeOrdered([], STRICT)).toBe(true);
  });

  it('never mend a dish that returns or a day of one group', () => {
    expect(canBeOrdered(week(['a tofu'], ['b egg'], ['a tofu']), STRICT)).toBe(false);
    expect(canBeOrdered(week(['a tofu', 'b tofu']), spacingStep(3, false))).toBe(false);
  });
});
