import { z } from 'zod';
import { medianFigures } from '../combine-figures.ts';
import { FIGURES, type Figures } from '../figures.ts';
import { parseRecords } from './csv.ts';

const GI_FILE = z.object({
  items: z.array(z.object({ code: z.string(), gi: z.number() })),
  zeroGiGroups: z.object({ groups: z.array(z.string()) }),
});

/**
 * The layout of a public table: the columns that name a food, those of each figure (several are summed), figures for which 0
 * means unmeasured, lines of units below the header, and whether foods with the same name are dropped or replaced by their
 * median.
 */
export const TABLE_LAYOUT = z.strictObject({
  sourceId: z.string(),
  file: z.string(),
  encoding: z.enum(['utf-8', 'euc-kr']),
  keys: z.array(z.string()).min(1),
  columns: z.partialRecord(z.enum(FIGURES), z.array(z.string()).min(1)),
  zeroIsUnknown: z.array(z.enum(FIGURES)).default([]),
  unitLines: z.number().int(),
  repeated: z.enum(['left-out', 'median']),
});

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

/** Foods of one public table, figures per 100 g, by each key that names a food in it. */
export type FoodTable = ReadonlyMap<string, Figures>;

export type TableLayout = z.infer<typeof TABLE_LAYOUT>;

/** Foods of the Korean glycaemic index table by item code, and `zero:<group>` for groups the paper counts as 0. */
export function readGiTable(text: string): FoodTable {
  const { items, zeroGiGroups } = GI_FILE.parse(JSON.parse(text));
  return new Map<string, Figures>([
    ...items.map(({ code, gi }): [string, Figures] => [code, { gi }]),
    ...zeroGiGroups.groups.map((group): [string, Figures] => [`zero:${group}`, { gi: 0 }]),
  ]);
}
