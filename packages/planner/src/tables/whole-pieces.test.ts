import { MEAL_TIMES, openCookbook, type WeekPlan } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { idsBeside, makeTables, type Tables } from '../model/tables.ts';
import { makeVisitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { aLaidWorld } from '../verification/testing/a-laid-world.ts';

const { taxonomy, cookbook, candidates } = aLaidWorld();
const book = openCookbook(cookbook);
/** Every fresh food is sold in boxes of three servings, so that one or two are easily left. */
const boxes = Object.fromEntries(
  book.recipes.flatMap(({ ingredients, servings }) =>
    ingredients.flatMap(({ id, grams }) =>
      id === null || grams === null ? [] : [[id, { 팩: (3 * grams) / servings }]],
    ),
  ),
);
const byTheBox = makeTables(taxonomy, book, { unitGrams: boxes });
const survey = aSurvey({
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const visitor = makeVisitor(taxonomy, survey);

const laidWith = (tables: Tables, seed: number) =>
  planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed }).week;

function boxesLeft(week: WeekPlan): number {
  const taken = new Map<string, number>();
  for (const slot of week.flatMap(({ slots }) => MEAL_TIMES.map((time) => slots[time]))) {
    if (slot.kind !== 'recipe') continue;
    for (const id of [slot.id, ...idsBeside(slot, byTheBox)]) {
      const dish = byTheBox.sideCandidate(id);
      const parts = dish === undefined ? [] : byTheBox.partsOf(dish);
      for (const [at, part] of parts.entries()) {
        const food = dish?.perishables?.[at] ?? '';
        taken.set(food, (taken.get(food) ?? 0) + part);
      }
    }
  }
  return [...taken.values()].reduce((sum, parts) => sum + Math.ceil(parts - 1e-9) - parts, 0);
}

it('lays tables that use up what shops sell whole', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const left = (tables: Tables) => seeds.reduce((sum, seed) => sum + boxesLeft(laidWith(tables, seed)), 0);
  const known = left(byTheBox);
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(0.95 * left(makeTables(taxonomy, book)));
});
