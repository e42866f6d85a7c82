import { medianFigures } from './combine-figures.ts';
import type { DerivedRow } from './derive-facts.ts';
import { FIGURE_PAIRS, type Figure, type Figures, readFigurePairs } from './figures.ts';
import type { FoodTable } from './tables/read-food-table.ts';
import type { MappingLine } from './tables/read-mappings.ts';

/** A figure of the facts table that is more than twice, or less than half, that of the same food in another table. */
export type Outlier = {
  readonly id: string;
  readonly figure: Figure;
  readonly value: number;
  readonly source: string;
  readonly key: string;
  readonly second: number;
};

/** A food in a public table. */
export type SecondRow = { readonly id: string; readonly source: string; readonly key: string };

const RATIO = 2;

/** Figures compared, with the difference per 100 g below which a ratio says nothing. */
const LEAST_DIFFERENCE: readonly (readonly [Figure, number])[] = [
  ['energyKcal', 20],
  ['proteinG', 2],
  ['fatG', 2],
  ['carbohydrateG', 4],
  ['sodiumMg', 100],
  ['potassiumMg', 120],
  ['sugarG', 2],
  ['fiberG', 2],
  ['cholesterolMg', 25],
];

/** Figures of the rows that differ grossly from another table, by row and figure. */
export function findOutliers(
  rows: readonly DerivedRow[],
  seconds: readonly SecondRow[],
  tables: Readonly<Record<string, FoodTable>>,
): readonly Outlier[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return seconds.flatMap(({ id, source, key }) => {
    const row = byId.get(id);
    const second = figuresIn(tables[source], key);
    if (row === undefined || second === null) return [];
    return LEAST_DIFFERENCE.flatMap(([figure, least]) => {
      const [own, other] = [row.figures[figure], second[figure] ?? null];
      if (own === undefined || other === null || own.source === source) return [];
      const [low, high] = [Math.min(own.value, other), Math.max(own.value, other)];
      const isGross = high > RATIO * low && high - low >= least;
      return isGross ? [{ id, figure, value: own.value, source, key, second: other }] : [];
    });
  });
}

/** Figures of a food in a table, or as entered by hand; null where the table lacks the food. */
function figuresIn(table: FoodTable | undefined, key: string): Figures | null {
  if (FIGURE_PAIRS.test(key)) {
    const figures = readFigurePairs(key);
    return typeof figures === 'string' ? null : figures;
  }
  const foods = key.split(' | ').flatMap((name) => table?.get(name) ?? []);
  return foods.length === 0 ? null : medianFigures(foods);
}

/**
 * Foods that the mapping lines name in a table, as the same food: lines that are no estimates, and the parts of a mean. The
 * tables of purine and glycaemic index hold no other figures.
 */
export function secondRows(lines: readonly MappingLine[]): readonly SecondRow[] {
  const named = lines
    .filter(({ estimated, factor }) => !estimated && factor === 1)
    .flatMap(({ id, source, key }) =>
      source === 'kkini-consensus'
        ? key.split(' & ').map((part) => {
            const at = part.indexOf('=');
            return { id, source: part.slice(0, at), key: part.slice(at + 1) };
          })
        : [{ id, source, key }],
    );
  return [...new Map(named.map((row) => [`${row.id} ${row.source} ${row.key}`, row])).values()];
}

/** An outlier as its line in `outliers.csv` names it: the figure of a food against a table. */
export function outlierKey({ id, figure, source }: Readonly<Partial<Record<string, unknown>>>): string {
  return `${id} ${figure} ${source}`;
}
