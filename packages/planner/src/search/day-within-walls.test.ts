import {
  aStranger,
  type DayPlan,
  isMeal,
  KITCHENS,
  type MealSlot,
  openCookbook,
  RICE_DISH,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { makeCandidate } from '../model/candidate.ts';
import { makeTables } from '../model/tables.ts';
import { makeVisitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { seedFrom } from '../seed.ts';
import type { PlanToVerify } from '../verification/plan-to-verify.ts';
import { proveAgain } from '../verification/proof/proof-checks.ts';
import { servedDishes } from '../verification/served-dish.ts';
import { aCookbookDish, amountsOf } from '../verification/testing/a-cookbook-dish.ts';
import { aLaidWorld } from '../verification/testing/a-laid-world.ts';
import { verifyPlan } from '../verification/verify-plan.ts';
import { daysBeyondWalls } from './day-walls.ts';
import { dayWithinWalls } from './day-within-walls.ts';

const world = aLaidWorld();
const { taxonomy } = world;
const persons = [{ ...aStranger('self'), answers: { kRetain: 'yes' } as const }];

describe('a day past its potassium', () => {
  const { candidates, tables } = world;
  const facts = { candidates, tables, visitor: makeVisitor(taxonomy, aSurvey({ persons })), kept: null };
  const date = '2026-11-30';
  const RICH = ['side-7', 'side-14', 'side-4'];
  const home = (id: string, sides: readonly string[]): MealSlot => ({
    kind: 'recipe',
    id,
    style: 'cookedRecipe',
    companions: [RICE_DISH.white, ...sides].map((beside) => ({ id: beside })),
  });
  const day: DayPlan = {
    date,
    slots: { breakfast: home('lead-1', RICH), lunch: home('lead-4', RICH), dinner: home('lead-7', []) },
  };
  const isBeyond = (one: DayPlan) => daysBeyondWalls([one], facts).size > 0;

  it('loses as few sides as that allows, and no meal', () => {
    expect(isBeyond(day)).toBe(true);
    const within = dayWithinWalls(day, facts);
    expect(isBeyond(within)).toBe(false);
    for (const [time, id] of [
      ['breakfast', 'lead-1'],
      ['lunch', 'lead-4'],
    ] as const) {
      const slot = within.slots[time];
      expect(slot).toMatchObject({ id });
      const beside = slot.kind === 'recipe' ? (slot.companions ?? []).map((each) => each.id) : [];
      const left = RICH.filter((side) => beside.includes(side));
      for (const side of RICH.filter((each) => !left.includes(each))) {
        const fuller = { ...within, slots: { ...within.slots, [time]: home(id, [...left, side]) } };
        expect(isBeyond(fuller)).toBe(true);
      }
    }
  });

  it('is as it was where it is not past it, and keeps the meals that stay', () => {
    const light = { date, slots: { ...day.slots, lunch: home('lead-0', []), breakfast: home('lead-0', []) } };
    expect(dayWithinWalls(light, facts)).toEqual(light);
    const held = { date, slots: { ...day.slots, lunch: home('lead-0', RICH), dinner: home('lead-7', RICH) } };
    expect(isBeyond(held)).toBe(true);
    const kept = { before: date, meals: [{ date, mealTime: 'lunch' }] } as const;
    const within = dayWithinWalls(held, { ...facts, kept });
    expect(isBeyond(within)).toBe(false);
    expect(within.slots.lunch).toEqual(held.slots.lunch);
  });
});

describe('a dish whose usual companion is excluded, so that more of it is eaten', () => {
  const amounts = () =>
    amountsOf({ energyKcal: 250, proteinG: 14, carbohydrateG: 30, fatG: 8, fiberG: 8, potassiumMg: 1200 });
  const squid = aCookbookDish({
    id: 'squid-side',
    role: 'side',
    foods: ['squid'],
    amounts: () => amountsOf({ energyKcal: 400, proteinG: 12, carbohydrateG: 52, fatG: 12 }),
  });
  const companions = Object.fromEntries(KITCHENS.map((kitchen) => [kitchen, ['squid-side']]));
  const rich = (['beef', 'pork', 'tofu'] as const).map((mainGroup) =>
    aCookbookDish({
      ...{ id: `rich-${mainGroup}`, role: 'main', method: 'riceBowl', foods: ['potato'], servingGrams: 300 },
      ...{ mainGroup, amounts, companions },
    }),
  );
  const few = world.cookbook.filter(({ id }) => !/^lead-(?:9|\d\d)$/u.test(id));
  const cookbook = [...few, squid, ...rich];
  const book = openCookbook(cookbook);
  const recipes = book.recipes.filter(isMeal);
  const dishes = servedDishes({ dataVersion: 'data-1', taxonomy, recipes, products: [], cookbook });

  it('is left out rather than a meal, and the certificate says so', () => {
    const mealStyles = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const answers = aSurvey({ mealStyles, excludedFoods: ['오징어'], persons });
    const { week, quality } = planWeek({
      candidates: recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
      tables: makeTables(taxonomy, book),
      visitor: makeVisitor(taxonomy, answers),
      startDate: answers.startDate,
      seed: seedFrom('walls', 0),
    });
    const { certificate, ladderStep, emptySlots } = quality;
    expect(emptySlots).toBe(0);
    const without = certificate.reach.without ?? [];
    expect(without.length).toBeGreaterThan(0);
    expect(without.every(({ id }) => id.startsWith('rich'))).toBe(true);
    const plan: PlanToVerify = {
      ...{ surveyId: 'walls', answers, answersAreThose: true, regeneration: 0, ladderStep },
      days: week.map((each, at) => ({ ...each, changes: 0, extras: quality.days[at]?.extras ?? [] })),
      certificate: { ...certificate, dataVersion: 'data-1', changed: false },
    };
    const checks = [...verifyPlan(dishes, plan), ...proveAgain(dishes, plan)];
    expect(checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open')).toEqual([]);
    const leftOut = (of: PlanToVerify) => verifyPlan(dishes, of).find(({ name }) => name === 'left out');
    expect(leftOut(plan)?.outcome).toBe('ok');
    expect(leftOut({ ...plan, answers: { ...answers, excludedFoods: [] } })?.outcome).toBe('failed');
  });
});
