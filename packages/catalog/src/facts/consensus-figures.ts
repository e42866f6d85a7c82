import { FIGURES, type Figure, type Figures, WHOLE_FIGURES } from './figures.ts';

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
