import { FIGURES, type Figure, type Figures, WHOLE_FIGURES } from './figures.ts';

/** Figures that add up to each other: they are averaged over the same tables or not at all. */
const BALANCED: readonly Figure[] = ['energyKcal', 'carbohydrateG', 'proteinG', 'fatG'];

/**
 * Mean of each figure over the same food in several tables, one entry per table. A table that lacks a figure is left
 * out of that figure; one that lacks energy, carbohydrate, protein or fat is left out of all four, so that the energy
 * stays that of its parts. The glycaemic index and the refuse are unknown: they belong to one country's food.
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
