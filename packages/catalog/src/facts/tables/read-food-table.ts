import { FIGURES, type Figures } from '../figures.ts';
import type { FoodTable } from '../food-table.ts';
import { medianFigures } from '../median-figures.ts';
import { parseRecords } from './parse-records.ts';
import type { TableLayout } from './table-layout.ts';

/** Foods of a public CSV table laid out as described. Empty cells, dashes and the word null are unknown. */
export function readFoodTable(text: string, layout: TableLayout): FoodTable {
  const foods = new Map<string, Figures[]>();
  for (const record of parseRecords(text, layout.unitLines)) {
    const figures = readFigures(record, layout);
    for (const key of new Set(layout.keys.flatMap((column) => record[column] ?? []))) {
      foods.set(key, [...(foods.get(key) ?? []), figures]);
    }
  }
  const kept = [...foods].filter(([, list]) => layout.repeated === 'median' || list.length === 1);
  return new Map(kept.map(([key, list]): [string, Figures] => [key, medianFigures(list)]));
}

function readFigures(record: Readonly<Record<string, string>>, layout: TableLayout): Figures {
  const { columns, zeroIsUnknown } = layout;
  const entries = FIGURES.flatMap((figure) => {
    const names = columns[figure];
    if (names === undefined) return [];
    const sum = addCells(names.map((name) => record[name]));
    return [[figure, sum === 0 && zeroIsUnknown.includes(figure) ? null : sum] as const];
  });
  return Object.fromEntries(entries);
}

function addCells(cells: readonly (string | undefined)[]): number | null {
  let sum = 0;
  for (const cell of cells) {
    const value = readNumber(cell);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function readNumber(cell = ''): number | null {
  const text = cell.trim();
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
