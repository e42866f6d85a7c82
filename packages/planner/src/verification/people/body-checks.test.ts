import { aStranger, type MealSlot, type Verdict } from '@kkini/domain';
import type { OwnPortion } from '@kkini/domain/portions';
import { aNutrition, aRecipe, aSurvey } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { checkedPlan } from '../checked-plan.ts';
import type { ClaimedCertificate } from '../plan-to-verify.ts';
import type { ServedDish } from '../served-dish.ts';
import { aCheckedTaxonomy, worldOf } from '../testing/a-checked-world.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { aCertificate } from '../testing/a-small-kitchen.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { bodyChecks, boughtFault, isLargeMeal } from './body-checks.ts';
import { checkedPeople } from './checked-person.ts';

const visitor = aVisitor({
  targets: ['self', 'child'],
  persons: [aStranger('self'), { ...aStranger('child'), birthYear: 2020 }],
});
const [adult = expect.fail(), child = expect.fail()] = checkedPeople(checkedOf(visitor));

const portion = (mainFactor: number, riceG = 210): OwnPortion => ({
  starches: [{ kind: 'rice', units: riceG / 70, grams: riceG, bowls: riceG / 210, factor: riceG / 210 }],
  ...{ mainFactor, sideFactor: 1, soupFactor: 1, nutrition: aNutrition({}), glycemicLoad: null },
});
const box = aServedDish({ kind: 'product', soldFor: 1 });
const kit = aServedDish({ kind: 'product', soldFor: 2 });
const together = { person: adult, eaters: 2 };

it('finds parts of a bought dish that somebody has alone', () => {
  expect(boughtFault(portion(1), box, together)).toBeNull();
  expect(boughtFault(portion(0.75), box, together)).toBe('0.75 of one, and nobody has the rest');
  expect(boughtFault(portion(0.75), box, { person: child, eaters: 2 })).toBeNull();
  expect(boughtFault(portion(0.75), kit, together)).toBeNull();
  expect(boughtFault(portion(0.75), kit, { person: adult, eaters: 1 })).toMatch(/nobody has the rest/);
});

it('finds more than one, and more than half a bowl of rice beside it', () => {
  for (const dish of [box, kit]) expect(boughtFault(portion(1.25), dish, together)).toBe('1.25 of one');
  expect(boughtFault(portion(1, 315), box, together)).toBeNull();
  expect(boughtFault(portion(1, 350), box, together)).toBe('more than half a bowl of rice beside it');
});

const smallPortion = (energyKcal: number | null, mainFactor: number) => ({
  mainFactor,
  nutrition: aNutrition({ energyKcal }),
});
const components = { starches: [], soup: null, side: null, glycemicLoad: null, isMixed: false };
const ofRice = { components, nutrition: aNutrition({ carbohydrateG: 41 }) };
const isLarge = (...[portion, dish]: [ReturnType<typeof smallPortion>, typeof ofRice]) =>
  isLargeMeal(portion, dish, { conditions: [] });

it('finds a meal of more than 450 kcal and the error of tables, of which less can be served', () => {
  expect(isLarge(smallPortion(480, 0.75), ofRice)).toBe(true);
  expect(isLarge(smallPortion(470, 0.75), ofRice)).toBe(false);
  expect(isLarge(smallPortion(480, 0.5), ofRice)).toBe(false);
  expect(isLarge(smallPortion(null, 1), ofRice)).toBe(false);
});

it('expects no less of what is mixed with its starch', () => {
  expect(isLarge(smallPortion(480, 1), { ...ofRice, components: { ...components, isMixed: true } })).toBe(
    false,
  );
});

type Starches = NonNullable<ServedDish['components']>['starches'];

