import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import type { CookingClass } from '../cooking-classes.ts';

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
