import {
  companionsToWire,
  nutrientToWire,
  ONE_SERVING_KO,
  RECIPE_LEVEL_KO,
  type RecipeWire,
} from '@kkini/contract';
import {
  type CookedDish,
  DISH_TAG_KO,
  type IngredientLine,
  KITCHEN_FACTS,
  MEAL_STYLE_KO,
  type Recipe,
  type RecipeStep,
  recipeId,
  type Taxonomy,
  withoutCompanions,
} from '@kkini/domain';
import { type LoadedCatalogue, sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture, ingredientPicture } from '../../plugins/art/art-addresses.ts';

/** A recipe in wire form, as cooked in a plan if it is; ingredients and steps are JSON texts. */
export function recipeWire(
  recipe: Recipe,
  cooked: CookedDish | null,
  catalogue: LoadedCatalogue,
): Omit<RecipeWire, 'cautions' | 'judgement' | 'has_tips' | 'substitutions' | 'people'> {
  const { dataVersion, taxonomy } = catalogue;
  const own = withoutCompanions(recipe);
  const hasCompanions = (recipe.companions ?? []).length > 0;
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    img_url: dishPicture(recipe.dishId ?? recipe.id, dataVersion),
    author: recipe.author,
    level: recipe.level === null ? null : RECIPE_LEVEL_KO[recipe.level],
    cookingTime: recipe.minutes,
    serving: recipe.servings,
    category: MEAL_STYLE_KO[recipe.style],
    ingredients: JSON.stringify(amountByName(own.ingredients)),
    ingredient_images: imageByName(own.ingredients, taxonomy),
    lines: own.ingredients.map(({ name, amount, grams }, at) => ({
      name,
      amount,
      grams,
      needed_servings: cooked?.lines[at]?.servings ?? null,
    })),
    cooked: cooked && { cooked_on: cooked.cookedOn, meals: [...cooked.meals] },
    instructions: JSON.stringify(recipe.steps.flatMap(stepLines)),
    ori_url: recipe.url,
    nutrient: nutrientToWire(own, ONE_SERVING_KO),
    meal_nutrient: hasCompanions ? nutrientToWire(recipe, ONE_SERVING_KO) : null,
    companions: companionsToWire(recipe.companions),
    role: recipe.role ?? null,
    seasoning: recipe.kitchen === undefined ? null : KITCHEN_FACTS[recipe.kitchen].seasoning,
    other_seasoning_id: otherSeasoningId(recipe, catalogue),
    cooking: cookingWire(recipe),
    english: englishWire(recipe),
    nutrient_basis: recipe.nutritionBasis,
    tags: recipe.tags.map((tag) => DISH_TAG_KO[tag]),
    source: sourceName(recipe.source, catalogue),
  };
}

/** Amounts by name. A name on several lines, such as in the dish and in its sauce, gets all its amounts. */
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

/**
 * The same dish with the same companions seasoned as usual, or lightly if this one is; null if both are alike. Only usual companions
 * stand beside both.
 */
function otherSeasoningId(
  { dishId, kitchen, dish }: Recipe,
  { recipes }: Pick<LoadedCatalogue, 'recipes'>,
): string | null {
  if (dishId === undefined || kitchen === undefined) return null;
  if (KITCHEN_FACTS[kitchen].companions !== 'usual') return null;
  const other = recipes.get(recipeId(dishId, kitchen === 'ordinary' ? 'light' : 'ordinary'));
  return other === undefined || other.dish?.nutrition.sodiumMg === dish?.nutrition.sodiumMg ? null : other.id;
}

function cookingWire({ cooking }: Recipe): RecipeWire['cooking'] {
  if (cooking === undefined) return null;
  const { activeMinutes, waitingMinutes, keepDays, freezes } = cooking;
  return { active_minutes: activeMinutes, waiting_minutes: waitingMinutes, keep_days: keepDays, freezes };
}

function englishWire({ english }: Recipe): RecipeWire['english'] {
  if (english === undefined) return null;
  const { title, description, ingredients, steps } = english;
  return { title, description, ingredients: [...ingredients], instructions: steps.flatMap(stepLines) };
}

function stepLines({ text, details }: RecipeStep): string[] {
  return [text, ...details.map((detail) => `- ${detail}`)];
}
