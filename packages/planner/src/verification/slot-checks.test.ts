import { aStranger, type DayPlan, type MealSlot, type MealTime, type SurveyDraft } from '@kkini/domain';
import { aLine, aNutrition, aRecipe, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import { type ClaimedCertificate, checkOf, type PlanToVerify } from './plan-to-verify.ts';
import type { ServedDishes } from './served-dish.ts';
import { slotChecks } from './slot-checks.ts';
import { aCheckedWorld, worldOf } from './testing/a-checked-world.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';

const FASTING: MealSlot = { kind: 'fasting' };
const STYLES = { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' } as const;

type Day = Partial<Record<MealTime, MealSlot>> & { readonly changes?: number };

/** Seven days with these meals on the third, and other fields of the plan. */
function aPlan(day: Day, changes: Partial<Omit<PlanToVerify, 'certificate'>> = {}): PlanToVerify {
  const { changes: changed = 0, ...slots } = day;
  const rest = { breakfast: FASTING, lunch: FASTING, dinner: FASTING };
  const days = Array.from({ length: 7 }, (_, at) => ({
    date: `2026-11-${21 + at}` as DayPlan['date'],
    changes: at === 2 ? changed : 1,
    slots: { ...rest, ...(at === 2 && slots) },
  }));
  return {
    surveyId: 'checked',
    answers: aSurvey({ mealStyles: STYLES }),
    answersAreThose: true,
    regeneration: 0,
    ladderStep: 0,
    days: days as unknown as PlanToVerify['days'],
    certificate: null,
    ...changes,
  };
}

const found = (dishes: ServedDishes, name: string, plan: PlanToVerify) =>
  slotChecks(checkedPlan(dishes, plan), dishes).find((check) => check.name === name);

describe('the kitchen of what is cooked', () => {
  const { dishes } = aLaidWorld();
  const home = (id: string): MealSlot => ({
    kind: 'recipe',
    id,
    style: dishes.byId.get(id)?.style === 'simpleRecipe' ? 'simpleRecipe' : 'cookedRecipe',
  });
  const text = (day: Day, changes?: Parameters<typeof aPlan>[1]) =>
    found(dishes, 'kitchen', aPlan(day, changes))?.text;
  const foreign = { dinner: home('lead-2.mild'), lunch: home('lead-1') };

  it('is that of the answers in every meal planned from them', () => {
    expect(text({ dinner: home('lead-2'), lunch: home('lead-1') })).toBe('2 home meals of the kitchen light');
    expect(text(foreign)).toBe('2026-11-23 dinner lead-2.mild: kitchen mild, asked light');
  });

  it('is not asked of what is bought, changed or gone by, nor of answers that changed since', () => {
    const bought = { kind: 'product', id: 'product-1', style: 'lunchBox', area: null } as MealSlot;
    expect(text({ dinner: bought })).toBe('0 home meals of the kitchen light');
    expect(text({ dinner: { ...bought, id: 'lead-2.mild' } as MealSlot })).toContain('0 home meals');
    expect(text({ ...foreign, changes: 1 })).toBe('0 home meals of the kitchen light');
    const gone = { before: '2026-11-24', meals: [] };
    const plan = { ...aPlan(foreign), certificate: { kept: gone } as unknown as ClaimedCertificate };
    expect(found(dishes, 'kitchen', plan)?.text).toBe('0 home meals of the kitchen light');
    expect(text(foreign, { answersAreThose: false })).toBeUndefined();
    const names = slotChecks(checkedPlan(dishes, aPlan({}, { answersAreThose: false })), dishes);
    expect(names.map(({ name }) => name)).toHaveLength(6);
  });
});

describe('the style and the area of a meal', () => {
  const { dishes } = aCheckedWorld(40);
  const simple = (insteadOf?: string) =>
    ({ kind: 'recipe', id: 'recipe-1', style: 'simpleRecipe', ...(insteadOf && { insteadOf }) }) as MealSlot;
  const cooked = (insteadOf?: string) =>
    ({ kind: 'recipe', id: 'recipe-2', style: 'cookedRecipe', ...(insteadOf && { insteadOf }) }) as MealSlot;
  const outcome = (day: Day, styles: Readonly<Partial<Record<MealTime, number>>>) => {
    const reach = { areas: 'chosen', styles, empty: [] };
    const certificate = { reach } as unknown as ClaimedCertificate;
    return found(dishes, 'dishes', { ...aPlan(day), certificate })?.outcome;
  };

  it('may be another as far as the week looked, and says instead of which', () => {
    const reached = { dinner: 5 };
    expect(outcome({ dinner: simple('cookedRecipe') }, reached)).toBe('ok');
    expect(outcome({ dinner: simple() }, reached)).toBe('failed');
    expect(outcome({ dinner: simple('mealKit') }, reached)).toBe('failed');
    expect(outcome({ dinner: simple('cookedRecipe') }, {})).toBe('failed');
    expect(outcome({ dinner: cooked() }, reached)).toBe('ok');
    expect(outcome({ dinner: cooked('cookedRecipe') }, reached)).toBe('failed');
    expect(outcome({ dinner: simple(), changes: 1 }, {})).toBe('ok');
  });

  it('is one of the areas they named, for what is eaten out', () => {
    const answers = aSurvey({ mealStyles: { ...STYLES, lunch: 'restaurant' }, areas: ['강남'] });
    const out = (area: string | null) =>
      ({ kind: 'product', id: 'product-0', style: 'restaurant', area }) as MealSlot;
    const texts = (area: string | null) =>
      found(dishes, 'dishes', aPlan({ lunch: out(area), dinner: cooked() }, { answers }))?.text;
    expect([texts('강남'), texts(null)].map((text) => text?.slice(0, 7))).toEqual(['2 meals', '2 meals']);
    expect(texts('제주')).toBe('2026-11-23 lunch product-0: an area nobody asked for');
  });

  it('is left empty where nothing may be served', () => {
    const EMPTY: MealSlot = { kind: 'empty', reason: 'noCandidate' };
    const empty = (lunch: 'fasting' | 'restaurant', ladderStep = 0) =>
      found(
        dishes,
        'empty slots',
        aPlan(
          { lunch: EMPTY },
          {
            answers: aSurvey({ mealStyles: { ...STYLES, lunch }, excludedFoods: [] }),
            ladderStep,
          },
        ),
      );
    expect(empty('fasting')).toMatchObject({ outcome: 'ok', text: '1, where no dish may be served' });
    expect(empty('restaurant')).toMatchObject({ outcome: 'failed' });
    expect(empty('restaurant', 10)).toMatchObject({ outcome: 'note' });
  });

  it('holds what may only be in it where people let it pass', () => {
    const id = [...dishes.byId.values()].find(({ holds }) => holds.possibleIds.has('soju'))?.id ?? '';
    const day = { dinner: { kind: 'recipe', id, style: 'cookedRecipe' } as MealSlot };
    const answers = aSurvey({ mealStyles: STYLES, excludedFoods: ['소주'] });
    expect(found(dishes, 'exclusions', aPlan(day, { answers }))?.text).toBe('1 exclusions, met by no dish');
  });
});

describe('a dish left out at a meal time', () => {
  it('exceeds the maximum of a medicine beside the least of the other meals, or has an excluded companion', () => {
    const taxonomy = aTaxonomy([{ id: 'tofu', ko: '두부' }]);
    const cooked = (id: string, potassiumMg: number) =>
      aRecipe({
        id,
        ingredients: [aLine('tofu', '두부')],
        nutrition: aNutrition({ energyKcal: 700, potassiumMg }),
      });
    const recipes = [cooked('rich', 3000), cooked('full', 1500), cooked('plain', 500)];
    const { dishes } = worldOf({ taxonomy, recipes, products: [] });
    const left = (id: string, potassium: 'yes' | 'no') => {
      const reach = { areas: 'chosen', styles: {}, empty: [], without: [{ mealTime: 'dinner', id }] };
      const certificate = { reach } as unknown as ClaimedCertificate;
      const persons = [{ ...aStranger('self'), answers: { kRetain: potassium } }];
      const answers = aSurvey({ mealStyles: { ...STYLES, lunch: 'cookedRecipe' }, persons });
      return found(dishes, 'left out', { ...aPlan({}, { answers }), certificate })?.outcome;
    };
    expect([left('rich', 'yes'), left('full', 'yes'), left('rich', 'no')]).toEqual([
      'ok',
      'failed',
      'failed',
    ]);
  });
});

describe('the days of a week', () => {
  const { dishes } = aCheckedWorld(2);
  const text = (plan: PlanToVerify) => found(dishes, 'dates', plan)?.text;

  it('are seven from the start date of the answers', () => {
    const answers: SurveyDraft = { ...aSurvey({ mealStyles: STYLES }), startDate: null };
    expect(text(aPlan({}))).toBe('7 days in a row from the start date');
    expect(text(aPlan({}, { answers }))).toBe('7 days');
    expect(text(aPlan({}, { days: [], answersAreThose: false }))).toBe('0 days');
  });
});

describe('a check', () => {
  it('names five of what was found against it, and how many more', () => {
    const of = (count: number) =>
      checkOf(
        'dates',
        Array.from({ length: count }, (_, at) => `${at}`),
        'all of them',
      );
    expect(of(0)).toEqual({ name: 'dates', outcome: 'ok', text: 'all of them' });
    expect(of(5)).toEqual({ name: 'dates', outcome: 'failed', text: '0; 1; 2; 3; 4' });
    expect(of(7).text).toBe('0; 1; 2; 3; 4; 2 more');
  });
});
