import {
  type CookbookDish,
  DISH_METHODS,
  type DishMethod,
  type DishRole,
  isMeal,
  KITCHENS,
  MAIN_GROUPS,
  MEAL_TIMES,
  makeTaxonomy,
  type Nutrition,
  openCookbook,
  RICE_DISH,
  type Taxonomy,
} from '@kkini/domain';
import { aLine, aProduct, aTaxonomy } from '@kkini/domain/testing';
import { makeCandidate } from '../../model/candidate.ts';
import { makeTables, type Tables } from '../../model/tables.ts';
import { servedDishes } from '../served-dish.ts';
import type { CheckedWorld } from './a-checked-world.ts';
import { aCookbookDish, amountsOf } from './a-cookbook-dish.ts';

/** A world whose home meals are laid from an invented cookbook. */
export type LaidWorld = CheckedWorld & {
  readonly cookbook: readonly CookbookDish[];
  readonly tables: Tables;
};

/** Fresh foods, by the ids the domain knows, and foods that keep. */
const FRESH = ['tofu', 'soft_tofu', 'milk', 'cream', 'yogurt', 'fish_cake', 'crab_stick', 'okara'] as const;
const KEPT = ['potato', 'onion', 'radish', 'egg', 'flour', 'shrimp', 'squid', 'beef'] as const;
/** Korean names of those foods, then of the rice, the cabbage and the paste. */
const NAMES =
  '두부 순두부 우유 크림 요구르트 어묵 맛살 비지 감자 양파 무 달걀 밀가루 새우 오징어 소고기 밥 배추 고추장'.split(
    ' ',
  );
const BOUGHT = 36;
const LEADS = 72;
const SIDES = 16;
const METHOD_OF: Readonly<Partial<Record<DishRole, DishMethod>>> = { stew: 'soup', bowl: 'riceBowl' };
const ROLES: readonly DishRole[] = ['soup', 'stew', 'main', 'bowl'];

function aLaidTaxonomy(): Taxonomy {
  const foods = [...FRESH, ...KEPT, 'cooked_rice', 'napa_cabbage', 'gochujang'];
  const made = makeTaxonomy(aTaxonomy(foods.map((id, at) => ({ id, ko: NAMES[at] ?? id }))).source);
  if (!made.ok) throw new Error(`inconsistent test taxonomy: ${JSON.stringify(made.problem)}`);
  return made.value;
}

/** An amount that differs from dish to dish. */
function spread(index: number, [low, high]: readonly [number, number], step: number): number {
  return low + ((index * step) % 17) * ((high - low) / 16);
}

function leadAmounts(index: number, isMild: boolean): Nutrition {
  return amountsOf({
    energyKcal: spread(index, [230, 430], 5),
    carbohydrateG: spread(index, [14, 40], 3),
    sugarG: spread(index, [2, 10], 7),
    fiberG: spread(index, [4, 9], 4),
    proteinG: spread(index, [12, 26], 9),
    fatG: spread(index, [6, 17], 13),
    saturatedFatG: spread(index, [1, 4], 6),
    cholesterolMg: spread(index, [0, 120], 8),
    sodiumMg: spread(index, [200, 520], 10) * (isMild ? 0.6 : 1),
    potassiumMg: spread(index, [500, 1000], 12),
    purineMg: spread(index, [10, 90], 14),
  });
}

function sideAmounts(index: number, isMild: boolean): Nutrition {
  return amountsOf({
    energyKcal: spread(index, [25, 90], 5),
    carbohydrateG: spread(index, [2, 10], 3),
    proteinG: spread(index, [1, 8], 9),
    fatG: spread(index, [0.5, 4], 13),
    fiberG: spread(index, [1, 4], 4),
    sodiumMg: spread(index, [60, 190], 10) * (isMild ? 0.6 : 1),
    potassiumMg: spread(index, [60, 250], 12),
  });
}

/** The usual companions of a leading dish, in every kitchen. */
function usualBeside(role: DishRole): CookbookDish['companions'] {
  const beside = [RICE_DISH.white, 'side-0', 'side-3', ...(role === 'bowl' ? [] : ['kimchi'])];
  return Object.fromEntries(KITCHENS.map((kitchen) => [kitchen, beside]));
}

const food = (from: readonly string[], index: number) => from[index % from.length] ?? 'tofu';

