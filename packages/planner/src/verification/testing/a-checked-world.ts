import {
  DISH_METHODS,
  type IngredientLine,
  MAIN_GROUPS,
  makeTaxonomy,
  type Nutrition,
  type Product,
  type Recipe,
  type Taxonomy,
} from '@kkini/domain';
import { aLine, aNutrition, aProduct, aRecipe, aTaxonomy } from '@kkini/domain/testing';
import { type Candidate, makeCandidate } from '../../model/candidate.ts';
import { type ServedDishes, servedDishes } from '../served-dish.ts';

/** One catalogue as the planner reads it and, from the same entries, as the checks read it. */
export type CheckedWorld = {
  readonly taxonomy: Taxonomy;
  readonly recipes: readonly Recipe[];
  readonly products: readonly Product[];
  readonly candidates: readonly Candidate[];
  readonly dishes: ServedDishes;
};

type Sketch = Parameters<typeof aTaxonomy>[0][number];

/** Foods with every kind of relation of a taxonomy, and one food per tag that preferences or HARD rules use. */
const FOODS: readonly Sketch[] = [
  { id: 'alcohol', ko: '술', kind: 'group', tags: ['alcohol'] },
  { id: 'soju', ko: '소주', parents: ['alcohol'] },
  { id: 'seafood', ko: '해물', kind: 'group', tags: ['animal-flesh'] },
  { id: 'shrimp', ko: '새우', parents: ['seafood'] },
  { id: 'squid', ko: '오징어', parents: ['seafood'] },
  {
    id: 'jeotgal',
    ko: '젓갈',
    kind: 'compound',
    contains: ['squid'],
    mayContain: ['shrimp'],
    tags: ['sodium-high'],
  },
  { id: 'flour', ko: '밀가루', tags: ['gluten', 'refined-carb'] },
  { id: 'noodle', ko: '국수', kind: 'group', contains: ['flour'], tags: ['refined-carb'] },
  { id: 'somyeon', ko: '소면', parents: ['noodle'] },
  { id: 'ramyeon', ko: '라면', kind: 'compound', parents: ['noodle'], mayContain: ['soju'] },
  { id: 'dumpling', ko: '만두', kind: 'compound', contains: ['flour'], mayContain: ['seafood'] },
  { id: 'rice', ko: '쌀', kind: 'ingredient' },
  { id: 'brown_rice_cooked', ko: '현미밥', tags: ['whole-grain'] },
  { id: 'bone_broth', ko: '사골', tags: ['purine-broth', 'purine-high'] },
  { id: 'tofu', ko: '두부', tags: ['soy'] },
  { id: 'egg', ko: '달걀', synonyms: ['계란'] },
  { id: 'candy', ko: '사탕', tags: ['added-sugar'] },
  { id: 'salted_fish', ko: '굴비', parents: ['seafood'], tags: ['raw-risk', 'sodium-high'] },
];

/** Further tags and ids that a rule or preference names, with a food for each. */
const NAMED_TAGS: readonly string[] = [
  'ultra-processed',
  'high-gi',
  'purine-mid',
  'potassium-high',
  'salted-fermented',
  'processed-meat',
  'vegetable',
  'saturated-fat-high',
  'cholesterol-high',
  'iodine-high',
  'legume',
  'dairy',
  'organ-meat',
  'caffeine',
];
const NAMED_FOODS: readonly string[] = [
  'multigrain_rice',
  'cooked_rice',
  'glutinous_rice',
  'perilla_oil',
  'olive_oil',
  'allulose',
  'fruit_juice',
  'bulgogi_sauce',
  'vinegar_all',
  'konjac',
  'tofu_noodle',
  'lard',
];

const idOf = (tag: string) => `with_${tag.replaceAll('-', '_')}`;

/** The taxonomy of every test of the checks. */
export function aCheckedTaxonomy(): Taxonomy {
  const { source } = aTaxonomy([
    ...FOODS,
    ...NAMED_TAGS.map((tag, at) => ({ id: idOf(tag), ko: `음식${at}`, tags: [tag] })),
    ...NAMED_FOODS.map((id, at) => ({ id, ko: `먹거리${at}` })),
  ]);
  const made = makeTaxonomy({
    ...source,
    policy: {
      ...source.policy,
      composedGroups: ['noodle'],
      mayContainWarnOnly: { ids: ['alcohol'], includesDescendants: true, tags: ['alcohol'] },
    },
  });
  if (!made.ok) throw new Error(`inconsistent test taxonomy: ${JSON.stringify(made.problem)}`);
  return made.value;
}

