import { NUTRIENTS, type Nutrient } from '@kkini/domain';

/** Every figure of a facts row, in column order: the domain nutrients and the glycaemic index (glucose = 100). */
export const FIGURES = [...NUTRIENTS, 'gi'] as const;
/** One column of figures: a nutrient per 100 g, or the glycaemic index (glucose = 100). */
export type Figure = Nutrient | 'gi';

/** Figures of 100 g of a food; a missing key or null is unknown, never zero. */
export type Figures = Readonly<Partial<Record<Figure, number | null>>>;

/** True for a column name that is a figure. */
export function isFigure(name: string): name is Figure {
  return (FIGURES as readonly string[]).includes(name);
}
