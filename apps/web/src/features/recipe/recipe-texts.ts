import type { RecipeWire } from '@kkini/contract';
import { scaledMeasure } from '@kkini/domain';
import type { Locale } from '../../messages/locale.ts';
import {
  type IngredientText,
  ingredientsOfStep,
  readIngredients,
  readSteps,
  type StepText,
  stepsOf,
} from './read-recipe-texts.ts';
import { lineFactor } from './recipe-amounts.ts';

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

/**
 * The texts in the reader's language, the Korean ones where the recipe has no other, with the amounts for so many people; for
 * the usual ones without a number.
 */
export function recipeTexts(recipe: RecipeWire, locale: Locale, people: number | null = null): RecipeTexts {
  const korean = koreanTexts(recipe, people);
  return locale === 'en' && recipe.english
    ? englishTexts(recipe, recipe.english, { korean, people })
    : korean;
}

function koreanTexts(recipe: RecipeWire, people: number | null): RecipeTexts {
  const { title, description, ingredient_images: images } = recipe;
  const lines = recipe.lines.length > 0 ? recipe.lines : readIngredients(recipe.ingredients);
  const ingredients = joinAmounts(scaledLines(recipe, lines, { locale: 'ko', people }));
  const steps = readSteps(recipe.instructions).map((step) => ({
    ...step,
    ingredients: ingredientsOfStep(step, ingredients),
  }));
  return { lang: 'ko', title, description, ingredients, images, steps };
}

type Scaled = { readonly locale: Locale; readonly people: number | null };

/** The lines with their amounts for so many people. */
function scaledLines(
  recipe: RecipeWire,
  lines: readonly IngredientText[],
  { locale, people }: Scaled,
): readonly IngredientText[] {
  return lines.map(({ name, amount }, at) => {
    const grams = recipe.lines[at]?.grams ?? null;
    const factor = lineFactor(recipe, at, people);
    return { name, amount: scaledMeasure(amount, { factor, grams, locale }) };
  });
}

type English = NonNullable<RecipeWire['english']>;

/**
 * The English texts. Foods of a step and icons are those of the Korean texts, where a step names a food as the list does; none
 * if the two lists differ in length.
 */
function englishTexts(
  recipe: RecipeWire,
  { title, description, ...english }: English,
  { korean, people }: { readonly korean: RecipeTexts; readonly people: number | null },
): RecipeTexts {
  const ingredients = joinAmounts(scaledLines(recipe, english.ingredients, { locale: 'en', people }));
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

/** Lines of one food as one. */
function joinAmounts(lines: readonly IngredientText[]): readonly IngredientText[] {
  const amounts = new Map<string, string>();
  for (const { name, amount } of lines) {
    const before = amounts.get(name);
    amounts.set(name, before === undefined ? amount : `${before} + ${amount}`);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}
