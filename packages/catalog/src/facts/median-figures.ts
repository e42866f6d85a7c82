import { FIGURES, type Figures } from './figures.ts';
import { median } from './median.ts';

/** Median of each figure over several foods; foods lacking the figure are left out of it. */
export function medianFigures(foods: readonly Figures[]): Figures {
  const entries = FIGURES.map((figure) => {
    const values = foods.flatMap((food) => food[figure] ?? []);
    return [figure, values.length === 0 ? null : median(values)] as const;
  });
  return Object.fromEntries(entries);
}
