import {
  companionsToWire,
  MEAL_TYPES_KO,
  type MealWire,
  nutrientToWire,
  ONE_SERVING_KO,
} from '@kkini/contract';
import {
  type IngredientLine,
  isOwnLine,
  MEAL_STYLE_KO,
  type MealSlot,
  type Product,
  type Recipe,
} from '@kkini/domain';
import { weighedDish } from '@kkini/domain/portions';
import { type LoadedCatalogue, servedRecipe } from '../../../platform/read-catalogue.ts';
import { dishPicture } from '../../../plugins/art/art-addresses.ts';
import { type Eating, portionWires, sodiumRangeWire } from './portion-wires.ts';

const HASHTAGS = 4;

/** A slot in wire form, with everybody's portions if `eating` is given; null if it is empty or its dish has left the catalogue. */
export function mealWire(slot: MealSlot, catalogue: LoadedCatalogue, eating?: Eating): MealWire | null {
  if (slot.kind === 'empty') return null;
  if (slot.kind === 'fasting') return FASTING;
  const asked = slot.insteadOf === undefined ? null : MEAL_STYLE_KO[slot.insteadOf];
  if (slot.kind === 'recipe') {
    const recipe = servedRecipe(catalogue, slot);
    if (recipe === undefined) return null;
    const meal = recipeMeal(recipe, catalogue);
    const portions =
      eating === undefined ? [] : portionWires(asServed(recipe, catalogue), eating, catalogue.recipes);
    return { ...meal, details: { ...meal.details, asked_category: asked, portions } };
  }
  const product = catalogue.products.get(slot.id);
  if (product === undefined) return null;
  const meal = productMeal(product, catalogue);
  const portions =
    eating === undefined
      ? []
      : portionWires({ ...product, kind: 'product', weighed: null }, eating, catalogue.recipes);
  const sodium_range = eating === undefined ? null : sodiumRangeWire(product, catalogue.taxonomy);
  const own = { asked_category: asked, area: slot.area, portions, sodium_range };
  return { ...meal, details: { ...meal.details, ...own } };
}

function asServed(recipe: Recipe, { taxonomy }: LoadedCatalogue) {
  return { ...recipe, kind: 'recipe', weighed: weighedDish(taxonomy, recipe) } as const;
}

const FASTING: MealWire = {
  type: MEAL_TYPES_KO.fasting,
  details: {
    id: null,
    img_url: null,
    title: MEAL_STYLE_KO.fasting,
    name: MEAL_STYLE_KO.fasting,
    summary: null,
    category: MEAL_STYLE_KO.fasting,
    asked_category: null,
    brand_name: null,
    price: null,
    price_from: null,
    area: null,
    minutes: null,
    waiting_minutes: null,
    ingredients: [],
    hashtags: [],
    hashtags_en: [],
    title_en: null,
    cooked_on: null,
    companions: [],
    nutrient: null,
    portions: [],
    sodium_range: null,
  },
};

function recipeMeal(recipe: Recipe, catalogue: LoadedCatalogue): MealWire {
  return {
    type: MEAL_TYPES_KO.recipe,
    details: {
      ...dishDetails(recipe, catalogue),
      title: recipe.title,
      name: recipe.title,
      brand_name: null,
      price: null,
      price_from: null,
      title_en: recipe.english?.title ?? null,
      cooked_on: recipe.cookedOn ?? null,
      companions: companionsToWire(recipe.companions),
      nutrient: nutrientToWire(recipe, ONE_SERVING_KO),
    },
  };
}

function productMeal(product: Product, catalogue: LoadedCatalogue): MealWire {
  return {
    type: MEAL_TYPES_KO.product,
    details: {
      ...dishDetails(product, catalogue),
      title: product.name,
      name: product.name,
      brand_name: product.brandName,
      price: product.typicalPriceWon,
      price_from: product.priceRange?.of ? product.priceRange.won : null,
      title_en: product.english?.name ?? null,
      cooked_on: null,
      companions: [],
      nutrient: nutrientToWire(product, product.servingLabel),
    },
  };
}

function dishDetails(dish: Recipe | Product, { dataVersion, taxonomy }: LoadedCatalogue) {
  const tagged = mainLines(dish.ingredients.filter(isOwnLine)).slice(0, HASHTAGS);
  return {
    id: dish.id,
    img_url: dishPicture('steps' in dish ? (dish.dishId ?? dish.id) : dish.id, dataVersion),
    summary: dish.description,
    category: MEAL_STYLE_KO[dish.style],
    asked_category: null,
    area: null,
    portions: [],
    sodium_range: null,
    minutes: dish.minutes,
    waiting_minutes: ('cooking' in dish ? dish.cooking?.waitingMinutes : null) ?? null,
    ingredients: dish.ingredients.map((line) => line.name),
    hashtags: tagged.map(({ name }) => name),
    hashtags_en: tagged.flatMap(({ id }) => taxonomy.items.get(id ?? '')?.en ?? []),
  };
}

function mainLines(lines: readonly IngredientLine[]): readonly IngredientLine[] {
  return lines.filter((line) => line.role === 'main');
}
