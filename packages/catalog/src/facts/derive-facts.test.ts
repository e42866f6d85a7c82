import { describe, expect, it } from 'vitest';
import { deriveFacts } from './derive-facts.ts';
import type { Figures } from './figures.ts';
import type { MappingLine } from './tables/read-mappings.ts';

const aLine = (changes: Partial<MappingLine>): MappingLine => ({
  line: 2,
  id: 'tofu',
  choice: 'all',
  source: 'table',
  key: 'tofu',
  factor: 1,
  estimated: false,
  note: '',
  ...changes,
});

const TABLES = {
  table: new Map<string, Figures>([
    ['tofu', { energyKcal: 73, carbohydrateG: 1.5, fatG: 4.9, saturatedFatG: null }],
    ['sugar', { energyKcal: 386, carbohydrateG: 99.8, sugarG: 99.7 }],
    ['pork', { energyKcal: 150, sodiumMg: 50, gi: 0, refusePercent: 13 }],
    ['beef', { energyKcal: 250, sodiumMg: 60 }],
    ['rib', { energyKcal: 400 }],
  ]),
  other: new Map<string, Figures>([['soy', { energyKcal: 99, saturatedFatG: 0.7 }]]),
};

const firstRow = (...lines: MappingLine[]) => deriveFacts(lines, TABLES).rows[0];

