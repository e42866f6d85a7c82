import { FIGURES, type Figure, type Figures, WHOLE_FIGURES } from './figures.ts';

/** Parts up to this share of the food may lack a figure. With a larger unknown part the sum is unknown. */
const NEGLIGIBLE_SHARE = 0.02;

/** Figures that must be consistent: they are averaged over the same tables or not at all. */
const BALANCED: readonly Figure[] = ['energyKcal', 'carbohydrateG', 'proteinG', 'fatG'];

/**
 * Mean of each figure over the same food in several tables, one entry per table. A table without a figure does not count for
 * it; one without energy, carbohydrate, protein or fat does not count for all four, so that the energy matches its parts.
 * Glycaemic index and refuse are unknown, because they belong to one country's food.
 */
export function consensusFigures(foods: readonly Figures[]): Figures {
  const balanced = foods.filter((food) => BALANCED.every((figure) => (food[figure] ?? null) !== null));
  const entries = FIGURES.filter((figure) => !WHOLE_FIGURES.includes(figure)).map((figure) => {
    const values = (BALANCED.includes(figure) ? balanced : foods).flatMap((food) => food[figure] ?? []);
    return [figure, values.length === 0 ? null : mean(values)] as const;
  });
  return Object.fromEntries(entries);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Middle value of a list, the mean of the middle two where their number is even; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Median of each figure over several foods; foods lacking the figure are left out of it. */
export function medianFigures(foods: readonly Figures[]): Figures {
  const entries = FIGURES.map((figure) => {
    const values = foods.flatMap((food) => food[figure] ?? []);
    return [figure, values.length === 0 ? null : median(values)] as const;
  });
  return Object.fromEntries(entries);
}

/** A part of a compound food: its weight share of the finished food and its figures per 100 g. */
type Part = { readonly share: number; readonly figures: Figures };

/** Figures per 100 g of a food made of the parts; shares may stay below 1 (the rest is water) or exceed it (dried). */
export function composeFigures(parts: readonly Part[]): Figures {
  const entries = FIGURES.filter((figure) => !WHOLE_FIGURES.includes(figure)).map((figure) => {
    const unknownShare = parts.reduce(
      (sum, { share, figures }) => sum + ((figures[figure] ?? null) === null ? share : 0),
      0,
    );
    const total = parts.reduce((sum, { share, figures }) => sum + share * (figures[figure] ?? 0), 0);
    return [figure, unknownShare > NEGLIGIBLE_SHARE ? null : total] as const;
  });
  return Object.fromEntries(entries);
}