it('expects no less than 30 g of carbohydrate with diabetes, unless rice stands beside the dish', () => {
  const with30g = (mainFactor: number, carbohydrateG: number, starches: Starches = []) =>
    isLargeMeal(
      smallPortion(480, mainFactor),
      { components: { ...components, starches }, nutrition: aNutrition({ carbohydrateG }) },
      { conditions: ['diabetes'] },
    );
  expect([with30g(0.75, 41), with30g(1, 41), with30g(0.75, 60)]).toEqual([false, true, true]);
  const rice = { kind: 'rice', units: 3, nutrition: aNutrition(), glycemicLoad: 50 } as const;
  expect(with30g(0.75, 41, [rice])).toBe(true);
});

const MEALS = [200, 700].map((energyKcal) =>
  aRecipe({
    id: `of-${energyKcal}`,
    style: 'cookedRecipe',
    nutrition: aNutrition({ energyKcal, carbohydrateG: 60, potassiumMg: 2000 }),
  }),
);
const world = worldOf({ taxonomy: aCheckedTaxonomy(), recipes: MEALS, products: [] });
const COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const dish = (energyKcal: 200 | 700): MealSlot => ({
  kind: 'recipe',
  id: `of-${energyKcal}`,
  style: 'cookedRecipe',
});

type Days = Readonly<Record<number, { readonly verdict?: Verdict; readonly lunch?: MealSlot }>> & {
  readonly kept?: ClaimedCertificate['kept'];
};

/** The check of this name, of a week that serves one dish three times a day except on the days that are changed. */
function checkOf(name: string, energyKcal: 200 | 700, { kept = null, ...changed }: Days = {}) {
  const slots = { breakfast: dish(energyKcal), lunch: dish(energyKcal), dinner: dish(energyKcal) };
  const days = Array.from({ length: 7 }, (_, at) => {
    const { verdict, lunch = slots.lunch } = changed[at] ?? {};
    return {
      date: `2026-11-${21 + at}`,
      changes: 0,
      slots: { ...slots, lunch },
      ...(verdict && { verdict }),
    };
  });
  const persons = [{ ...aStranger('self'), answers: { kidney: 'stage3' as const } }];
  const answers = aSurvey({ startDate: '2026-11-21', mealStyles: COOKED, persons });
  const plan = { surveyId: 'bodies', answers, answersAreThose: true, regeneration: 0, ladderStep: 0, days };
  const checked = checkedPlan(world.dishes, { ...plan, certificate: aCertificate({ kept }) });
  return bodyChecks(checked, world.dishes).find((check) => check.name === name);
}

it('notes days below a floor of energy, and finds those that are called within', () => {
  expect(checkOf('energy floors', 700)).toMatchObject({ outcome: 'ok', text: 'every day reaches them' });
  const low = checkOf('energy floors', 200, { 1: { lunch: { kind: 'empty', reason: 'noCandidate' } } });
  expect(low?.outcome).toBe('note');
  expect(low?.text).toMatch(/^below: 2026-11-21 self: \d{3} of \d{4} kcal; 2026-11-23 self: /);
  expect(low?.text).not.toContain('2026-11-22');
  const praised = checkOf('energy floors', 200, { 3: { verdict: 'within' }, 4: { verdict: 'belowFloor' } });
  expect(praised?.outcome).toBe('failed');
  expect(praised?.text).toMatch(/^2026-11-24 self: \d{3} of \d{4} kcal, called within$/);
  const past = { kept: { before: '2026-11-25', meals: [] } };
  expect(checkOf('energy floors', 200, { 3: { verdict: 'within' }, ...past })?.outcome).toBe('note');
});

it('finds days with more potassium than weak kidneys may have, unless a meal of them was kept', () => {
  const found = checkOf('medicine limits', 700);
  expect(found?.outcome).toBe('failed');
  expect(found?.text).toMatch(/2026-11-21 potassiumMg \d{4} of 2700/);
  const meals = [{ date: '2026-11-21', mealTime: 'lunch' as const }];
  const kept = checkOf('medicine limits', 700, { kept: { before: '2026-11-21', meals } });
  expect(kept?.text).not.toContain('2026-11-21 ');
  expect(kept?.text).toContain('2026-11-22 potassiumMg');
});