describe('deriveFacts', () => {
  it('takes all figures of the first line and fills what is unknown from the next', () => {
    const row = firstRow(
      aLine({}),
      aLine({ choice: 'unknown', source: 'other', key: 'soy', estimated: true }),
    );
    expect(row?.figures.energyKcal).toEqual({ value: 73, source: 'table', estimated: false });
    expect(row?.figures.saturatedFatG).toEqual({ value: 0.7, source: 'other', estimated: true });
    expect(row).toMatchObject({ sourceId: 'table', sourceKey: 'tofu' });
  });

  it('replaces only the named figures', () => {
    const row = firstRow(aLine({}), aLine({ choice: ['saturatedFatG'], source: 'other', key: 'soy' }));
    expect(row?.figures.energyKcal?.value).toBe(73);
    expect(row?.figures.saturatedFatG?.value).toBe(0.7);
  });

  it('scales sugar and fibre down to the carbohydrate they are part of', () => {
    const lines = [
      aLine({ id: 'carrot', source: 'kkini-estimate', key: 'carbohydrateG:7 sugarG:6 fiberG:4' }),
      aLine({ id: 'carrot', choice: ['addedSugarG'], source: 'kkini-estimate', key: 'addedSugarG:5' }),
    ];
    const row = firstRow(...lines);
    expect(row?.figures.sugarG?.value).toBeCloseTo(4.2);
    expect(row?.figures.fiberG?.value).toBeCloseTo(2.8);
    expect(row?.figures.addedSugarG?.value).toBeCloseTo(4.2);
    expect(row?.figures.fiberG?.estimated).toBe(true);
    expect(row?.notes).toEqual(['sugar and fibre scaled to the carbohydrate']);
  });

  it('leaves sugar and fibre that exceed the carbohydrate by rounding alone, but no more sugar than carbohydrate', () => {
    const row = firstRow(aLine({ source: 'kkini-estimate', key: 'carbohydrateG:7 sugarG:4.2 fiberG:3' }));
    expect(row?.figures.sugarG?.value).toBe(4.2);
    expect(row?.notes).toEqual([]);
    const milk = firstRow(aLine({ source: 'kkini-estimate', key: 'carbohydrateG:5 sugarG:5.2 fiberG:0' }));
    expect(milk?.figures.sugarG?.value).toBeCloseTo(5);
  });

  it('leaves a figure no line gives out of the row', () => {
    expect(firstRow(aLine({}))?.figures.sodiumMg).toBeUndefined();
  });

  it('gives unsaturated fat as the rest of the fat, marked as an estimate', () => {
    const row = firstRow(aLine({}), aLine({ choice: 'unknown', source: 'other', key: 'soy' }));
    expect(row?.figures.unsaturatedFatG?.value).toBeCloseTo(4.2);
    expect(row?.figures.unsaturatedFatG?.estimated).toBe(true);
    expect(row?.notes).toEqual(['unsaturated = fat - saturated - trans']);
  });

  it('takes the median over several foods of one line', () => {
    const row = firstRow(aLine({ key: 'pork | beef | rib' }));
    expect(row?.figures.energyKcal?.value).toBe(250);
    expect(row?.figures.sodiumMg?.value).toBe(55);
  });

  it('sums a composition of other rows, wherever they stand in the file', () => {
    const sauce = aLine({ id: 'sauce', source: 'kkini-composition', key: 'syrup:0.5 tofu:0.2' });
    const syrup = aLine({ id: 'syrup', key: 'sugar' });
    const row = firstRow(sauce, syrup, aLine({}));
    expect(row?.figures.energyKcal?.value).toBeCloseTo(0.5 * 386 + 0.2 * 73);
    expect(row?.figures.energyKcal?.estimated).toBe(true);
  });

  it('keeps a sum unknown when a part of more than 2 % lacks the figure', () => {
    const large = aLine({ id: 'mix', source: 'kkini-composition', key: 'syrup:0.9 tofu:0.1' });
    const small = aLine({ id: 'mix', source: 'kkini-composition', key: 'syrup:0.99 tofu:0.01' });
    const syrup = aLine({ id: 'syrup', key: 'sugar' });
    expect(firstRow(large, syrup, aLine({}))?.figures.sugarG).toBeUndefined();
    expect(firstRow(small, syrup, aLine({}))?.figures.sugarG?.value).toBeCloseTo(98.7, 1);
  });

  it('takes the mean of the tables that a consensus names, of the median within a table', () => {
    const key = 'table=pork | beef | rib & other=soy';
    const row = firstRow(aLine({ source: 'kkini-consensus', key }));
    expect(row?.figures.sodiumMg).toEqual({ value: 55, source: 'kkini-consensus', estimated: false });
    expect(row?.figures.saturatedFatG?.value).toBe(0.7);
    expect(row).toMatchObject({ sourceId: 'kkini-consensus', sourceKey: key });
  });

  it('gives a mixed food neither the index nor the refuse of its parts', () => {
    const meat = aLine({ id: 'meat', key: 'pork' });
    const row = firstRow(aLine({ id: 'mix', source: 'kkini-composition', key: 'meat:1' }), meat);
    expect(row?.figures.sodiumMg?.value).toBe(50);
    expect(row?.figures.gi).toBeUndefined();
    expect(row?.figures.refusePercent).toBeUndefined();
  });

  it('scales a row by the factor, but neither the glycaemic index nor the refuse', () => {
    const row = firstRow(aLine({ key: 'pork', factor: 2 }));
    expect(row?.figures.energyKcal?.value).toBe(300);
    expect(row?.figures.gi?.value).toBe(0);
    expect(row?.figures.refusePercent?.value).toBe(13);
  });

  it('counts all sugar of a syrup as added and no fibre in flesh', () => {
    const syrup = firstRow(
      aLine({ key: 'sugar' }),
      aLine({ choice: 'unknown', source: 'kkini-nature', key: 'sugar' }),
    );
    expect(syrup?.figures.addedSugarG?.value).toBe(99.7);
    const pork = firstRow(
      aLine({ key: 'pork' }),
      aLine({ choice: 'unknown', source: 'kkini-nature', key: 'flesh' }),
    );
    expect(pork?.figures.fiberG).toEqual({ value: 0, source: 'kkini-nature', estimated: false });
  });

  it('carries a figure by hand under the name of the source it is from', () => {
    const row = firstRow(
      aLine({}),
      aLine({ choice: ['vitaminKUg'], source: 'mext-2020', key: 'vitaminKUg:6', factor: 0.5 }),
    );
    expect(row?.figures.vitaminKUg).toEqual({ value: 3, source: 'mext-2020', estimated: false });
    expect(row?.figures.energyKcal?.source).toBe('table');
  });

  it.each([
    ['plant', 0],
    ['oil', 0],
    ['sugar', 0],
    ['mineral', 0],
    ['seaweed', undefined],
    ['fermented', undefined],
    ['flesh', undefined],
  ])('knows of the vitamin B12 of a %s: %s', (kind, amount) => {
    const row = firstRow(
      aLine({ key: 'pork' }),
      aLine({ choice: 'unknown', source: 'kkini-nature', key: kind }),
    );
    expect(row?.figures.vitaminB12Ug?.value).toBe(amount);
  });

  it.each([
    ['a food the table lacks', { key: 'natto' }, 'no food natto in table'],
    ['an unknown source', { source: 'nowhere' }, 'no food tofu in nowhere'],
    [
      'a part without a row',
      { source: 'kkini-composition', key: 'water:1' },
      'no row or share for part water',
    ],
    ['a row made of itself', { source: 'kkini-likeness', key: 'tofu' }, 'no row tofu'],
    [
      'a food that one table of a consensus lacks',
      { source: 'kkini-consensus', key: 'table=tofu & other=okara' },
      'no food okara in other',
    ],
    [
      'a table that a consensus names and nobody knows',
      { source: 'kkini-consensus', key: 'table=tofu & tofu' },
      'no food  in tofu',
    ],
    [
      'a consensus of a single table',
      { source: 'kkini-consensus', key: 'table=tofu' },
      'fewer than two tables in table=tofu',
    ],
    ['an unknown kind of food', { source: 'kkini-nature', key: 'stone' }, 'unknown kind of food stone'],
    [
      'a value without a figure',
      { source: 'kkini-estimate', key: 'sugar:3' },
      'not a figure and value: sugar:3',
    ],
  ])('reports %s', (_case, changes, reason) => {
    expect(deriveFacts([aLine(changes)], TABLES).problems).toEqual([{ line: 2, id: 'tofu', reason }]);
  });
});
