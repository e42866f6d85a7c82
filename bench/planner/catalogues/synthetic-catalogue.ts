import {
  type IngredientLine,
  MEAL_TIMES,
  type Nutrition,
  type Product,
  type Recipe,
  type Taxonomy,
  wholeNutrition,
} from '@kkini/domain';
import type { CatalogueEntries } from './bench-catalogue.ts';
import {
  GROUP_PATTERNS,
  type GroupPattern,
  METHOD_PATTERNS,
  type MethodPattern,
  STYLE_PATTERNS,
  type StylePattern,
} from './dish-patterns.ts';
import { RandomSource } from './random-source.ts';

const SIDE_FOODS = [
  'shrimp',
  'egg',
  'walnut',
  'peanut',
  'milk',
  'wheat',
  'garlic',
  'soybean',
  'tomato',
  'brown_rice_cooked',
  'added_sugar',
] as const;
const SIDE_SHARE = 0.12;
const WHEAT_METHODS: readonly string[] = ['noodles', 'bread', 'deepFried'];
const SMALL_METHODS: readonly string[] = ['porridge', 'salad', 'bread', 'roll'];

/** Size and seed of an invented catalogue, and the taxonomy of its foods. */
type SyntheticSize = { readonly size: number; readonly seed: number; readonly taxonomy: Taxonomy };

/** Invented dishes with realistic correlations of nutrients; equal for equal size and seed. */
export function syntheticCatalogue({ size, seed, taxonomy }: SyntheticSize): CatalogueEntries {
  const random = new RandomSource(seed * 7919 + size);
  const recipes: Recipe[] = [];
  const products: Product[] = [];
  for (let index = 0; index < size; index += 1) {
    const pattern = {
      style: random.pick(STYLE_PATTERNS),
      group: random.pick(GROUP_PATTERNS),
      method: random.pick(METHOD_PATTERNS),
    };
    const { style } = pattern.style;
    const both = dish(random, pattern, `dish-${String(index).padStart(6, '0')}`);
    if (style === 'cookedRecipe' || style === 'simpleRecipe') recipes.push({ ...both, ...RECIPE, style });
    else if (style !== 'fasting')
      products.push({ ...both, ...PRODUCT, style, typicalPriceWon: priceOf(random, pattern) });
  }
  return { name: `synthetic, ${size}, seed ${seed}`, taxonomy, recipes, products };
}

type Pattern = { readonly style: StylePattern; readonly group: GroupPattern; readonly method: MethodPattern };

const RECIPE = { author: null, level: null, steps: [], tags: [], substitutions: [], url: null } as const;
const PRODUCT = { brandName: null, servingLabel: '', searchText: '' } as const;

function dish(random: RandomSource, pattern: Pattern, id: string) {
  const { style, group, method } = pattern;
  return {
    id,
    title: id,
    name: id,
    description: '',
    servings: 1,
    source: 'bench',
    nutritionBasis: 'computed',
    mainGroup: group.group,
    method: method.method,
    mealTimes: MEAL_TIMES.filter((time) => time !== 'breakfast' || SMALL_METHODS.includes(method.method)),
    familiarity: 1 + Math.floor(4.99 * ((random.unit() + random.unit()) / 2)),
    minutes: Math.round(style.minutes * random.factor(0.4)),
    nutrition: nutrition(random, pattern),
    ingredients: ingredients(random, pattern),
  } as const;
}

function priceOf(random: RandomSource, { style }: Pattern): number | null {
  return style.priceWon === null ? null : Math.round(style.priceWon * random.factor(0.3));
}

function nutrition(random: RandomSource, { style, group, method }: Pattern): Nutrition {
  const energyKcal = method.energyKcal * style.energy * random.factor(0.22);
  const shares = {
    protein: 0.82 * group.proteinShare * random.factor(0.2),
    fat: 0.92 * group.fatShare * method.fatTilt * random.factor(0.24),
    carbohydrate: (1 - group.proteinShare - group.fatShare) * method.carbohydrateTilt * random.factor(0.12),
  };
  const whole = shares.protein + shares.fat + shares.carbohydrate;
  const carbohydrateG = (energyKcal * shares.carbohydrate) / whole / 4;
  const proteinG = (energyKcal * shares.protein) / whole / 4;
  const fatG = (energyKcal * shares.fat) / whole / 9;
  const sugarG = carbohydrateG * Math.min(0.6, 1.5 * method.sugarShare * random.factor(0.5));
  const fiberG = (carbohydrateG * 0.06 + group.fiberG + 0.8) * random.factor(0.35);
  const saturatedFatG = fatG * group.saturatedShare * random.factor(0.2);
  return wholeNutrition({
    energyKcal,
    carbohydrateG,
    sugarG,
    addedSugarG: sugarG * random.unit(),
    fiberG,
    proteinG,
    fatG,
    saturatedFatG,
    unsaturatedFatG: fatG - saturatedFatG,
    transFatG: 0,
    cholesterolMg: proteinG * group.cholesterolPerProtein * random.factor(0.3),
    sodiumMg: method.sodiumMg * style.salt * random.factor(0.32),
    potassiumMg: (260 + 12 * proteinG + 85 * fiberG) * random.factor(0.22),
    purineMg: proteinG * group.purinePerProtein * random.factor(0.3) + 6,
  });
}

function ingredients(random: RandomSource, { group, method }: Pattern): readonly IngredientLine[] {
  const foods = new Set<string>([group.food, ...SIDE_FOODS.filter(() => random.unit() < SIDE_SHARE)]);
  if (WHEAT_METHODS.includes(method.method)) foods.add('wheat');
  if (group.group === 'seafood' && random.unit() < 0.3) foods.add('sashimi');
  return [...foods].map((id) => ({ id, name: id, grams: 50, amount: '', role: 'main' }));
}
