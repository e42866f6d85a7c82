import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { median } from './combine-figures.ts';
import type { Figure } from './figures.ts';
import type { IngredientFacts } from './ingredient-facts.ts';
import { type MappingLine, readMappings } from './tables/read-mappings.ts';
import { bundledFacts, bundledText, figureOf, isA } from './testing/bundled-facts.ts';

const facts = bundledFacts();
const taxonomy = bundledTaxonomy();
const sources = z.array(z.object({ id: z.string() })).parse(JSON.parse(bundledText('sources.json')));

function onlyByNature(row: IngredientFacts): boolean {
  return row.estimated.every((figure) => (row.figureSources[figure] ?? row.sourceId) === 'kkini-nature');
}
type GroupRange = readonly [group: string, figure: Figure, low: number, high: number, except: string];

/** Usual bounds of a group, excluding its dried, salted and mixed members. */
const GROUP_RANGES: readonly GroupRange[] = [
  ['fat_oil', 'energyKcal', 860, 930, 'margarine'],
  ['rice', 'energyKcal', 350, 390, ''],
  ['noodle', 'energyKcal', 140, 390, 'cold_ramyeon jjajang_ramyeon konjac_noodle ramyeon'],
  ['bread', 'energyKcal', 240, 410, 'corn_tortilla'],
  [
    'vegetable',
    'energyKcal',
    5,
    130,
    'cassava dried_aster dried_bracken dried_chili_leaf dried_gondre dried_radish dried_radish_greens dried_tomato dried_zucchini food_powder garlic olive rosemary sweet_potato',
  ],
  ['vegetable', 'sodiumMg', 0, 200, 'dried_radish dried_radish_greens hamcho olive sebal_namul'],
  [
    'vegetable',
    'purineMg',
    0,
    90,
    'dried_aster dried_chili_leaf dried_gondre dried_radish_greens dried_zucchini parsley',
  ],
  ['mushroom', 'energyKcal', 10, 40, 'dried_shiitake reishi stone_ear'],
  ['fruit', 'sugarG', 1.5, 18, 'avocado cranberry date jujube tamarind'],
  ['seaweed', 'sodiumMg', 100, 3000, 'dried_hijiki dried_parae'],
  ['meat', 'energyKcal', 50, 420, ''],
  ['meat', 'proteinG', 10, 30, 'gopchang jerky organ_meat sundae'],
  ['meat', 'purineMg', 30, 300, 'fish_sausage'],
  ['fish', 'proteinG', 13, 30, 'anchovy dried_pollock filefish_jerky fish_snack myeongyeopchae whitebait'],
  [
    'fish',
    'sodiumMg',
    15,
    200,
    'anchovy anchovy_fillet canned_saury dried_pollock filefish_jerky fish_snack myeongyeopchae plain_canned_mackerel smoked_salmon whitebait',
  ],
  ['fish', 'cholesterolMg', 20, 155, 'anchovy dried_pollock eel hagfish whitebait'],
  ['egg', 'proteinG', 10, 17, ''],
  ['dairy', 'sodiumMg', 20, 700, 'cheese parmesan yogurt_drink'],
  ['tree_nut', 'fatG', 43, 78, ''],
  ['broth', 'sodiumMg', 0, 100, 'boxed_broth broth_pack naengmyeon_broth'],
  ['kimchi_all', 'sodiumMg', 380, 750, ''],
  ['grain', 'sodiumMg', 0, 20, 'canned_corn'],
  ['bread', 'sodiumMg', 300, 750, 'corn_tortilla flower_bun steamed_bun'],
  ['noodle', 'sodiumMg', 0, 460, 'cold_ramyeon instant_rice_noodle jjajang_ramyeon ramyeon'],
  ['fruit', 'energyKcal', 20, 300, 'coconut cranberry'],
  ['fruit', 'sodiumMg', 0, 40, ''],
  ['fruit', 'proteinG', 0, 4, 'coconut jujube'],
  ['mushroom', 'sodiumMg', 0, 15, ''],
  ['tree_nut', 'energyKcal', 550, 760, ''],
  ['tree_nut', 'sodiumMg', 0, 15, ''],
  ['legume', 'proteinG', 2, 45, ''],
  ['egg', 'energyKcal', 40, 340, ''],
  ['egg', 'sodiumMg', 50, 180, ''],
  ['cephalopod', 'sodiumMg', 100, 500, 'dried_squid seasoned_squid'],
  ['cephalopod', 'proteinG', 12, 20, 'dried_squid seasoned_squid'],
  ['shellfish', 'sodiumMg', 50, 500, ''],
  ['shellfish', 'proteinG', 6, 25, ''],
  ['crustacean', 'proteinG', 12, 24, 'dried_shrimp'],
  ['added_sugar', 'energyKcal', 190, 550, ''],
  ['added_sugar', 'sodiumMg', 0, 80, ''],
  ['alcohol', 'sodiumMg', 0, 10, ''],
  ['beverage', 'sodiumMg', 0, 75, 'coconut_water'],
  ['jeotgal', 'sodiumMg', 1200, 9000, ''],
  ['ready_meal', 'sodiumMg', 50, 650, ''],
  ['organ_meat', 'sodiumMg', 20, 600, ''],
  ['vegetable', 'refusePercent', 0, 35, 'artichoke sweet_potato_stem'],
  ['mushroom', 'refusePercent', 0, 15, ''],
  ['fruit', 'refusePercent', 0, 52, 'durian mangosteen passion_fruit'],
  ['meat', 'refusePercent', 0, 32, 'beef_bone oxtail'],
  ['fish', 'refusePercent', 0, 75, ''],
  ['shellfish', 'refusePercent', 0, 76, ''],
  ['egg', 'refusePercent', 0, 13, ''],
  ['grain', 'refusePercent', 0, 0, 'corn'],
  ['fat_oil', 'refusePercent', 0, 0, ''],
  ['condiment', 'refusePercent', 0, 0, 'ginger'],
  ['dairy', 'refusePercent', 0, 0, ''],
  ['ready_meal', 'refusePercent', 0, 31, ''],
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

/** Inedible percent of foods as sold, between the national tables of Korea, Japan and the US. */
const KNOWN_REFUSE: readonly (readonly [string, number, number])[] = [
  ['banana', 35, 42],
  ['chicken_egg', 11, 14],
  ['clam', 65, 82],
  ['mackerel', 30, 55],
  ['watermelon', 35, 48],
  ['pineapple', 44, 50],
  ['onion', 2, 10],
  ['apple', 10, 20],
  ['chicken', 28, 36],
  ['crab', 65, 80],
  ['squid', 20, 35],
  ['corn', 45, 64],
  ['sesame_oil', 0, 0],
  ['wheat_flour', 0, 0],
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
  it('covers every ingredient and compound but two additives, two meats and groups of cheese and fish that no dish holds', () => {
    const known = new Set(facts.map(({ id }) => id));
    const lines = [...taxonomy.items.values()].filter(
      ({ kind }) => kind === 'ingredient' || kind === 'compound',
    );
    expect(lines.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([
      'soft_ripened_cheese',
      'sulfite',
      'added_caffeine',
      'whale_meat',
      'dog_meat',
      'deep_sea_fish',
    ]);
  });

  it('names only ids of the taxonomy, in the order of the mapping file', () => {
    expect(facts.filter(({ id }) => !taxonomy.items.has(id)).map(({ id }) => id)).toEqual([]);
    const { lines, problems } = readMappings(bundledText('facts/mappings.csv'));
    expect(problems).toEqual([]);
    expect(facts.map(({ id }) => id)).toEqual([...new Set(lines.map(({ id }) => id))]);
  });

  it('names only listed sources', () => {
    const known = new Set(sources.map(({ id }) => id));
    const used = facts.flatMap((row) => [row.sourceId, ...Object.values(row.figureSources)]);
    expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('explains every estimate in the note', () => {
    const silent = facts.filter((row) => row.estimated.length > 0 && row.note === '' && !onlyByNature(row));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  for (const [group, figure, low, high, except] of GROUP_RANGES) {
    it(`keeps ${figure} of ${group} between ${low} and ${high}`, () => {
      const outside = facts.filter((row) => {
        const amount = figureOf(row, figure);
        return isA(row.id, group) && (amount < low || amount > high);
      });
      const ids = outside.map(({ id }) => id).sort();
      expect(ids.join(' ')).toBe(except);
    });
  }

  it.each(PUBLISHED_SODIUM)('holds about as much sodium in %s as published: %i mg', (id, published) => {
    const row = facts.find((candidate) => candidate.id === id);
    expect(row?.nutrition.sodiumMg).toBeGreaterThan(published * 0.9);
    expect(row?.nutrition.sodiumMg).toBeLessThan(published * 1.1);
  });

  it.each(MEDIANS)('has a median of $figure in $group near $published', ({ group, figure, published }) => {
    const values = facts.filter(({ id }) => isA(id, group)).map((row) => figureOf(row, figure));
    expect(median(values)).toBeGreaterThan(published * 0.6);
    expect(median(values)).toBeLessThan(published * 1.6);
  });

  it.each(KNOWN_REFUSE)('throws away of %s between %d and %d percent', (id, low, high) => {
    const row = facts.find((candidate) => candidate.id === id);
    expect(row?.refusePercent).toBeGreaterThanOrEqual(low);
    expect(row?.refusePercent).toBeLessThanOrEqual(high);
  });
});

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
