import { isKindOf, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import type { CookingClass } from '../cooking-classes.ts';

/** Dry goods and dumplings, which take up water that is not among the lines. */
const SWELLING = [
  ...['white_rice', 'brown_rice', 'glutinous_rice', 'black_rice', 'multigrain', 'barley', 'mandu'],
  ...['soybean', 'black_soybean', 'red_bean', 'mung_bean', 'chickpea', 'lentil', 'wakame', 'dried_radish'],
  ...['pasta', 'somyeon', 'kalguksu_noodle', 'chinese_noodle', 'buckwheat_noodle', 'naengmyeon_noodle'],
  ...['rice_noodle', 'jjolmyeon', 'glass_noodle', 'ramyeon', 'cold_ramyeon', 'jjajang_ramyeon', 'rice_paper'],
  ...['dried_pollock', 'dried_squid', 'dried_shrimp', 'dried_zucchini'],
];
/** Foods whose `eaten` is the share of salt left after soaking, not a share of weight. */
const SOAKED = ['oiji', 'jangajji', 'danmuji', 'gracilaria', 'jellyfish', 'kimchi'];
/** Tolerance for rounding. */
const ROUNDING = 1.01;

/** A dish without dry goods must not weigh more than its ingredients. */
export function checkWeight({ cookedGrams, ingredients }: ComponentEntry): Finding[] {
  if (ingredients.some(({ id }) => SWELLING.includes(id))) return [];
  const put = ingredients.reduce(
    (sum, { id, grams = 0, eaten = 1 }) => sum + grams * (SOAKED.includes(id) ? 1 : eaten),
    0,
  );
  return cookedGrams <= put * ROUNDING
    ? []
    : [
        {
          field: 'cookedGrams',
          repair: `weigh it again: ${cookedGrams} g cannot come of ${Math.round(put)} g`,
        },
      ];
}

/**
 * Foods that become mealy, rubbery or limp when thawed (National Center for Home Food Preservation, Foods that do not freeze well):
 * boiled potatoes, whites of boiled eggs, jellies, cucumber.
 */
const UNFROZEN = [
  'potato',
  'quail_egg',
  'konjac',
  'konjac_noodle',
  'acorn_jelly',
  'mung_bean_jelly',
  'buckwheat_jelly',
  'cucumber',
];
/** Classes whose foods stay in pieces; mashed, grated or chopped food freezes well. */
const IN_PIECES: readonly CookingClass[] = ['soup', 'stew', 'steamed', 'braised', 'fresh', 'salad'];

/** A dish marked as freezable must not contain pieces that thaw badly. */
export function checkFreezing({ class: cookingClass, freezes, ingredients }: ComponentEntry): Finding[] {
  if (!freezes || !IN_PIECES.includes(cookingClass)) return [];
  return ingredients
    .filter(({ id }) => UNFROZEN.includes(id))
    .map(({ id }) => ({ field: 'freezes', repair: `write false: ${id} in pieces thaws badly` }));
}

/** Groups of dishes that a week counts as its servings of fish. */
const FISH_GROUPS: readonly ComponentEntry['mainGroup'][] = ['whiteFish', 'oilyFish'];
/** Fish itself, fresh, dried or canned; fish cakes and crab sticks are mostly starch. */
const FISH = ['fish', 'canned_tuna', 'canned_saury', 'canned_mackerel', 'plain_canned_mackerel'];

/** Requires fish among the ingredients of a dish in a fish group. */
export function checkGroup({ mainGroup, ingredients }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  if (!FISH_GROUPS.includes(mainGroup)) return [];
  const holdsFish = ingredients.some(
    ({ id, grams, eaten = 1 }) =>
      grams !== undefined && eaten > 0 && FISH.some((food) => isKindOf(taxonomy, id, food)),
  );
  return holdsFish
    ? []
    : [{ field: 'mainGroup', repair: 'write seafood: fish cakes are no serving of fish' }];
}
