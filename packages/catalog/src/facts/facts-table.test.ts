import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NUTRIENTS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIGURES, type Figure } from './figures.ts';
import type { IngredientFacts } from './ingredient-facts.ts';
import { median } from './median.ts';
import { readFacts } from './read-facts.ts';
import { readMappings } from './read-mappings.ts';

const DATA = join(import.meta.dirname, '../../data');
const read = (path: string) => readFileSync(join(DATA, path), 'utf8');
const table = readFacts(read('facts/facts.csv'));
const facts = table.ok ? [...table.value.values()] : [];

const ITEMS = z.object({
  items: z.array(z.object({ id: z.string(), kind: z.string(), parents: z.array(z.string()) })),
});
const { items } = ITEMS.parse(JSON.parse(read('taxonomy/taxonomy.json')));
const sources = z.array(z.object({ id: z.string() })).parse(JSON.parse(read('sources.json')));
const parentsById = new Map(items.map(({ id, parents }) => [id, parents]));

const value = (row: IngredientFacts, figure: Figure) =>
  (figure === 'gi' || figure === 'refusePercent' ? row[figure] : row.nutrition[figure]) ?? Number.NaN;
const figuresOf = (row: IngredientFacts) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, value(row, figure)])) as Record<Figure, number>;
const idsWhere = (fails: (figures: Record<Figure, number>, row: IngredientFacts) => boolean) =>
  facts.filter((row) => fails(figuresOf(row), row)).map(({ id }) => id);

function isA(id: string, group: string): boolean {
  return id === group || (parentsById.get(id) ?? []).some((parent) => isA(parent, group));
}

function onlyByNature(row: IngredientFacts): boolean {
  return row.estimated.every((figure) => (row.figureSources[figure] ?? row.sourceId) === 'kkini-nature');
}

const LOW_YIELD = 'the table counts only part of its carbohydrate as energy';
const ALCOHOL = 'alcohol gives energy too';
const ACID = 'acetic acid gives energy too';

/** Foods whose energy the four energy factors do not give, with the reason. */
const ENERGY_EXCEPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['shiitake', 'dried_shiitake', 'cinnamon', 'cocoa'].map((id) => [id, LOW_YIELD])),
  ...Object.fromEntries(
    ['laver', 'parae_laver', 'wakame', 'seaweed', 'kelp', 'maesaengi'].map((id) => [id, LOW_YIELD]),
  ),
  ...Object.fromEntries(
    ['mirin', 'cheongju', 'alcohol', 'wine', 'soju', 'beer', 'makgeolli'].map((id) => [id, ALCOHOL]),
  ),
  ...Object.fromEntries(['vinegar', 'vinegar_all', 'malt_vinegar'].map((id) => [id, ACID])),
  allulose: 'hardly any of it is burnt',
  stevia: 'its bulk is erythritol',
  erythritol: 'it is not burnt',
  gochujang_low_sugar: 'sweetened with allulose',
  msg: 'glutamate is neither protein nor carbohydrate here',
  baking_powder: 'its carbohydrate is by difference and mostly mineral',
};

const VERY_SALTY = [
  'anchovy_dashida',
  'baking_powder',
  'beef_stock_cube',
  'chicken_stock_cube',
  'dashida',
  'low_sodium_salt',
  'msg',
  'salt',
];

const VERY_RICH_IN_CHOLESTEROL = [
  'chicken_egg',
  'chicken_liver',
  'dried_squid',
  'duck_egg',
  'egg',
  'egg_yolk',
  'pork_liver',
  'quail_egg',
];

const SWEETENED_MEATS = [
  'bacon',
  'chicken_sausage',
  'fish_sausage',
  'ham',
  'jerky',
  'pork_feet',
  'processed_meat',
  'salami',
  'sausage',
  'sundae',
];

type GroupRange = { group: string; figure: Figure; low: number; high: number; except: readonly string[] };

