import { aNutrition, aTaxonomy } from '@kkini/domain/testing';
import type { BoughtKind } from '../bought/bought-kinds.ts';
import type { CatalogueParts } from '../build/build-catalogue.ts';
import type { DataFile } from '../entries/entry-problem.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';

const TOFU_FACTS: IngredientFacts = {
  id: 'tofu',
  sourceId: 'table',
  sourceKey: '1',
  nutrition: aNutrition({
    energyKcal: 80,
    carbohydrateG: 2,
    fiberG: 0,
    proteinG: 9,
    fatG: 4,
    sodiumMg: 10,
  }),
  gi: null,
  refusePercent: null,
  figureSources: {},
  estimated: [],
  note: '',
};

const SOURCE = {
  id: 'kkini',
  name: '끼니',
  title: 'Own',
  publisher: 'Kkini',
  year: 2026,
  licence: 'own',
  citation: 'own',
  note: '',
};

/** One kilogram of bean curd: 800 kcal and 100 mg of sodium with the facts of `aCatalogueParts`. */
export const TOFU_LINE = { id: 'tofu', name: '두부', grams: 1000, amount: '5모', role: 'main' };

const DISH = {
  description: '두부예요.',
  servings: 2,
  method: 'soup',
  mainGroup: 'tofu',
  mealTimes: ['dinner'],
  familiarity: 5,
  ingredients: [TOFU_LINE],
  source: 'kkini',
};

/** A valid recipe file, `recipes/tofu-stew.json` unless another name is given. */
export function aRecipeFile(changes: object = {}, name = 'tofu-stew'): DataFile {
  const recipe = {
    ...DISH,
    id: name,
    title: '두부찌개',
    minutes: 20,
    level: 'easy',
    steps: ['썰어요.', '끓여요.', '간해요.', '담아요.'].map((text) => ({ text, details: [] })),
    tags: ['soupy'],
    substitutions: [],
    ...changes,
  };
  return { file: `recipes/${name}.json`, text: JSON.stringify(recipe) };
}

/** A valid product file, named after its id. */
export function aProductFile(changes: { readonly id?: string } & object = {}): DataFile {
  const product = {
    ...DISH,
    id: 'tofu-box',
    name: '두부 도시락',
    style: 'lunchBox',
    servingLabel: '1팩',
    english: { name: 'Tofu box', description: 'A box of tofu.' },
    kind: '두부 도시락',
    drawing: { type: 'soup' },
    searchText: '두부 도시락',
    relatedIds: [],
    ...changes,
  };
  return { file: `products/${product.id}.json`, text: JSON.stringify(product) };
}

/** A kind of lunch box, three of which were measured: 500 g, 400 kcal and 900 mg of sodium, 5,000 won. */
const TOFU_BOXES: BoughtKind = {
  key: '두부 도시락',
  servingGrams: 500,
  energyKcal: { central: 400, low: 350, high: 500, n: 3 },
  sodiumMg: { central: 900, low: 700, high: 1200, n: 3 },
  stated: {},
  basis: 'labels',
  price: { won: 5000, low: 4500, high: 5500, month: '2026-09' },
  source: '포장 표시',
};

/** The input of an empty catalogue. It knows bean curd, rice and the group of grains, and one kind of lunch box. */
export function aCatalogueParts(changes: Partial<CatalogueParts> = {}): CatalogueParts {
  return {
    componentFiles: [],
    productFiles: [],
    taxonomy: aTaxonomy([
      { id: 'tofu', ko: '두부', synonyms: ['부침두부'] },
      { id: 'rice', ko: '밥' },
      { id: 'grain', ko: '곡류', kind: 'group' },
    ]).source,
    facts: new Map([['tofu', TOFU_FACTS]]),
    boughtKinds: new Map([[TOFU_BOXES.key, TOFU_BOXES]]),
    unitWeights: new Map(),
    sources: [SOURCE],
    ...changes,
  };
}
