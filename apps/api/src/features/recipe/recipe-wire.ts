import { nutrientToWire, ONE_SERVING_KO, RECIPE_LEVEL_KO, type RecipeWire } from '@kkini/contract';
import {
  DISH_TAG_KO,
  type IngredientLine,
  MEAL_STYLE_KO,
  type Recipe,
  type RecipeStep,
  type Taxonomy,
} from '@kkini/domain';
import { type LoadedCatalogue, sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture, ingredientPicture } from '../../plugins/art/art-addresses.ts';

/** A recipe in wire form: ingredients and steps are JSON texts. */
export function recipeWire(
  recipe: Recipe,
  catalogue: LoadedCatalogue,
): Omit<RecipeWire, 'cautions' | 'judgement' | 'substitutions'> {
  const { dataVersion, taxonomy } = catalogue;
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    img_url: dishPicture(recipe.id, dataVersion),
    author: recipe.author,
    level: recipe.level === null ? null : RECIPE_LEVEL_KO[recipe.level],
    cookingTime: recipe.minutes,
    serving: recipe.servings,
    category: MEAL_STYLE_KO[recipe.style],
    ingredients: JSON.stringify(amountByName(recipe.ingredients)),
    ingredient_images: imageByName(recipe.ingredients, taxonomy),
    instructions: JSON.stringify(recipe.steps.flatMap(stepLines)),
    ori_url: recipe.url,
    nutrient: nutrientToWire(recipe, ONE_SERVING_KO),
    nutrient_basis: recipe.nutritionBasis,
    tags: recipe.tags.map((tag) => DISH_TAG_KO[tag]),
    source: sourceName(recipe.source, catalogue),
  };
}

/** A name in several lines, such as in the dish and in its sauce, gets both amounts. */
function amountByName(lines: readonly IngredientLine[]): Record<string, string> {
  const amounts = new Map<string, string>();
  for (const { name, amount } of lines) {
    const before = amounts.get(name);
    amounts.set(name, before === undefined ? amount : `${before} + ${amount}`);
  }
  return Object.fromEntries(amounts);
}

function imageByName(lines: readonly IngredientLine[], taxonomy: Taxonomy): Record<string, string> {
  const images = lines.map(
    ({ id, name }) => [name, id === null ? null : ingredientPicture(id, taxonomy)] as const,
  );
  return Object.fromEntries(images.flatMap(([name, image]) => (image === null ? [] : [[name, image]])));
}

function stepLines({ text, details }: RecipeStep): string[] {
  return [text, ...details.map((detail) => `- ${detail}`)];
}