/** Bounds of usual foods of a group; `except` lists the dried, salted and mixed members outside them. */
const GROUP_RANGES: readonly GroupRange[] = [
  { group: 'fat_oil', figure: 'energyKcal', low: 860, high: 930, except: ['margarine'] },
  { group: 'rice', figure: 'energyKcal', low: 350, high: 390, except: [] },
  { group: 'noodle', figure: 'energyKcal', low: 140, high: 390, except: ['konjac_noodle', 'ramyeon'] },
  { group: 'bread', figure: 'energyKcal', low: 240, high: 410, except: [] },
  {
    group: 'vegetable',
    figure: 'energyKcal',
    low: 5,
    high: 130,
    except: ['dried_radish', 'dried_tomato', 'olive', 'rosemary', 'sweet_potato'],
  },
  { group: 'vegetable', figure: 'sodiumMg', low: 0, high: 200, except: ['dried_radish', 'olive'] },
  { group: 'vegetable', figure: 'purineMg', low: 0, high: 90, except: ['parsley'] },
  { group: 'mushroom', figure: 'energyKcal', low: 10, high: 40, except: ['dried_shiitake'] },
  { group: 'fruit', figure: 'sugarG', low: 1.5, high: 18, except: ['avocado', 'cranberry', 'jujube'] },
  { group: 'seaweed', figure: 'sodiumMg', low: 100, high: 3000, except: [] },
  { group: 'meat', figure: 'energyKcal', low: 50, high: 420, except: [] },
  {
    group: 'meat',
    figure: 'proteinG',
    low: 10,
    high: 30,
    except: ['gopchang', 'jerky', 'organ_meat', 'sundae'],
  },
  { group: 'meat', figure: 'purineMg', low: 30, high: 300, except: ['fish_sausage'] },
  {
    group: 'fish',
    figure: 'proteinG',
    low: 13,
    high: 30,
    except: ['anchovy', 'dried_pollock', 'filefish_jerky'],
  },
  {
    group: 'fish',
    figure: 'sodiumMg',
    low: 15,
    high: 200,
    except: ['anchovy', 'dried_pollock', 'filefish_jerky'],
  },
  { group: 'fish', figure: 'cholesterolMg', low: 20, high: 155, except: ['dried_pollock'] },
  { group: 'egg', figure: 'proteinG', low: 10, high: 17, except: [] },
  { group: 'dairy', figure: 'sodiumMg', low: 20, high: 700, except: ['cheese', 'parmesan'] },
  { group: 'tree_nut', figure: 'fatG', low: 43, high: 78, except: [] },
  { group: 'broth', figure: 'sodiumMg', low: 0, high: 100, except: [] },
  { group: 'kimchi_all', figure: 'sodiumMg', low: 380, high: 750, except: [] },
];

/** Published means for Korean seasonings, mg of sodium per 100 g, from labels and national tables. */
const PUBLISHED_SODIUM: readonly (readonly [string, number])[] = [
  ['soy_sauce', 5800],
  ['soup_soy_sauce', 8600],
  ['doenjang', 4400],
  ['gochujang', 2400],
  ['ssamjang', 3000],
  ['anchovy_sauce', 8700],
  ['salt', 38_500],
  ['kimchi', 600],
];

const MEDIANS: readonly { group: string; figure: Figure; published: number }[] = [
  { group: 'vegetable', figure: 'energyKcal', published: 28 },
  { group: 'fruit', figure: 'energyKcal', published: 50 },
  { group: 'fruit', figure: 'sugarG', published: 8.5 },
  { group: 'fish', figure: 'proteinG', published: 19.5 },
  { group: 'fish', figure: 'purineMg', published: 150 },
  { group: 'meat', figure: 'purineMg', published: 105 },
  { group: 'noodle', figure: 'carbohydrateG', published: 70 },
];

