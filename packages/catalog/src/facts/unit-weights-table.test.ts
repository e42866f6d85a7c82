import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readUnit } from '../normalize/amounts/units.ts';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { parseRecords } from './tables/csv.ts';
import { ANY_FOOD, readUnitWeights } from './tables/read-unit-weights.ts';
import { bundledText, isA } from './testing/bundled-facts.ts';

const text = bundledText('facts/unit-weights.csv');
const table = readUnitWeights(text);
const weights = table.ok ? table.value : new Map<string, ReadonlyMap<string, number>>();
const taxonomy = bundledTaxonomy();
const sources = z.array(z.object({ id: z.string() })).parse(JSON.parse(bundledText('sources.json')));
const rows = [...weights].flatMap(([id, units]) => [...units].map(([unit, grams]) => ({ id, unit, grams })));

const ROUGH = ['약간', '조금', '적당량'];

/** Least and most grams of one unit of any food. */
const UNIT_BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  큰술: [0.4, 25],
  작은술: [0.1, 8],
  컵: [5, 320],
  종이컵: [40, 260],
  꼬집: [0.05, 1],
  줌: [3, 120],
  공기: [100, 300],
  인분: [5, 300],
  장: [0.1, 150],
  잎: [0.1, 40],
  줄기: [0.5, 60],
  쪽: [2, 500],
  모: [100, 500],
  팩: [4, 600],
  봉지: [1, 1000],
  캔: [100, 500],
  병: [100, 800],
  근: [400, 600],
  알: [0.04, 80],
  톨: [0.04, 45],
  마리: [0.5, 4000],
  포기: [10, 2500],
  약간: [0.05, 40],
  적당량: [0.1, 250],
};

/** Least and most grams of one piece of a group's foods. */
const PIECE_BOUNDS: readonly (readonly [group: string, unit: string, low: number, high: number])[] = [
  ['vegetable', '개', 1, 3000],
  ['fruit', '개', 1, 5000],
  ['mushroom', '개', 2, 150],
  ['egg', '개', 5, 100],
  ['bread', '장', 20, 60],
  ['noodle', '인분', 40, 250],
  ['rice', '컵', 140, 190],
  ['fish', '마리', 1, 3000],
  ['shellfish', '개', 2, 60],
  ['cephalopod', '마리', 30, 2000],
  ['meat', '인분', 80, 300],
  ['broth', '컵', 190, 210],
  ['alcohol', '컵', 185, 220],
  ['fat_oil', '컵', 150, 200],
  ['soy_sauce_all', '컵', 180, 260],
];

const COMMON: readonly (readonly [string, string, number])[] = [
  ['chicken_egg', '개', 50],
  ['cooked_rice', '공기', 210],
  ['tofu', '모', 300],
  ['garlic', '쪽', 5],
  ['sugar', '큰술', 13],
  ['cooking_oil', '큰술', 14],
  ['honey', '큰술', 21],
  ['wheat_flour', '컵', 106],
  ['water', '컵', 200],
  ['beef', '근', 600],
];

describe('the table of unit weights', () => {
  it('reads without a problem and covers most foods', () => {
    expect(table.ok ? [] : table.problem).toEqual([]);
    expect(rows.length).toBeGreaterThan(2000);
  });

  it('names only ids of the taxonomy, and any food', () => {
    const unknown = [...weights.keys()].filter((id) => id !== ANY_FOOD && !taxonomy.items.has(id));
    expect(unknown).toEqual([]);
  });

  it('names only listed sources', () => {
    const known = new Set(sources.map(({ id }) => id));
    const used = new Set(parseRecords(text).map(({ sourceId = '' }) => sourceId));
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });

  it('names units as amounts are read, and rough words', () => {
    const units = [...new Set(rows.map(({ unit }) => unit))].filter((unit) => !ROUGH.includes(unit));
    expect(units.filter((unit) => readUnit(unit)?.kind !== 'household')).toEqual([]);
    for (const name of units) expect(readUnit(name)).toEqual({ kind: 'household', name });
  });

  it('gives spoons and cups of one food by one density', () => {
    const uneven = [...weights].filter(([, units]) => {
      const spoon = units.get('큰술') ?? Number.NaN;
      const ratios = [(units.get('컵') ?? 0) / spoon / 13.33, ((units.get('작은술') ?? 0) * 3) / spoon];
      return ratios.some((ratio) => ratio !== 0 && (ratio < 0.7 || ratio > 1.3));
    });
    expect(uneven.map(([id]) => id)).toEqual([]);
  });

  it('gives a spoon of every food that spoons measure', () => {
    const groups = ['condiment', 'fat_oil', 'added_sugar', 'spice', 'broth', 'alcohol', 'seed', 'starch'];
    const items = [...taxonomy.items.values()].filter(({ id }) => groups.some((group) => isA(id, group)));
    expect(items.filter(({ id }) => !weights.get(id)?.has('큰술')).map(({ id }) => id)).toEqual([]);
  });

  it('means more by a fitting amount than by a little', () => {
    const odd = [...weights].filter(
      ([, units]) => (units.get('적당량') ?? Number.POSITIVE_INFINITY) < (units.get('약간') ?? 0),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  for (const [unit, [low, high]] of Object.entries(UNIT_BOUNDS)) {
    it(`keeps every ${unit} between ${low} and ${high} grams`, () => {
      const found = rows.filter((row) => row.unit === unit);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ grams }) => grams < low || grams > high)).toEqual([]);
    });
  }

  for (const [group, unit, low, high] of PIECE_BOUNDS) {
    it(`keeps each ${unit} of ${group} between ${low} and ${high} grams`, () => {
      const found = rows.filter((row) => row.unit === unit && isA(row.id, group));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ grams }) => grams < low || grams > high)).toEqual([]);
    });
  }

  it.each(COMMON)('weighs %s by the %s at about %d grams', (id, unit, grams) => {
    const weight = weights.get(id)?.get(unit) ?? Number.NaN;
    expect(Math.abs(weight - grams) / grams).toBeLessThan(0.1);
  });
});
