import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import type { CookingClass } from '../cooking-classes.ts';

/**
 * Foods that thaw mealy, rubbery or limp (National Center for Home Food Preservation, Foods that do not freeze well): boiled
 * potatoes, whites of boiled eggs, jellies, cucumber.
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
/** Classes that leave them in pieces; what is mashed, grated or chopped freezes. */
const IN_PIECES: readonly CookingClass[] = ['soup', 'stew', 'steamed', 'braised', 'fresh', 'salad'];

/** A dish that can be frozen holds nothing in pieces that thaws badly. */
export function checkFreezing({ class: cookingClass, freezes, ingredients }: ComponentEntry): Finding[] {
  if (!freezes || !IN_PIECES.includes(cookingClass)) return [];
  return ingredients
    .filter(({ id, eaten = 1 }) => UNFROZEN.includes(id) && eaten > 0)
    .map(({ id }) => ({ field: 'freezes', repair: `write false: ${id} in pieces thaws badly` }));
}
