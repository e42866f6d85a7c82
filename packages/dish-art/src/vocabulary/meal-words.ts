import type { RiceKind } from '../drawing/colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { ingredientKey } from './ingredient-words.ts';

/** A list, `{ name: amount }`, the JSON text of either, or `'a, b'`. */
export type IngredientNames =
  | string
  | readonly (string | { name: string } | null | undefined)[]
  | Readonly<Record<string, unknown>>
  | null
  | undefined;

export type MealInput = {
  title?: string | null | undefined;
  /** The Korean word of a meal style. */
  category?: string | null | undefined;
  ingredients?: IngredientNames;
};

/** A meal as the rules read it. */
export type MealWords = {
  /** Without spaces. */
  title: string;
  category: string;
  ingredients: readonly string[];
  /** Drawings named, in order. */
  keys: readonly IngredientKey[];
  /** Of those, what fills a vessel: no seasoning, no icon of a jar. */
  body: readonly IngredientKey[];
  bodyWithoutEgg: readonly IngredientKey[];
  rice: RiceKind;
  titleHas(...words: readonly string[]): boolean;
  /** Title or ingredients. */
  mentions(...words: readonly string[]): boolean;
};

export function readMeal(meal: MealInput): MealWords {
  const title = (meal.title ?? '').replace(/\s/g, '');
  const ingredients = ingredientNames(meal.ingredients);
  const all = title + ingredients.join('');
  const found = [...ingredients, meal.title ?? ''].flatMap((name) => ingredientKey(name) ?? []);
  const keys = [...new Set(found)];
  const body = keys.filter((key) => !SEASONINGS.has(key) && !key.endsWith('Icon'));
  const mentions = (...words: readonly string[]) => words.some((word) => all.includes(word));
  return {
    title,
    category: meal.category ?? '',
    ingredients,
    keys,
    body,
    bodyWithoutEgg: body.filter((key) => key !== 'eggHalf'),
    rice: riceOf(mentions),
    titleHas: (...words) => words.some((word) => title.includes(word)),
    mentions,
  };
}

/** The names in any of the forms data comes in, without empty ones. */
export function ingredientNames(given: IngredientNames): string[] {
  const value: unknown = typeof given === 'string' ? parsed(given) : given;
  const list: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : [];
  return list.map(nameOf).filter((name) => name !== '');
}

const SEASONINGS: ReadonlySet<IngredientKey> = new Set([
  'scallion',
  'chili',
  'chiliGreen',
  'sesame',
  'garlic',
  'onion',
  'sugar',
  'chive',
  'gimSheet',
  'pepper',
]);

function riceOf(mentions: MealWords['mentions']): RiceKind {
  if (mentions('현미')) return 'brown';
  if (mentions('잡곡', '귀리', '보리', '콩밥', '렌틸')) return 'multi';
  return mentions('흑미') ? 'black' : 'white';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split(/[,·、/]/);
  }
}

function nameOf(entry: unknown): string {
  const name = isRecord(entry) && 'name' in entry ? entry.name : entry;
  return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : '';
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