/** Simple and cooked dishes for every meal time; stews take long and keep. */
function leads(): readonly CookbookDish[] {
  return Array.from({ length: LEADS }, (_, index): CookbookDish => {
    const role = ROLES[index % ROLES.length] ?? 'main';
    return aCookbookDish({
      id: `lead-${index}`,
      role,
      minutes: role === 'stew' ? 45 : 8 + ((7 * index) % 40),
      method: METHOD_OF[role] ?? DISH_METHODS[(3 * index) % DISH_METHODS.length] ?? 'grill',
      mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
      mealTimes: index % 3 === 0 ? ['lunch', 'dinner'] : ['breakfast', 'dinner'],
      familiarity: 1 + (index % 5),
      foods: [food(FRESH, index), food(KEPT, 3 * index), food(FRESH, 5 * index + 1)],
      amounts: (isMild) => leadAmounts(index, isMild),
      servingGrams: 300,
      keepDays: role === 'stew' ? 2 : 0,
      companions: usualBeside(role),
    });
  });
}

const BESIDE = { mainGroup: 'vegetable' } as const;

function sides(): readonly CookbookDish[] {
  return Array.from({ length: SIDES }, (_, index) =>
    aCookbookDish({
      ...BESIDE,
      id: `side-${index}`,
      role: 'side',
      minutes: 5 + (index % 12),
      mealTimes: index % 5 === 3 ? ['lunch', 'dinner'] : MEAL_TIMES,
      method: 'stirFry',
      mainGroup: index % 3 === 0 ? 'tofu' : 'vegetable',
      familiarity: 1 + (index % 5),
      foods: [food(index % 2 === 0 ? FRESH : KEPT, index), ...(index % 4 === 1 ? ['gochujang'] : [])],
      table: {
        isFresh: food(index % 2 === 0 ? FRESH : KEPT, index) === 'radish',
        ...(index % 6 === 4 && { seasonMonths: [5, 6] }),
      },
      amounts: (isMild) => sideAmounts(index, isMild),
      servingGrams: 50,
      keepDays: index % 5,
    }),
  );
}

function rices(): readonly CookbookDish[] {
  return Object.values(RICE_DISH).map((id, index) =>
    aCookbookDish({
      ...BESIDE,
      id,
      role: 'rice',
      minutes: 40,
      method: 'setMeal',
      mainGroup: 'grainNut',
      familiarity: 5 - (index % 3),
      foods: ['cooked_rice', ...(id === RICE_DISH.bean ? ['tofu'] : [])],
      amounts: () => amountsOf({ energyKcal: 300, carbohydrateG: 66, proteinG: 6, fiberG: 1 + index }),
      servingGrams: 210,
      keepDays: 0,
      starch: 3,
    }),
  );
}

/** Two kinds of kimchi, the second less familiar. */
function kimchi(): readonly CookbookDish[] {
  return ['kimchi', 'kimchi-2'].map((id, index) =>
    aCookbookDish({
      ...BESIDE,
      id,
      role: 'kimchi',
      minutes: 60,
      method: 'salad',
      familiarity: 5 - 3 * index,
      foods: [index === 0 ? 'napa_cabbage' : 'radish'],
      amounts: (isMild) => amountsOf({ energyKcal: 12, sodiumMg: isMild ? 120 : 180 }),
      servingGrams: 40,
      keepDays: 60,
    }),
  );
}

/** The world of the invented cookbook, with products to buy. */
export function aLaidWorld(): LaidWorld {
  const taxonomy = aLaidTaxonomy();
  const cookbook = [...leads(), ...sides(), ...rices(), ...kimchi()];
  const book = openCookbook(cookbook);
  const recipes = book.recipes.filter(isMeal);
  const products = Array.from({ length: BOUGHT }, (_, index) =>
    aProduct({
      id: `product-${index}`,
      name: `상품 ${index}`,
      style: 'lunchBox',
      mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
      ingredients: [aLine(KEPT[index % KEPT.length] ?? 'beef', '재료')],
      nutrition: leadAmounts(index + 5, false),
    }),
  );
  return {
    taxonomy,
    cookbook,
    recipes,
    products,
    candidates: [
      ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
      ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
    ],
    tables: makeTables(taxonomy, book),
    dishes: servedDishes({ dataVersion: 'data-1', taxonomy, recipes, products, cookbook }),
  };
}
