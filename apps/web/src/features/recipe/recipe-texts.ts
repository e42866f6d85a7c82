import type { RecipeWire } from '@kkini/contract';
import { type ScaledLine, scaledMeasure, scaledSteps } from '@kkini/domain';
import { figure } from '../../messages/figures.ts';
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

/** A step with the foods it names, and the amounts that stay as written because they could not be scaled safely. */
export type RecipeStep = StepText & {
  readonly ingredients: readonly IngredientText[];
  readonly written: readonly string[];
};

export type RecipeTexts = {
  readonly lang: Locale;
  readonly title: string;
  /** Korean title beside one in another language; null if there is none. */
  readonly koreanTitle: string | null;
  readonly description: string;
  readonly ingredients: readonly IngredientText[];
  /** Icon address by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
  readonly steps: readonly RecipeStep[];
};

/**
 * Texts of a recipe in the reader's language, or in Korean if it has no other, with the amounts for this many people; without a
 * number, for the usual ones.
 */
export function recipeTexts(recipe: RecipeWire, locale: Locale, people: number | null): RecipeTexts {
  const korean = koreanTexts(recipe, people);
  return locale === 'en' && recipe.english
    ? englishTexts(recipe, recipe.english, { korean, people })
    : korean;
}

function koreanTexts(recipe: RecipeWire, people: number | null): RecipeTexts {
  const { title, description, ingredient_images: images } = recipe;
  const lines = recipe.lines.length > 0 ? recipe.lines : readIngredients(recipe.ingredients);
  const ingredients = joinAmounts(scaledLines(recipe, lines, { locale: 'ko', people }));
  const made = stepsFor(recipe, readSteps(recipe.instructions), { lines, people, locale: 'ko' });
  const steps = made.map((step) => ({ ...step, ingredients: ingredientsOfStep(step, ingredients) }));
  return { lang: 'ko', title, koreanTitle: null, description, ingredients, images, steps };
}

type Scaled = { readonly locale: Locale; readonly people: number | null };

function scaledLines(
  recipe: RecipeWire,
  lines: readonly IngredientText[],
  { locale, people }: Scaled,
): readonly IngredientText[] {
  return lines.map(({ name, amount }, at) => {
    const korean = recipe.lines[at];
    const scaling = { factor: lineFactor(recipe, at, people), grams: korean?.grams ?? null, locale, korean };
    return { name, amount: scaledMeasure(amount, scaling) };
  });
}

type English = NonNullable<RecipeWire['english']>;

/**
 * English texts. The foods of a step and their icons are those of the Korean texts, where a step names a food as the list does;
 * none if the two lists differ in length.
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
  const lines = english.ingredients;
  const made = stepsFor(recipe, stepsOf(english.instructions), { lines, people, locale: 'en' });
  const steps = made.map((step, at) => ({
    ...step,
    ingredients: translated(korean.steps[at]?.ingredients ?? []),
  }));
  return {
    lang: 'en',
    title,
    koreanTitle: korean.title,
    description,
    ingredients,
    images: Object.fromEntries(images),
    steps,
  };
}

const THOUSANDS = /\d{4,}/g;
const separated = (digits: string) => figure(Number(digits));

type Written = Scaled & { readonly lines: readonly IngredientText[] };

/** Steps with the amounts for this many people, where these can be parsed safely. */
function stepsFor(recipe: RecipeWire, steps: readonly StepText[], { lines, locale, people }: Written) {
  const factors = lines.map(({ name, amount }, at): ScaledLine => {
    return { name, amount, factor: lineFactor(recipe, at, people), korean: recipe.lines[at] };
  });
  const texts = steps.flatMap(({ text, details }) => [text, ...details]);
  const scaled = scaledSteps(texts, factors, locale);
  let read = 0;
  return steps.map(({ number, details }): Omit<RecipeStep, 'ingredients'> => {
    const own = scaled.slice(read, read + 1 + details.length);
    read += own.length;
    const [text = '', ...rest] = own.map((each) => each.text.replace(THOUSANDS, separated));
    return { number, text, details: rest, written: own.flatMap((each) => each.written) };
  });
}

/** Joins lines of the same food, with thousands separators: "1,400ml". */
function joinAmounts(lines: readonly IngredientText[]): readonly IngredientText[] {
  const amounts = new Map<string, string>();
  for (const { name, amount } of lines) {
    const before = amounts.get(name);
    amounts.set(name, before === undefined ? amount : `${before} + ${amount}`);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount: amount.replace(THOUSANDS, separated) }));
}
