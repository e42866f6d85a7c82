import { isKindOf, type Taxonomy } from './taxonomy/taxonomy.ts';

/** Groups of the taxonomy whose foods spoil within about a week of being bought or opened. */
const PERISHABLE_GROUPS: readonly string[] = ['vegetable', 'mushroom', 'meat', 'seafood', 'fruit'];
/**
 * Further foods that spoil within a week, and foods of those groups that keep for weeks: whole roots and heads,
 * dried, canned and salted ones.
 */
const PERISHABLE: readonly string[] = [
  'tofu',
  'soft_tofu',
  'milk',
  'cream',
  'yogurt',
  'fish_cake',
  'crab_stick',
  // Set jellies and soy pulp hold much water and no salt: two to three days in the refrigerator.
  ...['okara', 'acorn_jelly', 'mung_bean_jelly', 'buckwheat_jelly'],
  // Once opened: soy foods in brine or bare, fresh cheese and seaweed sold wet.
  ...['fried_tofu', 'tofu_noodle', 'mozzarella', 'maesaengi', 'parae'],
];
const KEEPING: readonly string[] = [
  ...['onion', 'garlic', 'ginger', 'potato', 'sweet_potato', 'carrot', 'radish', 'cabbage', 'napa_cabbage'],
  ...['pumpkin', 'lotus_root', 'burdock', 'apple', 'pear', 'lemon', 'lime', 'chestnut', 'jujube', 'corn'],
  // Roots that keep for weeks in earth or a cellar.
  ...['taro', 'yam', 'beet', 'kohlrabi', 'deodeok', 'bellflower_root'],
  // Dried, or kept in salt.
  ...['filefish_jerky', 'jellyfish'],
  ...['anchovy', 'kodari', 'hwangtae', 'wood_ear', 'raisin', 'bracken', 'chili_powder', 'paprika_powder'],
  ...['danmuji', 'pickle', 'olive', 'oiji', 'jangajji', 'canned_tuna', 'canned_whelk', 'canned_saury'],
  ...['canned_corn', 'salted_shrimp', 'luncheon_meat', 'bonito_flakes', 'tomato_sauce', 'ketchup'],
];
const KEEPING_GROUPS: readonly string[] = [
  'kimchi_all',
  'pickle_all',
  'jeotgal',
  'condiment',
  'spice',
  'broth',
];

/** Whether a food spoils within about a week, so that what is left of a pack has to be used in the same week. */
export function isPerishable(taxonomy: Taxonomy, id: string): boolean {
  if (PERISHABLE.includes(id)) return true;
  if (KEEPING.includes(id) || id.startsWith('dried_')) return false;
  const isA = (group: string) => isKindOf(taxonomy, id, group);
  return PERISHABLE_GROUPS.some(isA) && !KEEPING_GROUPS.some(isA);
}
