import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();

type Reach = 'contains' | 'mayContain' | 'trace' | 'none';

function reach(food: string, excluded: string): Reach {
  const closure = taxonomy.closures.get(food);
  if (closure === undefined || !taxonomy.closures.has(excluded)) throw new Error(`${food} or ${excluded}?`);
  if (closure.up.has(excluded)) return 'contains';
  if (closure.line.has(excluded)) return 'mayContain';
  return closure.trace.has(excluded) ? 'trace' : 'none';
}

describe('what a food is made of', () => {
  it.each([
    ['kimchi', 'shrimp anchovy seafood fish jeotgal chili_pepper garlic allium'],
    ['radish_kimchi', 'shrimp anchovy radish added_sugar'],
    ['kimchi_mandu', 'kimchi kimchi_all shrimp pork wheat'],
    ['kimchi_stew', 'kimchi seafood'],
    ['soy_sauce', 'soybean soy wheat gluten_grain'],
    ['soup_soy_sauce', 'soybean'],
    ['soy_sauce_gf', 'soybean'],
    ['gochujang', 'soybean wheat added_sugar chili_pepper'],
    ['oyster_sauce', 'oyster shellfish mollusc seafood wheat soybean added_sugar'],
    ['mayonnaise', 'egg soybean'],
    ['fish_cake', 'fish seafood wheat egg soybean added_sugar'],
    ['crab_stick', 'crab crustacean fish egg wheat'],
    ['white_bread', 'wheat milk dairy added_sugar'],
    ['bread_crumb', 'wheat milk'],
    ['donkatsu', 'pork meat wheat egg milk'],
    ['cheese', 'milk dairy'],
    ['butter', 'milk'],
    ['soybean_sprout', 'soybean vegetable'],
    ['tofu', 'soybean legume'],
    ['almond_milk', 'almond tree_nut nut'],
    ['peanut_butter', 'peanut nut'],
    ['acorn_jelly', 'acorn nut'],
    ['parae_laver', 'laver parae seaweed'],
    ['gimbap', 'laver white_rice sesame'],
    ['buckwheat_noodle', 'buckwheat wheat noodle'],
    ['anchovy_broth', 'anchovy fish seafood'],
    ['dashida', 'beef soybean wheat'],
    ['ramyeon', 'wheat soybean'],
  ])('%s contains %s', (food, excluded) => {
    const found = excluded.split(' ').map((id) => [id, reach(food, id)]);
    expect(found).toEqual(found.map(([id]) => [id, 'contains']));
  });

  it.each([
    ['soup_soy_sauce', 'wheat kelp'],
    ['kimchi', 'oyster wheat pollock'],
    ['white_kimchi', 'shrimp anchovy pine_nut chestnut nut'],
    ['fish_cake', 'shrimp squid crab milk chicken mackerel'],
    ['ramyeon', 'milk egg beef pork chicken shrimp shellfish oyster mussel'],
    ['seafood_broth', 'oyster shrimp crab mussel abalone mackerel'],
    ['jam', 'peach kiwi apple'],
    ['tsuyu', 'mackerel'],
    ['bulgogi_sauce', 'kiwi pineapple'],
    ['jjamppong', 'mussel oyster squid'],
    ['cooking_oil', 'soybean corn'],
    ['ssamjang', 'peanut nut sesame'],
    ['oyster_sauce', 'shrimp'],
    ['pasta', 'egg'],
    ['chocolate', 'milk peanut walnut wheat'],
    ['gelatin', 'pork beef'],
    ['seafood', 'shrimp oyster mackerel'],
  ])('%s may contain %s', (food, excluded) => {
    const found = excluded.split(' ').map((id) => [id, reach(food, id)]);
    expect(found).toEqual(found.map(([id]) => [id, 'mayContain']));
  });

  it.each([
    ['vegan_kimchi', 'seafood shrimp anchovy fish'],
    ['fish_cake', 'peanut'],
    ['surimi', 'mackerel'],
    ['soy_sauce_gf', 'wheat gluten_grain'],
    ['vegan_oyster_sauce', 'oyster seafood'],
    ['kimchi', 'laver seaweed beef'],
    ['coconut_milk', 'milk dairy'],
    ['oat_milk', 'milk'],
    ['almond_milk', 'milk'],
    ['kidney_bean', 'soybean soy'],
    ['shrimp', 'crab lobster'],
    ['oyster', 'mussel abalone clam'],
    ['walnut', 'peanut pecan'],
    ['fish_egg', 'egg'],
    ['taro', 'egg'],
    ['buckwheat', 'gluten_grain'],
    ['onion', 'green_onion'],
    ['oyster_mushroom', 'oyster seafood'],
    ['yellow_croaker', 'oyster'],
    ['canola_oil', 'soybean'],
    ['allulose', 'added_sugar'],
    ['black_pepper', 'chili_pepper'],
    ['mandarin', 'oyster persimmon'],
    ['seafood_broth', 'soybean wheat added_sugar'],
  ])('%s does not reach %s', (food, excluded) => {
    const found = excluded
      .split(' ')
      .map((id) => [id, reach(food, id) === 'contains' || reach(food, id) === 'mayContain']);
    expect(found).toEqual(found.map(([id]) => [id, false]));
  });

  it.each([
    ['laver', 'shrimp'],
    ['laver', 'crustacean'],
    ['gimbap', 'crab'],
    ['oat', 'wheat'],
    ['granola', 'barley'],
  ])('%s meets %s by cross-contact at most', (food, excluded) => {
    expect(['trace', 'mayContain']).toContain(reach(food, excluded));
  });
});

describe('how far a quick chip reaches', () => {
  // Numbers of entries blocked with certainty, and in all (design of the taxonomy, section 4). With fewer, an excluded food would
  // be served.
  it.each([
    ['shrimp', 15, 123],
    ['egg', 39, 183],
    ['nut', 31, 117],
    ['peanut', 4, 81],
    ['mussel', 1, 90],
    ['oyster', 5, 104],
    ['walnut', 3, 46],
    ['kiwi', 2, 33],
    ['mackerel', 1, 59],
    ['added_sugar', 176, 293],
  ])('%s is certain in %i entries, and reached in %i, or more', (id, certain, reached) => {
    const reaches = [...taxonomy.closures.keys()].map((food) => reach(food, id));
    expect(reaches.filter((each) => each === 'contains').length).toBeGreaterThanOrEqual(certain);
    const blocked = reaches.filter((each) => each === 'contains' || each === 'mayContain');
    expect(blocked.length).toBeGreaterThanOrEqual(reached);
  });
});

describe('statutory allergens', () => {
  it.each([
    ['kimchi', 'shrimp'],
    ['oyster_sauce', 'oyster shellfish soy wheat'],
    ['mayonnaise', 'egg soy'],
    ['white_bread', 'milk wheat'],
    ['crab_stick', 'crab egg soy wheat'],
    ['cuttlefish', 'squid'],
    ['donkatsu', 'egg milk pork wheat'],
    ['mussel', 'mussel shellfish'],
    ['soy_sauce_gf', 'soy'],
    ['dashida', 'beef soy wheat'],
  ])('of %s are %s', (food, codes) => {
    expect([...(taxonomy.closures.get(food)?.allergens ?? [])].sort().join(' ')).toBe(codes);
  });

  it('are reached by at least one food each', () => {
    const reached = new Set([...taxonomy.closures.values()].flatMap((closure) => [...closure.allergens]));
    expect(taxonomy.source.allergens.filter(({ code }) => !reached.has(code))).toEqual([]);
  });
});
