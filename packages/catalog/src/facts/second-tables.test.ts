import { describe, expect, it } from 'vitest';
import { deriveFacts } from './derive-facts.ts';
import { findOutliers, secondRows } from './second-tables.ts';
import { parseRecords } from './tables/csv.ts';
import { type MappingLine, readMappings } from './tables/read-mappings.ts';
import { bundledFacts, bundledText } from './testing/bundled-facts.ts';

const aLine = (changes: Partial<MappingLine>): MappingLine => ({
  line: 2,
  id: 'kelp',
  choice: 'all',
  source: 'korea',
  key: '다시마',
  factor: 1,
  estimated: false,
  note: '',
  ...changes,
});

const TABLES = {
  korea: new Map([['다시마', { energyKcal: 110, fatG: 1, sodiumMg: 2800, potassiumMg: 100 }]]),
  japan: new Map([['こんぶ', { energyKcal: 170, fatG: 2.4, sodiumMg: 1200, potassiumMg: null }]]),
};

describe('findOutliers', () => {
  const { rows } = deriveFacts([aLine({})], TABLES);
  const outliers = (key: string) => findOutliers(rows, [{ id: 'kelp', source: 'japan', key }], TABLES);

  it('finds figures that differ by more than two and by a weight that matters', () => {
    expect(outliers('こんぶ')).toEqual([
      { id: 'kelp', figure: 'sodiumMg', value: 2800, source: 'japan', key: 'こんぶ', second: 1200 },
    ]);
  });

  it('reads figures entered by hand', () => {
    expect(outliers('energyKcal:20 fatG:4').map(({ figure }) => figure)).toEqual(['energyKcal', 'fatG']);
  });

  it('compares nothing with the table of the figure itself or without the food', () => {
    expect(findOutliers(rows, [{ id: 'kelp', source: 'korea', key: '다시마' }], TABLES)).toEqual([]);
    expect(outliers('わかめ')).toEqual([]);
  });
});

describe('secondRows', () => {
  it('are the foods of the lines and of the parts of a mean, but no estimates or scaled foods', () => {
    const lines = [
      aLine({}),
      aLine({ choice: ['gi'] }),
      aLine({ source: 'kkini-consensus', key: 'korea=다시마 & japan=こんぶ' }),
      aLine({ source: 'japan', key: 'のり', estimated: true }),
      aLine({ source: 'japan', key: 'わかめ', factor: 9 }),
    ];
    expect(secondRows(lines).map(({ source, key }) => `${source} ${key}`)).toEqual([
      'korea 다시마',
      'japan こんぶ',
    ]);
  });
});

describe('the outliers listed', () => {
  const facts = new Map(bundledFacts().map((row) => [row.id, row]));
  const { lines } = readMappings(bundledText('facts/mappings.csv'));
  const byHand = parseRecords(bundledText('facts/second-rows.csv'));
  const compared = new Set([...secondRows(lines), ...byHand].map(({ id, source }) => `${id} ${source}`));

  it.each(parseRecords(bundledText('facts/outliers.csv')))('$id $figure against $source', (outlier) => {
    const { id = '', figure = '', source = '', reason = '' } = outlier;
    expect(Object.keys(facts.get(id)?.nutrition ?? {})).toContain(figure);
    expect(compared).toContain(`${id} ${source}`);
    expect(reason.length).toBeGreaterThan(10);
  });
});
