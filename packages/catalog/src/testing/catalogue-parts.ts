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
    sugarG: 0,
    addedSugarG: 0,
    fiberG: 0,
    proteinG: 9,
    fatG: 4,
    saturatedFatG: 1,
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

/** A valid component file, named after its id: a stew of bean curd and water, two servings. */
export function aComponentFile(changes: { readonly id?: string } & object = {}): DataFile {
  const component = {
    id: 'tofu-stew',
    title: { ko: '두부찌개', en: 'Tofu stew' },
    description: { ko: '두부예요.', en: 'Tofu.' },
    names: ['두부찌개'],
    role: 'stew',
    class: 'stew',
    mainGroup: 'tofu',
    mealTimes: ['dinner'],
    servings: 2,
    cookedGrams: 900,
    liquidGrams: 300,
    level: 'easy',
    familiarity: 5,
    tools: ['pot'],
    keepDays: 2,
    freezes: false,
    tags: ['soupy'],
    ingredients: [{ id: 'tofu', name: '두부', grams: 1000, amount: '1kg' }],
    steps: [
      { ko: '두부를 먹기 좋게 썰어요.', en: 'Cut the tofu.', active: 5 },
      {
        ko: '두부를 냄비에 넣고 중불에서 10분 끓여요.',
        en: 'Boil it over medium heat for 10 minutes.',
        active: 1,
        waiting: 10,
      },
    ],
    substitutions: [],
    pairs: [],
    drawing: { type: 'stew', items: ['tofu'] },
    note: 'It is not salted.',
    ...changes,
  };
  return { file: `components/${component.id}.json`, text: JSON.stringify(component) };
}

/** A valid product file, named after its id. */
export function aProductFile(changes: { readonly id?: string } & object = {}): DataFile {
  const product = {
    id: 'tofu-box',
    description: '두부예요.',
    servings: 2,
    method: 'soup',
    mainGroup: 'tofu',
    mealTimes: ['dinner'],
    familiarity: 5,
    ingredients: [TOFU_LINE],
    source: 'kkini',
    name: '두부 도시락',
    style: 'lunchBox',
    holds: { amount: '1팩' },
    english: { name: 'Tofu box', description: 'A box of tofu.' },
    kind: '두부 도시락',
    drawing: { type: 'soup' },
    searchText: '두부 도시락',
    ...changes,
  };
  return { file: `products/${product.id}.json`, text: JSON.stringify(product) };
}

/** A kind of lunch box with three measured goods: 500 g, 400 kcal and 900 mg of sodium, 5,000 won. */
const TOFU_BOXES: BoughtKind = {
  key: '두부 도시락',
  servingGrams: 500,
  isDivided: false,
  energyKcal: { central: 400, low: 350, high: 500, n: 3 },
  sodiumMg: { central: 900, low: 700, high: 1200, n: 3 },
  stated: {},
  basis: 'labels',
  price: { won: 5000, low: 4500, high: 5500, month: '2026-09', source: '가게', with: ['rice'] },
  source: '포장 표시',
};

/** Input of an empty catalogue. It knows bean curd, rice and the group of grains, and one kind of lunch box. */
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
    addOns: {
      rice: {
        ko: '두부밥',
        en: 'rice',
        amount: '1공기',
        lines: [{ id: 'tofu', name: '두부', grams: 100, role: 'main' }],
      },
      tofu: {
        ko: '두부',
        en: 'tofu',
        amount: '1모',
        lines: [{ id: 'tofu', name: '부침두부', en: 'pan-fried tofu', grams: 200, role: 'main' }],
      },
    },
    boughtKinds: new Map([[TOFU_BOXES.key, TOFU_BOXES]]),
    boughtClasses: [{ class: '두부', named: /두부|도시락/u, holds: [], mayContain: ['rice'] }],
    unitWeights: new Map(),
    sources: [SOURCE],
    ...changes,
  };
}
