import { FIGURES, type Figures, WHOLE_FIGURES } from './figures.ts';

/** A part of a compound food: its weight share of the finished food and its figures per 100 g. */
export type Part = { readonly share: number; readonly figures: Figures };

/** Parts up to this share of the food may lack a figure. With a larger unknown part the sum is unknown. */
const NEGLIGIBLE_SHARE = 0.02;

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