/** Ingredient lines that name each food alone, and some with several foods. */
export function someLines(): readonly (readonly IngredientLine[])[] {
  const ids = [...FOODS.map(({ id, ko }) => [id, ko]), ...NAMED_TAGS.map((tag) => [idOf(tag), tag])];
  return [
    ...ids.map(([id = '', ko = '']) => [aLine(id, ko)]),
    ...NAMED_FOODS.map((id) => [aLine(id, id)]),
    [
      aLine('tofu', '두부'),
      aLine('brown_rice_cooked', '현미밥'),
      aLine('soju', '소주', { role: 'seasoning' }),
    ],
    [aLine('somyeon', '소면'), aLine('rice', '쌀'), aLine('egg', '달걀', { role: 'seasoning' })],
    [aLine('somyeon', '소면', { role: 'seasoning' }), aLine('cooked_rice', '밥', { role: 'seasoning' })],
    [{ ...aLine('', '새우'), id: null }, aLine('tofu', '두부')],
    [{ ...aLine('', '알 수 없는 것'), id: null }],
  ];
}

/** A world of `count` recipes and as many products that differ in everything that costs points. */
export function aCheckedWorld(count: number): CheckedWorld {
  const taxonomy = aCheckedTaxonomy();
  const lines = someLines();
  const at = (index: number) => ({
    mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
    method: DISH_METHODS[(3 * index) % DISH_METHODS.length] ?? 'soup',
    familiarity: 1 + (index % 5),
    ingredients: lines[index % lines.length] ?? [],
    nutrition: nutritionOf(index),
    mealTimes: index % 4 === 0 ? (['lunch'] as const) : (['breakfast', 'dinner'] as const),
  });
  const recipes = Array.from({ length: count }, (_, index) =>
    aRecipe({
      ...at(index),
      id: `recipe-${index}`,
      title: index % 7 === 0 ? '새우 요리' : `요리 ${index}`,
      style: index % 2 === 0 ? 'cookedRecipe' : 'simpleRecipe',
      minutes: 5 + ((7 * index) % 40),
    }),
  );
  const products = Array.from({ length: count }, (_, index) =>
    aProduct({
      ...at(index + 5),
      id: `product-${index}`,
      name: `상품 ${index}`,
      style: (['restaurant', 'lunchBox', 'mealKit'] as const)[index % 3] ?? 'lunchBox',
      typicalPriceWon: index % 6 === 0 ? null : 4000 + 700 * (index % 11),
      servings: 1 + (index % 2),
      minutes: index % 5 === 0 ? null : 3 + index,
      ...(index % 3 === 0 && index % 2 === 0 && { areas: [index % 4 === 0 ? '강남' : '종로'] }),
    }),
  );
  return worldOf({ taxonomy, recipes, products });
}

/** A world of these entries. */
export function worldOf({
  taxonomy,
  recipes,
  products,
}: Pick<CheckedWorld, 'taxonomy' | 'recipes' | 'products'>): CheckedWorld {
  return {
    taxonomy,
    recipes,
    products,
    candidates: [
      ...recipes.map((recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe })),
      ...products.map((product) => makeCandidate(taxonomy, { kind: 'product', product })),
    ],
    dishes: servedDishes({ dataVersion: 'data-1', taxonomy, recipes, products }),
  };
}

/** Amounts that differ from dish to dish, some of them unknown. */
function nutritionOf(index: number): Nutrition {
  const spread = (low: number, high: number, step: number) =>
    low + ((index * step) % 17) * ((high - low) / 16);
  return aNutrition({
    energyKcal: index % 23 === 22 ? null : spread(380, 780, 5),
    carbohydrateG: spread(45, 110, 3),
    sugarG: spread(2, 30, 7),
    addedSugarG: index % 13 === 12 ? null : spread(0, 18, 11),
    fiberG: spread(3, 14, 4),
    proteinG: spread(12, 42, 9),
    fatG: spread(8, 30, 13),
    saturatedFatG: spread(1, 11, 6),
    transFatG: spread(0, 1, 2),
    cholesterolMg: spread(0, 190, 8),
    sodiumMg: index % 19 === 18 ? null : spread(250, 1250, 10),
    potassiumMg: spread(500, 1600, 12),
    purineMg: index % 11 === 10 ? null : spread(30, 210, 14),
  });
}
