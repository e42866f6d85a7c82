import { FOOD_NUTRIENTS, type FoodNutrient } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import type { IngredientFacts } from './ingredient-facts.ts';
import { bundledFacts, figuresOf, isA } from './testing/bundled-facts.ts';

const facts = bundledFacts();
const idsWhere = (fails: (figures: Readonly<Record<Figure, number>>, row: IngredientFacts) => boolean) =>
  facts.filter((row) => fails(figuresOf(row), row)).map(({ id }) => id);

const LOW_YIELD = 'the table counts only part of its carbohydrate as energy';
const ALCOHOL = 'alcohol gives energy too';
const ACID = 'acetic acid gives energy too';

/** Foods whose energy differs from that of the four energy factors, with the reason. */
const ENERGY_EXCEPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['cinnamon', 'cocoa'].map((id) => [id, LOW_YIELD])),
  ...Object.fromEntries(
    ['laver', 'parae_laver', 'wakame', 'gompi', 'seaweed', 'kelp', 'dried_hijiki'].map((id) => [
      id,
      LOW_YIELD,
    ]),
  ),
  ...Object.fromEntries(
    [
      'mirin',
      'rice_mirin',
      'cheongju',
      'alcohol',
      'wine',
      'soju',
      'beer',
      'makgeolli',
      'ginger_wine',
      'fruit_liquor',
    ].map((id) => [id, ALCOHOL]),
  ),
  ...Object.fromEntries(
    [
      'vinegar',
      'vinegar_all',
      'malt_vinegar',
      'wine_vinegar',
      'persimmon_vinegar',
      'lemon_vinegar',
      'apple_vinegar',
    ].map((id) => [id, ACID]),
  ),
  spirulina: 'its table takes less energy from its protein',
  allulose: 'hardly any of it is burnt',
  stevia: 'its bulk is erythritol',
  erythritol: 'it is not burnt',
  gochujang_low_sugar: 'sweetened with allulose',
  msg: 'glutamate is neither protein nor carbohydrate here',
  msg_salt: 'it holds msg',
  baking_powder: 'its carbohydrate is by difference and mostly mineral',
};

const VERY_SALTY = [
  'anchovy_dashida',
  'baking_powder',
  'beef_stock_cube',
  'chicken_stock_cube',
  'dashida',
  'glasswort_salt',
  'herb_salt',
  'low_sodium_salt',
  'msg',
  'msg_salt',
  'ramyeon_powder',
  'salt',
  'seaweed_salt',
  'tea_salt',
  'truffle_salt',
];

const VERY_RICH_IN_CHOLESTEROL = [
  'chicken_egg',
  'chicken_liver',
  'dried_shrimp',
  'dried_squid',
  'duck_egg',
  'duck_liver',
  'egg',
  'egg_yolk',
  'milt',
  'pork_liver',
  'quail_egg',
  'raw_egg',
  'raw_egg_yolk',
  'seasoned_squid',
  'soft_egg',
  'whitebait',
];

const SWEETENED_MEATS = [
  'bacon',
  'bbq_rib',
  'chicken_sausage',
  'fish_sausage',
  'ham',
  'ham_cutlet',
  'jerky',
  'luncheon_meat',
  'processed_meat',
  'salami',
  'sausage',
  'smoked_chicken_breast',
  'smoked_duck',
  'sundae',
];

/** Nutrients the tables state for some foods only. */
const GAPPY: readonly FoodNutrient[] = [
  'calciumMg',
  'ironMg',
  'phosphorusMg',
  'vitaminKUg',
  'iodineUg',
  'vitaminB12Ug',
];

describe('figures of the facts table', () => {
  it('knows every nutrient of every row that limits weigh', () => {
    const needed = FOOD_NUTRIENTS.filter((nutrient) => !GAPPY.includes(nutrient));
    expect(idsWhere((figures) => needed.some((nutrient) => Number.isNaN(figures[nutrient])))).toEqual([]);
  });

  it.each([
    ['calciumMg', 0.97],
    ['ironMg', 0.94],
    ['phosphorusMg', 0.97],
    ['vitaminKUg', 0.75],
    ['vitaminB12Ug', 0.8],
  ] as const)('knows %s of more than a share of %d of the rows', (nutrient, share) => {
    const unknown = idsWhere((figures) => Number.isNaN(figures[nutrient]));
    expect(unknown.length).toBeLessThan(facts.length * (1 - share));
  });

  it('has energy that agrees with its carbohydrate, fibre, protein and fat', () => {
    const off = idsWhere(({ energyKcal, carbohydrateG, fiberG, proteinG, fatG }) => {
      const computed = 4 * Math.max(0, carbohydrateG - fiberG) + 2 * fiberG + 4 * proteinG + 9 * fatG;
      return Math.abs(computed - energyKcal) > Math.max(15, 0.25 * energyKcal);
    });
    expect(off.filter((id) => !(id in ENERGY_EXCEPTIONS))).toEqual([]);
    expect(Object.keys(ENERGY_EXCEPTIONS).filter((id) => !off.includes(id))).toEqual([]);
  });

  it('never holds more of a part than of the whole', () => {
    expect(idsWhere((f) => f.sugarG + f.fiberG > f.carbohydrateG * 1.05 + 0.02)).toEqual([]);
    expect(idsWhere(({ addedSugarG, sugarG }) => addedSugarG > sugarG)).toEqual([]);
    expect(idsWhere((f) => f.saturatedFatG + f.unsaturatedFatG + f.transFatG > f.fatG * 1.05 + 0.02)).toEqual(
      [],
    );
    expect(idsWhere((f) => f.carbohydrateG + f.proteinG + f.fatG > 101)).toEqual([]);
  });

  it('throws away a known share of every food, ninety percent at most', () => {
    expect(idsWhere((f) => !(f.refusePercent >= 0 && f.refusePercent <= 90))).toEqual([]);
  });

  it('has no slip between grams and milligrams', () => {
    expect(idsWhere(({ sodiumMg }) => sodiumMg > 10_000).sort()).toEqual(VERY_SALTY);
    expect(idsWhere(({ sodiumMg, potassiumMg }) => sodiumMg > 40_000 || potassiumMg > 26_000)).toEqual([]);
    expect(idsWhere(({ cholesterolMg }) => cholesterolMg > 300).sort()).toEqual(VERY_RICH_IN_CHOLESTEROL);
    expect(idsWhere(({ cholesterolMg }) => cholesterolMg > 1100)).toEqual([]);
    expect(idsWhere(({ purineMg }) => purineMg > 1200)).toEqual([]);
    expect(idsWhere(({ transFatG }) => transFatG > 4)).toEqual([]);
    expect(idsWhere(({ gi }) => gi > 100)).toEqual([]);
  });

  it('counts no sugar as added in raw food and all of it in sugars', () => {
    const plain = ['vegetable', 'mushroom', 'seaweed', 'meat', 'egg', 'fat_oil'];
    const sweetened = idsWhere(
      ({ addedSugarG }, { id }) => addedSugarG > 0 && plain.some((group) => isA(id, group)),
    );
    expect(sweetened.sort()).toEqual(SWEETENED_MEATS);
    expect(idsWhere((f, { id }) => isA(id, 'added_sugar') && f.addedSugarG < f.sugarG * 0.8)).toEqual([]);
  });
});
