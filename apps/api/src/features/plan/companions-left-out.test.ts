import { MEAL_TIMES } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import {
  changeMeal,
  hardViolations,
  kitchenOf,
  makeVisitor,
  planWeek,
  servedSlot,
  styleOutlook,
} from '@kkini/planner';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables, dishOf } = basisOf(await loadTestCatalogue());

const asked = (...excludedFoods: readonly string[]) => {
  const mealStyles = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
  const survey = aSurvey({ mealStyles, excludedFoods, startDate: '2026-11-30' });
  return { survey, visitor: makeVisitor(catalogue.taxonomy, survey) };
};

const WORDS = [['나물'], ['장아찌'], ['볶음', '조림'], ['시금치', '우유'], ['쌀밥', '나물']];

describe('companions somebody leaves out', () => {
  it.each(WORDS)('make way for others: %s, %s', (...words) => {
    const { visitor } = asked(...words);
    const leads = candidates.filter(({ kitchen }) => kitchen === kitchenOf(visitor));
    const refused = leads.filter((lead) => hardViolations(lead, visitor).length > 0);
    const served = refused.flatMap((lead) => {
      const slot = servedSlot(lead, { visitor, tables, mealTime: 'dinner' }, 0);
      const meal = dishOf(slot);
      return meal !== undefined && hardViolations(meal, visitor).length === 0 ? [lead] : [];
    });
    const alone = refused.filter((lead) => {
      const profile = (lead.alone ?? lead.withoutSides)?.();
      return profile !== undefined && hardViolations({ ...lead, profile }, visitor).length === 0;
    });
    expect(alone.length).toBeGreaterThan(30);
    expect(alone.filter((lead) => !served.includes(lead)).map(({ id }) => id)).toEqual([]);
  });

  it('make no style scarce', () => {
    const { visitor } = asked('나물');
    const barred = candidates.filter((lead) => hardViolations(lead, visitor).length > 0);
    const few = barred.filter(
      ({ style, kitchen }) => style === 'cookedRecipe' && kitchen === kitchenOf(visitor),
    );
    const scarce = (laidWith?: typeof tables) =>
      styleOutlook(few, visitor, laidWith).scarce.filter(({ style }) => style === 'cookedRecipe');
    expect(scarce().map(({ dishes }) => dishes)).toEqual([0, 0]);
    expect(scarce(tables)).toEqual([]);
  });

  it('stand beside no dish of a week, and beside none to change to', () => {
    const { survey, visitor } = asked('나물', '장아찌');
    const input = { candidates, tables, visitor, seed: 5 };
    const weeks = [5, 6].map((seed) => planWeek({ ...input, seed, startDate: survey.startDate }).week);
    const isKept = (slot: Parameters<typeof dishOf>[0]) => {
      const meal = dishOf(slot);
      return meal !== undefined && hardViolations(meal, visitor).length === 0;
    };
    const slots = weeks.flat().flatMap((day) => MEAL_TIMES.map((time) => day.slots[time]));
    expect(slots.filter((slot) => !isKept(slot))).toEqual([]);
    const isOther = (id: string) =>
      candidates.some((each) => each.id === id && hardViolations(each, visitor).length > 0);
    expect(slots.filter((slot) => 'id' in slot && isOther(slot.id)).length).toBeGreaterThan(4);
    const place = { date: survey.startDate, mealTime: 'dinner', style: 'cookedRecipe' } as const;
    const [week = []] = weeks;
    const { choices } = changeMeal({ ...input, ...place, week });
    expect(choices.length).toBe(5);
    expect(choices.filter(({ slot }) => !isKept(slot))).toEqual([]);
  });
});
