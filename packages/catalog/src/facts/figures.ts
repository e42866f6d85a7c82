import { FOOD_NUTRIENTS, type FoodNutrient } from '@kkini/domain';

/** Every figure of a facts row, in column order: the nutrients of a food, glycaemic index and refuse. */
export const FIGURES = [...FOOD_NUTRIENTS, 'gi', 'refusePercent'] as const;
/** One column of figures: a nutrient per 100 g, the glycaemic index (glucose = 100), or the inedible % of the bought weight. */
export type Figure = FoodNutrient | 'gi' | 'refusePercent';

/** Figures that do not depend on the weight of the food: they are neither scaled nor summed. */
export const WHOLE_FIGURES: readonly Figure[] = ['gi', 'refusePercent'];

/** Figures of 100 g of a food; a missing key or null is unknown, never zero. */
export type Figures = Readonly<Partial<Record<Figure, number | null>>>;

/** True for a column name that is a figure. */
export function isFigure(name: string): name is Figure {
  return (FIGURES as readonly string[]).includes(name);
}

/** `vitaminKUg:690 iodineUg:12`; a code or a name never matches. */
export const FIGURE_PAIRS = /^\w+:[\d.]+( \w+:[\d.]+)*$/;

/** Figures entered by hand, or what is wrong with them. */
export function readFigurePairs(text: string): Figures | string {
  const entries = text.split(' ').map((pair) => pair.split(':'));
  const wrong = entries.find(([figure = '', value]) => !isFigure(figure) || !Number.isFinite(Number(value)));
  if (wrong !== undefined) return `not a figure and value: ${wrong.join(':')}`;
  return Object.fromEntries(entries.map(([figure, value]) => [figure, Number(value)]));
}
