import { addDays, type MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import { assessWeek } from '../assess-week.ts';

const START = '2026-11-21';
const served = (id: string): MealSlot => ({ kind: 'recipe', id, style: 'cookedRecipe' });

/** A week of the plain dish, with the given meals on the first day. */
function aWeek(first: Partial<Record<(typeof MEAL_TIMES)[number], MealSlot>>): WeekPlan {
  const plain = { breakfast: served('plain'), lunch: served('plain'), dinner: served('plain') };
  return Array.from({ length: 7 }, (_, day) => ({
    date: addDays(START, day),
    slots: day === 0 ? { ...plain, ...first } : plain,
  }));
}

/** Verdict on the first day's sodium: plain holds 500 mg, salty 1,500 mg, the third dish states none. */
function sodiumOf(first: Parameters<typeof aWeek>[0], per: 'day' | 'meal' = 'day') {
  const candidates = [
    aCandidate({ id: 'plain', nutrition: aNutrition({ sodiumMg: 500 }) }),
    aCandidate({ id: 'salty', nutrition: aNutrition({ sodiumMg: 1500 }) }),
    aCandidate({ id: 'unstated', nutrition: aNutrition({ sodiumMg: null }) }),
  ];
  const visitor = aVisitor({ healthConditions: ['hypertension'], eatingStyles: ['lowSodium'] });
  const limit = assessWeek({ week: aWeek(first), candidates, visitor }).limits.find(
    (each) => each.nutrient === 'sodiumMg' && each.kind === 'limit' && each.per === per,
  );
  if (limit === undefined) throw new Error('high blood pressure limits sodium');
  const [day] = limit.days;
  if (day === undefined) throw new Error('the first day is stated');
  return { limit, day };
}

describe('what a date holds of a limited nutrient', () => {
  it('is stated meal by meal and judged as a day', () => {
    const { limit, day } = sodiumOf({});
    expect(limit.days.map(({ date }) => date)).toEqual(aWeek({}).map(({ date }) => date));
    expect(day).toEqual({
      date: START,
      amounts: { breakfast: 500, lunch: 500, dinner: 500 },
      range: limit.judgedBy,
      verdicts: { day: 'within' },
    });
  });

  it('is judged above as soon as what is known is too much', () => {
    const { day } = sodiumOf({
      breakfast: served('salty'),
      lunch: served('unstated'),
      dinner: served('salty'),
    });
    expect(day.amounts).toEqual({ breakfast: 1500, lunch: null, dinner: 1500 });
    expect(day.verdicts).toEqual({ day: 'over' });
  });

  it('is neither stated nor judged of iodine, even where every dish states some', () => {
    const plain = aCandidate({ id: 'plain', nutrition: aNutrition({ iodineUg: 60 }) });
    const visitor = aVisitor({ healthConditions: ['thyroidDisease'] });
    const limits = assessWeek({ week: aWeek({}), candidates: [plain], visitor }).limits;
    const iodine = limits.filter(({ nutrient }) => nutrient === 'iodineUg');
    expect(iodine).toMatchObject([{ value: null, met: null, judged: 0, days: [] }]);
  });

  it('is not judged where a dish does not state it or a slot is empty', () => {
    expect(sodiumOf({ lunch: served('unstated') }).day.verdicts).toEqual({ day: 'unknown' });
    const empty = sodiumOf({ lunch: { kind: 'empty', reason: 'noCandidate' } }).day;
    expect(empty.amounts.lunch).toBeNull();
    expect(empty.verdicts).toEqual({ day: 'unknown' });
  });

  it('has no part in the mean of the week where a dish does not state it', () => {
    const { limit } = sodiumOf({ lunch: served('unstated'), dinner: served('salty') });
    expect(limit).toMatchObject({ value: 1500, judged: 6, within: 6 });
  });

  it('counts neither as within nor as outside where a floor rests on an estimate', () => {
    const nutrition = aNutrition({ fiberG: 12 });
    const ranges = { sodiumMg: null, energyKcal: null, isEstimate: true };
    const candidates = [aCandidate({ id: 'plain', nutrition, ranges })];
    const { limits } = assessWeek({ week: aWeek({}), candidates, visitor: aVisitor() });
    const fibre = limits.find(({ nutrient, kind }) => nutrient === 'fiberG' && kind === 'limit');
    expect(fibre).toMatchObject({ value: 36, judged: 0, within: 0 });
  });

  it('counts a meal that is skipped as none, and judges a newly shortened day as it is', () => {
    const { day } = sodiumOf({ lunch: { kind: 'fasting' } });
    expect(day.amounts.lunch).toBe(0);
    expect(day.verdicts).toEqual({ day: 'within' });
  });

  it('judges each meal by itself for a limit of a meal', () => {
    const { day } = sodiumOf({ lunch: served('salty'), dinner: { kind: 'fasting' } }, 'meal');
    expect(day.verdicts).toEqual({ breakfast: 'within', lunch: 'over' });
  });

  it('leaves the dates out for a nutrient the food data do not hold', () => {
    const visitor = aVisitor({ healthConditions: ['diabetes', 'thyroidDisease'] });
    const candidates = [aCandidate({ id: 'plain' })];
    const limits = assessWeek({ week: aWeek({}), candidates, visitor }).limits;
    const unmeasured = limits.filter(({ nutrient }) => !isStated(nutrient));
    expect(unmeasured.length).toBeGreaterThan(0);
    expect(unmeasured.every(({ days }) => days.length === 0)).toBe(true);
  });

  it('keeps its range in figures on a day without any meal', () => {
    const fasting: MealSlot = { kind: 'fasting' };
    const mealStyles = { breakfast: 'fasting', lunch: 'fasting', dinner: 'fasting' } as const;
    const slots = { breakfast: fasting, lunch: fasting, dinner: fasting };
    const week = aWeek({}).map(({ date }) => ({ date, slots }));
    const limits = assessWeek({ week, candidates: [], visitor: aVisitor({ mealStyles }) }).limits;
    const bounds = limits.flatMap(({ days }) => days.flatMap(({ range }) => Object.values(range)));
    expect(bounds.filter(Number.isNaN)).toEqual([]);
    expect(bounds).not.toEqual([]);
  });
});