describe('the facts table', () => {
  it('reads without a problem and covers every ingredient and compound but the additive sulfite', () => {
    expect(table.ok ? [] : table.problem).toEqual([]);
    const known = new Set(facts.map(({ id }) => id));
    const lines = items.filter(({ kind }) => kind === 'ingredient' || kind === 'compound');
    expect(lines.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual(['sulfite']);
  });

  it('names only ids of the taxonomy, in the order of the mapping file', () => {
    expect(facts.filter(({ id }) => !parentsById.has(id)).map(({ id }) => id)).toEqual([]);
    const { lines, problems } = readMappings(read('facts/mappings.csv'));
    expect(problems).toEqual([]);
    expect(facts.map(({ id }) => id)).toEqual([...new Set(lines.map(({ id }) => id))]);
  });

  it('names only listed sources', () => {
    const known = new Set(sources.map(({ id }) => id));
    const used = facts.flatMap((row) => [row.sourceId, ...Object.values(row.figureSources)]);
    expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('knows every nutrient of every row', () => {
    expect(idsWhere((figures) => NUTRIENTS.some((nutrient) => Number.isNaN(figures[nutrient])))).toEqual([]);
  });

  it('explains every estimate in the note', () => {
    expect(
      idsWhere((_figures, row) => row.estimated.length > 0 && row.note === '' && !onlyByNature(row)),
    ).toEqual([]);
  });

  it('has energy that agrees with its carbohydrate, fibre, protein and fat', () => {
    const off = idsWhere(({ energyKcal, carbohydrateG, fiberG, proteinG, fatG }) => {
      const computed = 4 * Math.max(0, carbohydrateG - fiberG) + 2 * fiberG + 4 * proteinG + 9 * fatG;
      return Math.abs(computed - energyKcal) > Math.max(15, 0.25 * energyKcal);
    });
    expect(off.filter((id) => !(id in ENERGY_EXCEPTIONS))).toEqual([]);
    expect(Object.keys(ENERGY_EXCEPTIONS).filter((id) => !off.includes(id))).toEqual([]);
  });

  it('never holds more of a part than of the whole', () => {
    expect(idsWhere(({ sugarG, carbohydrateG }) => sugarG > carbohydrateG + 0.3)).toEqual([]);
    expect(idsWhere(({ addedSugarG, sugarG }) => addedSugarG > sugarG + 0.01)).toEqual([]);
    expect(idsWhere(({ fiberG, carbohydrateG }) => fiberG > carbohydrateG + 0.3)).toEqual([]);
    expect(idsWhere(({ saturatedFatG, fatG }) => saturatedFatG > fatG)).toEqual([]);
    expect(idsWhere((f) => f.saturatedFatG + f.unsaturatedFatG + f.transFatG > f.fatG * 1.03 + 0.1)).toEqual(
      [],
    );
    expect(idsWhere((f) => f.carbohydrateG + f.proteinG + f.fatG > 101)).toEqual([]);
  });

  it('has no slip between grams and milligrams', () => {
    expect(idsWhere(({ sodiumMg }) => sodiumMg > 10_000).sort()).toEqual(VERY_SALTY);
    expect(idsWhere(({ sodiumMg, potassiumMg }) => sodiumMg > 40_000 || potassiumMg > 26_000)).toEqual([]);
    expect(idsWhere(({ cholesterolMg }) => cholesterolMg > 300).sort()).toEqual(VERY_RICH_IN_CHOLESTEROL);
    expect(idsWhere(({ cholesterolMg }) => cholesterolMg > 1000)).toEqual([]);
    expect(idsWhere(({ purineMg }) => purineMg > 1200)).toEqual([]);
    expect(idsWhere(({ transFatG }) => transFatG > 4)).toEqual([]);
    expect(idsWhere(({ gi }) => gi > 100)).toEqual([]);
  });

  it.each(GROUP_RANGES)(
    'keeps $figure of $group between $low and $high',
    ({ group, figure, low, high, except }) => {
      const outside = facts.filter((row) => {
        const amount = value(row, figure);
        return isA(row.id, group) && (amount < low || amount > high);
      });
      expect(outside.map(({ id }) => id).sort()).toEqual(except);
    },
  );

  it.each(PUBLISHED_SODIUM)('holds about as much sodium in %s as published: %i mg', (id, published) => {
    const row = facts.find((candidate) => candidate.id === id);
    expect(row?.nutrition.sodiumMg).toBeGreaterThan(published * 0.9);
    expect(row?.nutrition.sodiumMg).toBeLessThan(published * 1.1);
  });

  it.each(MEDIANS)('has a median of $figure in $group near $published', ({ group, figure, published }) => {
    const values = facts.filter(({ id }) => isA(id, group)).map((row) => value(row, figure));
    expect(median(values)).toBeGreaterThan(published * 0.6);
    expect(median(values)).toBeLessThan(published * 1.6);
  });

  it('counts no sugar as added in raw food and all of it in sugars', () => {
    const plain = ['vegetable', 'mushroom', 'seaweed', 'meat', 'egg', 'fat_oil'];
    const sweetened = idsWhere(
      ({ addedSugarG }, { id }) => addedSugarG > 0 && plain.some((group) => isA(id, group)),
    );
    expect(sweetened.sort()).toEqual(SWEETENED_MEATS);
    expect(idsWhere((f, { id }) => isA(id, 'added_sugar') && f.addedSugarG < f.sugarG * 0.8)).toEqual([]);
  });
});
