import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { splitIngredientText } from '../normalize/split-ingredient-text.ts';
import { assembleRecipe } from './assemble-recipe.ts';
import type { ImportedRecipe } from './imported-entry.ts';
import { measureEnergy } from './measure-energy.ts';
import { bundledTables } from './testing/bundled-tables.ts';

const tables = bundledTables();

function aRecipe(changes: Partial<ImportedRecipe>): ImportedRecipe {
  const raw = {
    source: 'cookrcp01',
    key: '1',
    title: '두부',
    description: null,
    author: null,
    url: null,
    minutes: null,
    level: null,
    servings: 2,
    category: null,
    ingredients: splitIngredientText('두부 100g').segments,
    steps: [],
    stated: null,
  };
  return { ...assembleRecipe(raw, tables).entry, ...changes };
}
const kcal = (energyKcal: number | null) =>
  aNutrition({ energyKcal, carbohydrateG: null, proteinG: null, fatG: null });

describe('measureEnergy', () => {
  it('counts energies within a quarter of the stated one', () => {
    const measure = measureEnergy([
      aRecipe({ key: 'a', stated: kcal(100), computed: kcal(120) }),
      aRecipe({ key: 'b', stated: kcal(100), computed: kcal(130) }),
      aRecipe({ key: 'c', stated: kcal(100), computed: kcal(null) }),
    ]);
    expect(measure).toMatchObject({ consistent: 3, known: 2, agreeing: 1 });
    expect(measure.differing.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('counts estimated servings as one where asked', () => {
    const measure = measureEnergy([
      aRecipe({ stated: kcal(100), computed: kcal(100), servingsBasis: 'estimated' }),
    ]);
    expect(measure).toMatchObject({ agreeing: 1, agreeingAsOne: 0 });
  });

  it.each([
    ['nothing stated', null],
    ['no energy stated', kcal(null)],
    ['an energy of nothing', kcal(0)],
    [
      'figures that contradict themselves',
      aNutrition({ energyKcal: 100, carbohydrateG: 90, proteinG: 90, fatG: 9 }),
    ],
  ])('leaves out %s', (_what, stated) => {
    expect(measureEnergy([aRecipe({ stated })]).consistent).toBe(0);
  });
});
