import { describe, expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { bundledFacts, figureOf, isA } from './testing/bundled-facts.ts';

const facts = new Map(bundledFacts().map((row) => [row.id, row]));
const figure = (id: string, name: Figure) => {
  const row = facts.get(id);
  return row === undefined ? Number.NaN : figureOf(row, name);
};

type Anchor = readonly [id: string, figure: Figure, low: number, high: number];

/** Range of the national tables of Korea, Japan and the US for 100 g of a food in its usual forms. */
const ANCHORS: readonly Anchor[] = [
  ['milk', 'calciumMg', 100, 125],
  ['yogurt', 'calciumMg', 100, 150],
  ['parmesan', 'calciumMg', 800, 1400],
  ['mozzarella', 'calciumMg', 480, 800],
  ['cheese', 'calciumMg', 450, 750],
  ['chicken_egg', 'calciumMg', 40, 65],
  ['anchovy', 'calciumMg', 1200, 2200],
  ['tofu', 'calciumMg', 60, 160],
  ['fried_tofu', 'calciumMg', 200, 350],
  ['soy_milk', 'calciumMg', 10, 45],
  ['soybean', 'calciumMg', 180, 290],
  ['sesame', 'calciumMg', 600, 1250],
  ['perilla_leaf', 'calciumMg', 200, 320],
  ['spinach', 'calciumMg', 40, 110],
  ['napa_cabbage', 'calciumMg', 30, 80],
  ['kale', 'calciumMg', 150, 340],
  ['broccoli', 'calciumMg', 30, 75],
  ['laver', 'calciumMg', 100, 350],
  ['wakame', 'calciumMg', 700, 1200],
  ['oyster', 'calciumMg', 45, 110],
  ['clam', 'calciumMg', 50, 100],
  ['mackerel', 'calciumMg', 8, 40],
  ['salmon', 'calciumMg', 5, 20],
  ['beef_lean', 'calciumMg', 3, 12],
  ['white_rice', 'calciumMg', 3, 12],
  ['potato', 'calciumMg', 4, 12],
  ['kimchi', 'calciumMg', 30, 60],
  ['almond', 'calciumMg', 220, 350],
  ['spinach', 'ironMg', 2, 3.5],
  ['beef_lean', 'ironMg', 2, 3.2],
  ['pork_lean', 'ironMg', 0.5, 1.2],
  ['chicken_breast', 'ironMg', 0.2, 1],
  ['chicken_egg', 'ironMg', 1.3, 2.2],
  ['oyster', 'ironMg', 2, 6],
  ['clam', 'ironMg', 2.5, 14],
  ['laver', 'ironMg', 5, 18],
  ['soybean', 'ironMg', 5, 10],
  ['tofu', 'ironMg', 1, 2.5],
  ['lentil', 'ironMg', 6, 9.5],
  ['beef_liver', 'ironMg', 4, 8],
  ['pork_liver', 'ironMg', 13, 24],
  ['brown_rice', 'ironMg', 0.9, 2.1],
  ['oat', 'ironMg', 3, 5],
  ['sesame', 'ironMg', 5, 15],
  ['doenjang', 'ironMg', 1.5, 4],
  ['mackerel', 'ironMg', 0.8, 1.8],
  ['milk', 'ironMg', 0, 0.1],
  ['rye_bread', 'ironMg', 0.5, 2.5],
  ['tortilla', 'ironMg', 0.4, 1.5],
  ['milk', 'phosphorusMg', 80, 110],
  ['chicken_egg', 'phosphorusMg', 150, 210],
  ['brown_rice', 'phosphorusMg', 250, 330],
  ['anchovy', 'phosphorusMg', 1000, 2000],
  ['beef_lean', 'phosphorusMg', 150, 230],
  ['soybean', 'phosphorusMg', 480, 720],
  ['spinach', 'vitaminKUg', 270, 500],
  ['cabbage', 'vitaminKUg', 70, 110],
  ['perilla_leaf', 'vitaminKUg', 600, 800],
  ['kimchi', 'vitaminKUg', 40, 90],
  ['beef_liver', 'vitaminB12Ug', 50, 85],
  ['oyster', 'vitaminB12Ug', 10, 30],
  ['clam', 'vitaminB12Ug', 10, 60],
  ['mackerel', 'vitaminB12Ug', 4, 15],
  ['salmon', 'vitaminB12Ug', 2.5, 6],
  ['chicken_egg', 'vitaminB12Ug', 0.7, 1.3],
  ['milk', 'vitaminB12Ug', 0.3, 0.5],
  ['beef_lean', 'vitaminB12Ug', 0.9, 2.5],
  ['pork_lean', 'vitaminB12Ug', 0.3, 0.8],
  ['cheongju', 'ironMg', 0, 0.2],
  ['noodle_water', 'ironMg', 0, 0.1],
  ['milt', 'cholesterolMg', 300, 400],
  ['dried_shrimp', 'vitaminB12Ug', 5, 15],
  ['pollock_roe_jeot', 'vitaminB12Ug', 9, 18],
  ['anchovy_kelp_broth', 'vitaminB12Ug', 0, 0.3],
  ['yeolmu_kimchi', 'vitaminKUg', 100, 220],
  ['radish_kimchi', 'vitaminKUg', 3, 20],
];

/** Safety-rules section 6.2, µg per 100 g: the higher of SR28 and MEXT; 300 if no table has the leaf. */
const VITAMIN_K: readonly (readonly [id: string, figure: number])[] = [
  ['natto', 600],
  ['cheonggukjang', 600],
  ['parsley', 1640],
  ['chard', 830],
  ['kale', 704.8],
  ['perilla_leaf', 690],
  ['spinach', 482.9],
  ['crown_daisy', 350],
  ['basil', 414.8],
  ['mugwort', 340],
  ['chive', 212.7],
  ['cilantro', 310],
  ['rape_greens', 260],
  ['lettuce', 220],
  ['chamnamul', 220],
  ['young_radish', 220],
  ['green_onion', 207],
  ['broccoli', 210],
  ['sprout_veg', 200],
  ['water_parsley', 160],
  ['cabbage', 76],
  ['pumpkin_leaf', 108],
  ['laver', 2600],
  ['wakame', 1600],
  ['kelp', 110],
  ['soybean_oil', 210],
  ['canola_oil', 120],
  ['olive_oil', 60.2],
  ['mayonnaise', 120],
  ['soybean_sprout', 70.6],
  ['fried_tofu', 67],
  ['asparagus', 51],
  ['kimchi', 43.6],
  ['kiwi', 40.3],
  ['chili_powder', 106],
  ['tofu', 6],
  ...['aster', 'aralia', 'gondre', 'mallow', 'butterbur'].map((id) => [id, 300] as const),
];

/** Values of MEXT for foods SR28 lacks, µg per 100 g. */
const VITAMIN_K_OF_MEXT: readonly (readonly [id: string, figure: number])[] = [
  ['shepherds_purse', 330],
  ['ramps', 320],
  ['water_spinach', 250],
  ['dried_bracken', 180],
  ['wild_chive', 160],
  ['gracilaria', 160],
  ['garlic_scape', 54],
  ['bracken', 15],
  ['taro_stem', 9],
  ['red_bean', 8],
  ['perilla_oil', 5],
  ['maesil', 3],
  ['perilla_powder', 1],
  ...['deodeok', 'danmuji', 'kelp_broth', 'bonito_broth', 'anchovy_broth', 'salted_shrimp'].map(
    (id) => [id, 0] as const,
  ),
];

/** Safety-rules section 6.3, µg per 100 g of the dried seaweed; for laver of the toasted sheet. */
const IODINE: readonly (readonly [id: string, figure: number])[] = [
  ['kelp', 200_000],
  ['wakame', 10_000],
  ['laver', 2100],
  ['parae_laver', 2700],
];

describe('minerals and vitamins of the facts table', () => {
  for (const [id, name, low, high] of ANCHORS) {
    it(`holds in ${id} ${name} between ${low} and ${high}`, () => {
      expect(figure(id, name)).toBeGreaterThanOrEqual(low);
      expect(figure(id, name)).toBeLessThanOrEqual(high);
    });
  }

  it.each([...VITAMIN_K, ...VITAMIN_K_OF_MEXT])('counts vitamin K in %s as %d µg', (id, amount) => {
    expect(figure(id, 'vitaminKUg')).toBe(amount);
  });

  it.each(IODINE)('holds in %s %i µg of iodine', (id, amount) => {
    expect(figure(id, 'iodineUg')).toBe(amount);
  });

  it('finds no vitamin B12 in plants, and does not claim so of seaweed and what is fermented', () => {
    const plants = ['vegetable', 'fruit', 'legume', 'grain', 'mushroom', 'nut', 'seed'];
    const without = [...facts.keys()].filter((id) => plants.some((group) => isA(id, group)));
    expect(without.filter((id) => figure(id, 'vitaminB12Ug') > 0)).toEqual(['tempeh']);
    const open = ['laver', 'wakame', 'kelp', 'hijiki', 'parae', 'doenjang', 'kimchi', 'vegan_kimchi'];
    expect(open.filter((id) => !Number.isNaN(figure(id, 'vitaminB12Ug')))).toEqual([]);
  });

  it('knows the salt of every fish and shellfish, filled and named where its own table has none', () => {
    const sea = [...facts.values()].filter(({ id }) => isA(id, 'seafood'));
    expect(sea.filter((row) => !(figureOf(row, 'sodiumMg') >= 15)).map(({ id }) => id)).toEqual([]);
    for (const id of ['mackerel', 'eel', 'monkfish', 'cuttlefish']) {
      expect(facts.get(id)?.figureSources.sodiumMg).toBe('usda-sr28');
      expect(facts.get(id)?.estimated).toContain('sodiumMg');
    }
  });

  it('counts no iron or calcium that is added to food in the US', () => {
    const enriched = ['semolina', 'ramyeon', 'rye_bread', 'baguette', 'burger_bun', 'croissant', 'tortilla'];
    const others = [
      'bread_crumb',
      'hotcake_mix',
      'cookie',
      'cake',
      'cereal',
      'egg_noodle',
      'crouton',
      'focaccia',
    ];
    expect([...enriched, ...others].filter((id) => figure(id, 'ironMg') > 1.6)).toEqual([]);
    expect(['soy_milk', 'soy_yogurt', 'almond_milk'].filter((id) => figure(id, 'calciumMg') > 50)).toEqual(
      [],
    );
  });
});
