import { z } from 'zod';
import type { Figures } from '../figures.ts';
import type { FoodTable } from '../food-table.ts';

/** Foods of the Korean glycaemic index table by item code, and `zero:<group>` for groups the paper counts as 0. */
export function readGiTable(text: string): FoodTable {
  const { items, zeroGiGroups } = GI_FILE.parse(JSON.parse(text));
  return new Map<string, Figures>([
    ...items.map(({ code, gi }): [string, Figures] => [code, { gi }]),
    ...zeroGiGroups.groups.map((group): [string, Figures] => [`zero:${group}`, { gi: 0 }]),
  ]);
}

const GI_FILE = z.object({
  items: z.array(z.object({ code: z.string(), gi: z.number() })),
  zeroGiGroups: z.object({ groups: z.array(z.string()) }),
});
