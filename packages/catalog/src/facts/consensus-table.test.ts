import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Figure } from './figures.ts';
import { type MappingLine, readMappings } from './tables/read-mappings.ts';
import { bundledFacts, bundledText } from './testing/bundled-facts.ts';

const CONSENSUS = 'kkini-consensus';
const BALANCED: readonly Figure[] = ['energyKcal', 'carbohydrateG', 'proteinG', 'fatG'];

const lines = readMappings(bundledText('facts/mappings.csv')).lines.filter(
  ({ source }) => source === CONSENSUS,
);
const rows = new Map(bundledFacts().map((row) => [row.id, row]));
const tables = z
  .array(z.object({ sourceId: z.string() }))
  .parse(JSON.parse(bundledText('facts/tables.json')));

const tablesOf = ({ key }: MappingLine) => key.split(' & ').map((part) => part.split('=')[0] ?? '');
const sourceOf = (id: string, figure: Figure) =>
  rows.get(id)?.figureSources[figure] ?? rows.get(id)?.sourceId;

describe('foods averaged over tables', () => {
  it('are the raw foods found in a Korean and the US table', () => {
    expect(lines.length).toBeGreaterThan(70);
    const pairs = new Set(lines.map((line) => tablesOf(line).join(' ')));
    expect([...pairs].sort()).toEqual(['nifs-2025-01 usda-sr28', 'rda-2025-02 usda-sr28']);
  });

  it('come from different tables that are laid out here', () => {
    const known = new Set(tables.map(({ sourceId }) => sourceId));
    const odd = lines.filter((line) => {
      const named = tablesOf(line);
      return new Set(named).size < named.length || named.some((table) => !known.has(table));
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('take energy, carbohydrate, protein and fat from the same mean', () => {
    const torn = lines.filter(({ id }) => BALANCED.some((figure) => sourceOf(id, figure) !== CONSENSUS));
    expect(torn.map(({ id }) => id)).toEqual([]);
  });

  it('keep the refuse of the form that is sold here', () => {
    const foreign = lines.filter(({ id }) => sourceOf(id, 'refusePercent') === CONSENSUS);
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });
});
