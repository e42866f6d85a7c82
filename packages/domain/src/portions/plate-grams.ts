import { type Companion, isOwnLine, type Recipe } from '../food/recipe.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { componentsOf, type DishComponents, type LineComponent, lineComponents } from './dish-components.ts';
import type { OwnPortion } from './own-portion.ts';
import { EXCHANGE_GRAMS, type StarchKind } from './starch-kinds.ts';

/**
 * The leading dish of a home meal with its weights: grams of one serving as eaten, its own lines, and the starches of
 * its meal.
 */
export type WeighedDish = {
  readonly grams: number;
  readonly lines: readonly { readonly component: LineComponent; readonly grams: number | null }[];
  readonly components: Pick<DishComponents, 'starches' | 'isMixed'>;
};

/** A home meal's leading dish with its weights; null for an imported recipe, whose serving nobody weighed. */
export function weighedDish(taxonomy: Taxonomy, recipe: Recipe): WeighedDish | null {
  if (recipe.dish === undefined) return null;
  const components = lineComponents(taxonomy, recipe);
  const lines = recipe.ingredients.flatMap((line, at) =>
    isOwnLine(line) ? [{ component: components[at] ?? 'main', grams: line.grams }] : [],
  );
  return { grams: recipe.dish.grams, lines, components: componentsOf(recipe) };
}

/** Where the starch of a meal is relative to its leading dish: beside it, in it but served separately, or cooked into it. */
export const STARCH_PLACES = ['beside', 'within', 'mixed'] as const;
export type StarchPlace = (typeof STARCH_PLACES)[number];

/**
 * What one person eats of a leading dish, g: without and with the starch in it that is weighed separately. `share` is `main` as a
 * share of one serving's: by weight, as a pot is divided, because the broth of a soup is not scaled with its meat.
 */
export type PlateGrams = {
  readonly starch: StarchPlace;
  readonly main: number;
  readonly whole: number;
  readonly share: number;
};

/**
 * Grams of a portion of a leading dish, rounded to 5 g for a kitchen scale; null where a weight is unknown. A part
 * left out, such as half of a broth, reduces the weight by its share of the raw lines.
 */
export function plateGrams(dish: WeighedDish, portion: OwnPortion): PlateGrams | null {
  const apart = starchesWithin(dish);
  const starchG = sum(apart.map(({ kind, units }) => units * EXCHANGE_GRAMS[kind]));
  const kinds: readonly LineComponent[] = apart.map(({ kind }) => kind);
  const lines = dish.lines.filter(({ component }) => !kinds.includes(component));
  const raw = sum(lines.map(({ grams }) => grams ?? Number.NaN));
  const taken = sum(lines.map(({ component, grams }) => (grams ?? 0) * factorOf(component, portion)));
  const main = toScale(((dish.grams - starchG) * taken) / raw);
  if (Number.isNaN(main) || main <= 0) return null;
  const eaten = portion.starches.filter(({ kind }) => kinds.includes(kind)).map(({ grams }) => grams);
  return { starch: placeOf(dish, apart.length > 0), main, whole: main + sum(eaten), share: taken / raw };
}

type Beside = {
  readonly starches: readonly { readonly kind: StarchKind; readonly grams: number }[];
  readonly sideFactor: number;
};

/** Grams of a companion in a portion: rice is portioned separately, all others together. */
export function besideGrams(
  { role, grams }: Pick<Companion, 'role' | 'grams'>,
  { starches, sideFactor }: Beside,
): number {
  const rice = starches.find(({ kind }) => kind === 'rice');
  return role === 'rice' && rice !== undefined ? rice.grams : Math.round(grams * sideFactor);
}

const SCALE_G = 5;

function toScale(grams: number): number {
  return Math.round(grams / SCALE_G) * SCALE_G;
}

/** The starches of a dish's own lines that it serves separately, such as the noodles of a pasta. */
function starchesWithin({ lines, components: { starches, isMixed } }: WeighedDish) {
  if (isMixed) return [];
  return starches.filter(({ kind }) => holds(lines, kind));
}

function placeOf({ lines, components }: WeighedDish, isApart: boolean): StarchPlace {
  if (isApart) return 'within';
  const { starches, isMixed } = components;
  return isMixed && starches.some(({ kind }) => holds(lines, kind)) ? 'mixed' : 'beside';
}

function holds(lines: WeighedDish['lines'], kind: StarchKind): boolean {
  return lines.some(({ component }) => component === kind);
}

/** The same rule as for amounts to buy and cook: starch too small to be portioned is eaten in the share of the main dish. */
function factorOf(
  component: LineComponent,
  { starches, mainFactor, soupFactor, sideFactor }: OwnPortion,
): number {
  if (component === 'soup') return soupFactor;
  if (component === 'side') return sideFactor;
  return starches.find(({ kind }) => kind === component)?.factor ?? mainFactor;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
