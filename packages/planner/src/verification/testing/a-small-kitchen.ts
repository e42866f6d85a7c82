import {
  type CookbookDish,
  isMeal,
  isStored,
  KITCHENS,
  type MealSlot,
  type MealTime,
  openCookbook,
  RICE_DISH,
  type Survey,
} from '@kkini/domain';
import { aLine, aNutrition, aProduct, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import type { ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import { type ServedDishes, servedDishes } from '../served-dish.ts';
import type { LaidMeal, Making } from '../stock/laid-week.ts';
import { aCookbookDish, amountsOf, type DishSketch } from './a-cookbook-dish.ts';

/** A Saturday, the first of seven days, and a Sunday. */
export const DATES = Array.from({ length: 7 }, (_, day) => `2026-11-${21 + day}`);

const taxonomy = aTaxonomy([
  { id: 'tofu', ko: '두부' },
  { id: 'milk', ko: '우유' },
  { id: 'gochujang', ko: '고추장' },
  { id: 'radish', ko: '무' },
  { id: 'coffee', ko: '커피' },
  { id: 'ham', ko: '햄', tags: ['processed-meat'] },
  { id: 'tuna', ko: '참치', tags: ['purine-mid'] },
  { id: 'deodeok', ko: '더덕' },
]);
const kcal = (energyKcal: number) => () => amountsOf({ energyKcal, sodiumMg: energyKcal });
const beside = Object.fromEntries(KITCHENS.map((kitchen) => [kitchen, [RICE_DISH.white]]));
const LEADS: readonly DishSketch[] = [
  { id: 'guk', role: 'soup', amounts: kcal(400), companions: beside },
  { id: 'jorim', role: 'main', amounts: kcal(400), companions: beside, foods: ['milk'] },
  { id: 'jjim', role: 'stew', amounts: kcal(400), companions: beside, keepDays: 2 },
  { id: 'bibim', role: 'bowl', amounts: kcal(400), companions: beside },
];
/** Companions with 8 kcal and 8 mg sodium, cooked in 10 minutes of which 6 are work; tofu and milk spoil. */
const BESIDE: readonly DishSketch[] = [
  { id: 'namul', role: 'side', familiarity: 3, keepDays: 3, foods: ['radish'] },
  { id: 'muchim', role: 'side', keepDays: 1, foods: ['radish'] },
  { id: 'dubu', role: 'side', mainGroup: 'tofu', keepDays: 2, foods: ['tofu'] },
  { id: 'uyu', role: 'side', keepDays: 2, foods: ['milk'] },
  { id: 'yangnyeom', role: 'side', keepDays: 2, foods: ['gochujang'], table: { seasonMonths: [5, 6] } },
  { id: 'kimchi', role: 'kimchi', familiarity: 3, keepDays: 60, foods: ['gochujang'] },
  { id: 'saengchae', role: 'kimchi', familiarity: 3, keepDays: 2 },
  { id: 'gim', role: 'addon' },
  { id: 'jelly', role: 'side', foods: ['coffee'] },
  { id: 'haem', role: 'side', foods: ['ham'] },
  { id: 'twigim', role: 'side', method: 'deepFried' },
  { id: 'chamchi', role: 'side', foods: ['tuna'] },
  { id: 'deodeok-muchim', role: 'side', foods: ['deodeok'] },
  { id: RICE_DISH.white, role: 'rice', minutes: 20 },
  { id: RICE_DISH.brown, role: 'rice', minutes: 40 },
  { id: RICE_DISH.bean, role: 'rice', minutes: 40 },
];

/** A few dishes stated completely, so that points can be counted by hand. */
export const SMALL_COOKBOOK: readonly CookbookDish[] = [
  ...LEADS.map((lead) => aCookbookDish({ familiarity: 5, mainGroup: 'beef', ...lead })),
  ...BESIDE.map((each) => aCookbookDish({ amounts: kcal(8), ...each })),
];

/** The dishes of a small cookbook, of which everybody eats one serving, and a lunch box. */
export function aSmallKitchen(cookbook = SMALL_COOKBOOK): ServedDishes {
  const made = servedDishes({
    dataVersion: 'data-1',
    taxonomy,
    recipes: openCookbook(cookbook).recipes.filter(isMeal),
    products: [
      aProduct({
        id: 'box',
        style: 'lunchBox',
        ingredients: [aLine('tofu', '두부')],
        nutrition: aNutrition({ energyKcal: 400, sodiumMg: 500 }),
      }),
    ],
    cookbook,
  });
  const dishOf: ServedDishes['dishOf'] = (slot) => {
    const dish = made.dishOf(slot);
    return dish && { ...dish, components: undefined };
  };
  return { ...made, dishOf };
}

/** A dish of the small cookbook, by its id. */
export function dishNamed(id: string): CookbookDish {
  const dish = SMALL_COOKBOOK.find((each) => each.id === id);
  if (dish === undefined) throw new Error(`the small cookbook has no ${id}`);
  return dish;
}

/** A making of a side of the small cookbook, by default cooked on the first day and kept all week. */
export function aMaking(id: string, changes: Partial<Making> = {}): Making {
  const dish = dishNamed(id);
  return {
    id,
    dish,
    isStored: isStored(dish.cooking),
    firstMeal: 0,
    lastDay: 6,
    cookDay: 0,
    isAhead: false,
    ...changes,
  };
}

/** A dinner of soup on the first day with these sides. */
export function aLaidMeal(sides: readonly number[], changes: Partial<LaidMeal> = {}): LaidMeal {
  return {
    day: 0,
    time: 'dinner',
    lead: 'guk',
    leadFoods: ['guk'],
    rice: null,
    addOns: [],
    sides,
    isChosen: false,
    ...changes,
  };
}

/** A meal cooked at home, with these companions: the id of each, and the day it was cooked on after an `@`. */
export function laid(id: string, ...companions: readonly string[]) {
  return {
    kind: 'recipe',
    id,
    style: 'cookedRecipe',
    companions: companions.map((each) => {
      const [own = '', cookedOn] = each.split('@');
      return cookedOn === undefined ? { id: own } : { id: own, cookedOn };
    }),
  } as const satisfies MealSlot;
}

type Slots = Readonly<Partial<Record<MealTime, MealSlot>>>;

/** A certificate that by default claims a proved week of no points. */
export function aCertificate(claim: Partial<ClaimedCertificate> = {}): ClaimedCertificate {
  return {
    objective: 0,
    lowerBound: 0,
    gap: 0,
    proved: true,
    ladderStep: 0,
    seed: 1,
    rulesVersion: 'now',
    dataVersion: 'data-1',
    changed: false,
    ...claim,
  };
}

/** A week of these meals by day; every other one is fasted. */
export function aSmallWeek(
  meals: Readonly<Record<number, Slots>>,
  { answers = {}, claim = {} }: { answers?: Partial<Survey>; claim?: Partial<ClaimedCertificate> } = {},
): PlanToVerify {
  const fasting = { kind: 'fasting' } as const;
  return {
    surveyId: 'small',
    answers: aSurvey({ startDate: DATES[0] ?? '', ...answers }),
    answersAreThose: true,
    regeneration: 0,
    ladderStep: 0,
    days: DATES.map((date, day) => ({
      date,
      changes: 0,
      slots: { breakfast: fasting, lunch: fasting, dinner: fasting, ...meals[day] },
    })),
    certificate: aCertificate(claim),
  };
}
