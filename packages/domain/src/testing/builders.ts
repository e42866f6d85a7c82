import type { TableFacts } from '../food/cookbook/table-places.ts';
import type { Nutrition } from '../food/nutrition.ts';
import type { Product } from '../food/product.ts';
import type { IngredientLine, Recipe } from '../food/recipe.ts';
import { makeTaxonomy, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { TaxonomyItem } from '../food/taxonomy/taxonomy-source.ts';
import { anItem, aTaxonomySource } from '../food/taxonomy/testing/a-taxonomy-source.ts';
import { EMPTY_SURVEY, type Survey } from '../survey/survey.ts';

/** Nutrition of an ordinary balanced meal by default. */
export function aNutrition(changes: Partial<Nutrition> = {}): Nutrition {
  return {
    energyKcal: 600,
    carbohydrateG: 85,
    sugarG: 8,
    addedSugarG: 2,
    fiberG: 9,
    proteinG: 25,
    fatG: 17,
    saturatedFatG: 4,
    unsaturatedFatG: 12,
    transFatG: 0,
    cholesterolMg: 60,
    sodiumMg: 600,
    potassiumMg: 1100,
    purineMg: 80,
    calciumMg: 240,
    ironMg: 3.5,
    phosphorusMg: 350,
    vitaminKUg: 90,
    iodineUg: null,
    vitaminB12Ug: 0.8,
    purineTotalMg: 110,
    ...changes,
  };
}

/** An ingredient line with canonical id and Korean name; by default a main food of 100 g. */
export function aLine(id: string, name: string, changes: Partial<IngredientLine> = {}): IngredientLine {
  return { id, name, grams: 100, amount: '100g', role: 'main', ...changes };
}

/** A valid recipe: bean curd with brown rice, suited to every meal time. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 'tofu-rice',
    title: '두부 덮밥',
    description: '두부를 구워 현미밥에 올려요.',
    author: null,
    style: 'cookedRecipe',
    servings: 2,
    minutes: 25,
    level: 'easy',
    method: 'riceBowl',
    mainGroup: 'tofu',
    mealTimes: ['breakfast', 'lunch', 'dinner'],
    familiarity: 4,
    ingredients: [aLine('tofu', '두부'), aLine('brown_rice_cooked', '현미밥')],
    steps: [{ text: '두부를 구워요.', details: [] }],
    tags: ['oneBowl'],
    substitutions: [],
    nutrition: aNutrition(),
    nutritionBasis: 'computed',
    source: 'kkini',
    url: null,
    ...changes,
  };
}

/** A valid product: a lunch box of chicken breast and brown rice. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'chicken-lunch-box',
    name: '닭가슴살 도시락',
    description: '닭가슴살과 현미밥을 담았어요.',
    style: 'lunchBox',
    brandName: null,
    servings: 1,
    servingLabel: '1팩(350 g)',
    typicalPriceWon: 5900,
    minutes: null,
    method: 'setMeal',
    mainGroup: 'chicken',
    mealTimes: ['lunch', 'dinner'],
    familiarity: 4,
    ingredients: [aLine('chicken_breast', '닭가슴살'), aLine('brown_rice_cooked', '현미밥')],
    nutrition: aNutrition(),
    searchText: '닭가슴살 도시락',
    source: 'kkini',
    ...changes,
  };
}

/** A complete survey of one adult who cooks every meal. */
export function aSurvey(changes: Partial<Survey> = {}): Survey {
  return {
    ...EMPTY_SURVEY,
    targets: ['self'],
    mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    startDate: '2026-11-21',
    ...changes,
  };
}

type ItemSketch = Pick<TaxonomyItem, 'id' | 'ko'> & Partial<TaxonomyItem>;

/** Tags that propagate from ingredients to a food, in test taxonomies as in the real one. */
const TRAVELLING = ['animal-flesh', 'gluten', 'gluten-risk', 'alcohol', 'alcohol-cooking', 'raw-risk'];

/** A consistent small taxonomy of these foods; ordinary ingredients by default. */
export function aTaxonomy(sketches: readonly ItemSketch[]): Taxonomy {
  const items = sketches.map((sketch) => anItem(sketch.id, sketch));
  const tags = new Set([...TRAVELLING, ...items.flatMap((item) => item.tags)]);
  const source = aTaxonomySource({
    items,
    tags: [...tags].map((tag) => ({ tag, propagates: TRAVELLING.includes(tag), meaning: tag })),
  });
  const made = makeTaxonomy(source);
  if (!made.ok) throw new Error(`inconsistent test taxonomy: ${JSON.stringify(made.problem)}`);
  return made.value;
}

/** Facts of a cooked Korean dish, always in season, whose table may hold any other. */
export function someTableFacts(changes: Partial<TableFacts> = {}): TableFacts {
  return {
    mainFoods: [],
    isKimchi: false,
    isFresh: false,
    isWestern: false,
    goesWithWestern: false,
    isDip: false,
    takesDip: false,
    isFor: null,
    isWrapped: false,
    isSauced: false,
    isRaw: false,
    seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ...changes,
  };
}
