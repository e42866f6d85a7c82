import { NUTRIENTS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import type { ServedDish } from '../served-dish.ts';

/** A recipe of tofu without anything that rules name. Unstated amounts are 0. */
export function aServedDish(changes: Partial<ServedDish> = {}): ServedDish {
  const { nutrition = aNutrition() } = changes;
  const amounts = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, nutrition[nutrient] ?? 0]));
  return {
    id: 'tofu-rice',
    mainGroup: 'tofu',
    kind: 'recipe',
    soldFor: 1,
    kitchen: null,
    style: 'cookedRecipe',
    method: 'grill',
    family: null,
    familiarity: 4,
    mealTimes: ['breakfast', 'lunch', 'dinner'],
    seasonMonths: null,
    areas: null,
    minutes: 10,
    work: null,
    keepDays: 0,
    freshFoods: [],
    ownFoods: [],
    nutrition,
    amounts: { ...amounts, glycemicLoad: 0 } as ServedDish['amounts'],
    holds: {
      certainIds: new Set(),
      possibleIds: new Set(),
      certainTags: new Set(),
      possibleTags: new Set(),
      unknownTexts: [],
      words: new Set(),
      titleWords: new Set(),
      traceIds: new Set(),
      properties: new Set(),
    },
    forms: new Set(),
    boughtSodiumMg: null,
    servingSodiumMg: null,
    grams: { fishG: 0, seaweedG: 0, leavesG: 0, processedMeatG: 0 },
    ...changes,
  };
}
