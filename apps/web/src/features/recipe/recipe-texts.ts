import type { RecipeWire } from '@kkini/contract';
import type { Locale } from '../../messages/locale.ts';
import {
  type IngredientText,
  ingredientsOfStep,
  readIngredients,
  readSteps,
  type StepText,
  stepsOf,
} from './read-recipe-texts.ts';

/** What a recipe says, in one language. */
export type RecipeTexts = {
  readonly lang: Locale;
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly IngredientText[];
  /** Address of an icon by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
  readonly steps: readonly (StepText & { readonly ingredients: readonly IngredientText[] })[];
};

/** The texts in the reader's language; the Korean ones where the recipe has no other. */
export function recipeTexts(recipe: RecipeWire, locale: Locale): RecipeTexts {
  const korean = koreanTexts(recipe);
  return locale === 'en' && recipe.english ? englishTexts(recipe.english, korean) : korean;
}

function koreanTexts(recipe: RecipeWire): RecipeTexts {
  const { title, description, ingredient_images: images } = recipe;
  const ingredients = readIngredients(recipe.ingredients);
  const steps = readSteps(recipe.instructions).map((step) => ({
    ...step,
    ingredients: ingredientsOfStep(step, ingredients),
  }));
  return { lang: 'ko', title, description, ingredients, images, steps };
}

type English = NonNullable<RecipeWire['english']>;

/**
 * The English texts. Foods of a step and icons are those of the Korean texts, where a step names a food as the list does; none
 * if the two lists differ in length.
 */
function englishTexts({ title, description, ...english }: English, korean: RecipeTexts): RecipeTexts {
  const ingredients = joinAmounts(english.ingredients);
  const isAlike = ingredients.length === korean.ingredients.length;
  const translated = (names: readonly IngredientText[]) =>
    isAlike
      ? ingredients.filter((_, at) => names.some(({ name }) => name === korean.ingredients[at]?.name))
      : [];
  const images = korean.ingredients.flatMap((each) => {
    const image = korean.images[each.name];
    return image === undefined ? [] : translated([each]).map(({ name }) => [name, image] as const);
  });
  const steps = stepsOf(english.instructions).map((step, at) => ({
    ...step,
    ingredients: translated(korean.steps[at]?.ingredients ?? []),
  }));
  return { lang: 'en', title, description, ingredients, images: Object.fromEntries(images), steps };
}

/** Lines of one food as one, as in the Korean list. */
function joinAmounts(lines: readonly IngredientText[]): readonly IngredientText[] {
  const amounts = new Map<string, string>();
  for (const { name, amount } of lines) {
    const before = amounts.get(name);
    amounts.set(name, before === undefined ? amount : `${before} + ${amount}`);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}
