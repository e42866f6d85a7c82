import type { MealSlot, MealTime } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkedPlan, keptMeals } from './checked-plan.ts';
import type { ClaimedCertificate, PlanToVerify } from './plan-to-verify.ts';
import { weekPoints } from './proof/week-points.ts';
import { slotChecks } from './slot-checks.ts';
import { aCheckedWorld } from './testing/a-checked-world.ts';
import { aCertificate } from './testing/a-small-kitchen.ts';

const { dishes } = aCheckedWorld(12);
const DATES = Array.from({ length: 7 }, (_, day) => `2026-11-${21 + day}`);
const SURVEY = aSurvey({
  startDate: '2026-11-21',
  mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const FASTING: MealSlot = { kind: 'fasting' };
const EMPTY: MealSlot = { kind: 'empty', reason: 'noCandidate' };
const recipe = (id: string): MealSlot => ({
  kind: 'recipe',
  id,
  style: dishes.byId.get(id)?.style === 'simpleRecipe' ? 'simpleRecipe' : 'cookedRecipe',
});
const KEPT = { before: '2026-11-23', meals: [{ date: '2026-11-25', mealTime: 'dinner' as const }] };

type Slots = Partial<Record<MealTime, MealSlot>>;

/** A week of two cooked meals a day, with other slots on some days. Two days are past and a dinner is kept. */
function aPlan(
  changed: Readonly<Record<number, Slots>> = {},
  claim: Partial<ClaimedCertificate> = {},
): PlanToVerify {
  const days = DATES.map((date, day) => ({
    date,
    changes: 0,
    slots: { breakfast: FASTING, lunch: recipe('recipe-6'), dinner: recipe('recipe-8'), ...changed[day] },
  }));
  return {
    surveyId: 'kept',
    answers: SURVEY,
    answersAreThose: true,
    regeneration: 0,
    ladderStep: 0,
    days: days as unknown as PlanToVerify['days'],
    certificate: aCertificate({ kept: KEPT, ...claim }),
  };
}

const textOf = (plan: PlanToVerify, name: string) =>
  slotChecks(checkedPlan(dishes, plan), dishes).find((check) => check.name === name)?.text;

describe('meals that stayed', () => {
  it('are asked for nothing once their day is gone by', () => {
    const gone = { lunch: recipe('gone'), dinner: EMPTY };
    expect(textOf(aPlan({ 0: gone, 1: gone }), 'dishes')).toContain('12 meals: every dish exists');
    expect(textOf(aPlan({ 2: gone }), 'dishes')).toBe('2026-11-23 lunch: no dish gone');
    expect(textOf(aPlan({ 0: gone, 1: gone }), 'empty slots')).toBe('none');
    expect(textOf(aPlan({ 2: gone }), 'empty slots')).toMatch(/^2026-11-23 dinner: empty, \d+ dishes may be/);
  });

  it('may be of any style, or none', () => {
    const simple = { dinner: recipe('recipe-3') };
    expect(textOf(aPlan({ 0: simple, 4: simple }), 'dishes')).toContain('14 meals');
    expect(textOf(aPlan({ 5: simple }), 'dishes')).toContain(
      '2026-11-26 dinner recipe-3: style simpleRecipe',
    );
    expect(textOf(aPlan({ 4: { dinner: FASTING } }), 'dishes')).toContain('13 meals');
    expect(textOf(aPlan({ 5: { dinner: FASTING } }), 'dishes')).toBe(
      '2026-11-26 dinner: fasting, asked cookedRecipe',
    );
    expect(textOf(aPlan({ 4: { breakfast: EMPTY } }), 'dishes')).toBe(
      '2026-11-25 breakfast: empty, asked fasting',
    );
    expect(textOf(aPlan({ 4: { dinner: EMPTY } }), 'empty slots')).toBe('1, where no dish may be served');
  });

  it('still hold nothing that is excluded or forbidden, unless they were eaten', () => {
    const answers = { ...SURVEY, excludedFoods: ['새우'], eatingStyles: ['vegetarian' as const] };
    const shrimp = [...dishes.byId.values()].find(({ holds }) => holds.certainIds.has('shrimp'))?.id ?? '';
    const with_ = (day: number) => ({ ...aPlan({ [day]: { dinner: recipe(shrimp) } }), answers });
    expect(textOf(with_(4), 'exclusions')).toBe(`2026-11-25 dinner ${shrimp}: shrimp`);
    expect(textOf(with_(4), 'HARD rules')).toContain(`2026-11-25 dinner ${shrimp}: vegetarian.`);
    expect(textOf(with_(0), 'exclusions')).toBe('1 exclusions, met by no dish');
  });

  it('bring no food too often with what was eaten, which may be too much by itself', () => {
    const fish = recipe('recipe-4');
    const eaten = { 0: { lunch: fish, dinner: fish }, 1: { lunch: fish } };
    const answers = { ...SURVEY, targets: ['child' as const] };
    const textWith = (later: Readonly<Record<number, Slots>>) =>
      textOf({ ...aPlan({ ...eaten, ...later }), answers }, 'weekly walls');
    expect(textWith({})).toBe('no food counted too often');
    expect(textWith({ 4: { dinner: fish } })).toBe('fish 4 times, child.under7 may have 2');
  });

  it('weigh their day as it was eaten', () => {
    const { context, contexts } = checkedPlan(
      dishes,
      aPlan({
        0: { breakfast: recipe('recipe-3') },
        1: { dinner: FASTING },
        2: { dinner: FASTING },
        4: { dinner: EMPTY },
      }),
    );
    const styles = contexts.map(
      ({ visitor: { mealStyles } }) => `${mealStyles.breakfast} ${mealStyles.dinner}`,
    );
    expect(styles.slice(0, 5)).toEqual([
      'simpleRecipe cookedRecipe',
      'fasting fasting',
      'fasting cookedRecipe',
      'fasting cookedRecipe',
      'fasting cookedRecipe',
    ]);
    const energy = (each: typeof context) =>
      each.targets.day.find(({ nutrient }) => nutrient === 'energyKcal')?.range.min;
    expect(contexts.slice(0, 3).map(energy)).toEqual([
      expect.closeTo(2000 * 0.9 * 0.9),
      // One meal holds at most 900 kcal. Two meals aim at the energy of the whole day.
      expect.closeTo(900 * 0.9),
      expect.closeTo(2000 * 0.9 * 0.9),
    ]);
  });

  it('cost nothing for a style nobody asked for', () => {
    const reach = { areas: 'chosen', styles: { dinner: 1 }, empty: [] } as const;
    const simple = Object.fromEntries(DATES.map((_, day) => [day, { dinner: recipe('recipe-9') }]));
    const meals = (kept: ClaimedCertificate['kept']) =>
      weekPoints(checkedPlan(dishes, aPlan(simple, { reach, kept: kept ?? null }))).meals;
    expect(meals(null) - meals(KEPT)).toBeCloseTo(3 * 200);
  });
});

describe('what is left of a plan without seed points', () => {
  it('counts a quarter, and no seed without a certificate', () => {
    expect(checkedPlan(dishes, aPlan()).context).toMatchObject({ seed: 1, seedPoints: 0.25 });
    expect(checkedPlan(dishes, aPlan({}, { seedPoints: 1 })).context.seedPoints).toBe(1);
    expect(checkedPlan(dishes, { ...aPlan(), certificate: null }).context).toMatchObject({
      seed: 0,
      seedPoints: 0.25,
    });
  });
});

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({ date }));

const keptOf = (kept?: ClaimedCertificate['kept']) =>
  keptMeals({ days: DAYS, certificate: { kept } } as unknown as PlanToVerify);

describe('what stayed of a plan', () => {
  it('is nothing where the certificate names nothing', () => {
    for (const kept of [keptOf(), keptOf(null), keptMeals({ days: DAYS, certificate: null } as never)]) {
      expect([kept.any, kept.isPast(0), kept.isKept(0, 'lunch')]).toEqual([false, false, false]);
    }
    expect(keptOf({ before: '2026-11-21', meals: [] }).any).toBe(false);
  });

  it('are the days before, whole', () => {
    const { any, isPast, isKept } = keptOf({ before: '2026-11-22', meals: [] });
    expect([any, isPast(0), isPast(1), isPast(2)]).toEqual([true, true, false, false]);
    expect([isKept(0, 'breakfast'), isKept(0, 'dinner'), isKept(1, 'breakfast')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are single meals of a day', () => {
    const { any, isPast, isKept } = keptOf({
      before: '2026-11-21',
      meals: [{ date: '2026-11-23', mealTime: 'lunch' }],
    });
    expect([any, isPast(2)]).toEqual([true, false]);
    expect([isKept(2, 'lunch'), isKept(2, 'dinner'), isKept(1, 'lunch')]).toEqual([true, false, false]);
  });
});
