import {
  dishProfile,
  excludedIds,
  exclusionNotices,
  exclusionViolation,
  readExclusion,
  resolveIngredientText,
  resolveTitle,
} from '@kkini/domain';
import { anyString, runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysNothing } from './reading/spell-reading.ts';
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

const ids = [...taxonomy.items.keys()];
const words = taxonomy.source.items.flatMap((item) => [item.ko, ...item.synonyms]);
const anId = fc.constantFrom(...ids);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  anyString({ maxLength: 80 }),
  fc
    .array(fc.constantFrom(...words, ' ', ',', '(', ')', '1/2', '큰술', '용', '와', '랑', '빼고', '약간'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const profileOf = (lines: readonly string[]) =>
  dishProfile(taxonomy, { title: '', lines: lines.map((id) => ({ id, name: id })) });

describe('exclusion', () => {
  it('of a parent blocks at least what its child blocks', () => {
    for (const { id, parents } of taxonomy.source.items) {
      for (const parent of parents) {
        for (const [food, closure] of taxonomy.closures) {
          const child = closure.up.has(id) ? 'certain' : closure.line.has(id) ? 'possible' : 'none';
          const wide = closure.up.has(parent) ? 'certain' : closure.line.has(parent) ? 'possible' : 'none';
          const holds = child === 'none' || wide === 'certain' || wide === child;
          if (!holds) expect([food, id, parent, child, wide]).toEqual([]);
        }
      }
    }
  });

  it('of a food reaches everything made with it', () => {
    for (const { id, contains, mayContain } of taxonomy.source.items) {
      const closure = taxonomy.closures.get(id);
      expect(contains.filter((part) => closure?.up.has(part) !== true)).toEqual([]);
      expect(mayContain.filter((part) => !closure?.up.has(part) && !closure?.line.has(part))).toEqual([]);
    }
  });

  it('of a food blocks every dish that lists it', () => {
    fc.assert(
      fc.property(fc.array(anId, { minLength: 1, maxLength: 6 }), fc.nat(), (lines, pick) => {
        const id = lines[pick % lines.length] ?? '';
        const found = exclusionViolation(profileOf(lines), [{ kind: 'known', id }]);
        expect(found).toEqual({ code: 'excludedFood', subject: id, via: 'contains' });
      }),
    );
  });

  it('typed as any name of a food names it, or what it is, and blocks a dish that lists it', () => {
    const missed = taxonomy.source.items.flatMap(({ id, ko, synonyms }) => {
      const profile = profileOf([id]);
      return [id, ko, ...synonyms].filter((name) => {
        const { exclusions } = readExclusion(taxonomy, name);
        const isNamed = exclusions.flatMap(excludedIds).some((each) => reach(id, each) === 'contains');
        return !isNamed || exclusionViolation(profile, exclusions)?.via !== 'contains';
      });
    });
    expect(missed).toEqual([]);
  });

  it('grows with every line and every exclusion', () => {
    const aList = fc.array(anId, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(aList, fc.array(anId), anId, (lines, excluded, more) => {
        const exclusions = excluded.map((id) => ({ kind: 'known', id }) as const);
        if (exclusionViolation(profileOf(lines), exclusions) === null) return;
        const wider = [...exclusions, { kind: 'known', id: more } as const];
        expect(exclusionViolation(profileOf([...lines, more]), exclusions)).not.toBeNull();
        expect(exclusionViolation(profileOf(lines), wider)).not.toBeNull();
      }),
    );
  });

  it('does not depend on the order of lines or exclusions', () => {
    const aList = fc.array(anId, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(aList, fc.array(anyText, { maxLength: 5 }), (lines, texts) => {
        const exclusions = texts.flatMap((text) => readExclusion(taxonomy, text).exclusions);
        const there = profileOf(lines);
        const back = profileOf(lines.toReversed());
        expect(exclusionViolation(back, exclusions.toReversed())).toEqual(
          exclusionViolation(there, exclusions),
        );
        expect(exclusionNotices(back, exclusions.toReversed())).toEqual(exclusionNotices(there, exclusions));
      }),
    );
  });
});

describe('reading of any text', () => {
  it('never throws and names only known ids', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { ids: named, candidates } = resolveIngredientText(taxonomy, text);
        const title = resolveTitle(taxonomy, text);
        const all = [...named, ...candidates.flat(), ...title.ids, ...title.dishWordIds];
        expect(all.filter((id) => !taxonomy.items.has(id))).toEqual([]);
        dishProfile(taxonomy, { title: text, lines: [{ id: null, name: text }] });
      }),
      { numRuns: runs(500) },
    );
  });

  it('drops no exclusion silently', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (saysNothing(taxonomy, text)) return;
        expect(readExclusion(taxonomy, text).exclusions.length > 0).toBe(text.trim() !== '');
      }),
      { numRuns: runs(500) },
    );
  });

  it('names a food or reports a gap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { ids: named, candidates, unresolved } = resolveIngredientText(taxonomy, text);
        expect(named.length + candidates.length + unresolved.length > 0).toBe(text.trim() !== '');
      }),
      { numRuns: runs(500) },
    );
  });

  it('of great length stays quick', () => {
    const long = '다진마늘 '.repeat(20_000);
    expect(resolveIngredientText(taxonomy, long).unresolved).toHaveLength(1);
    expect(readExclusion(taxonomy, '가'.repeat(50_000)).exclusions).toHaveLength(1);
  });
});
