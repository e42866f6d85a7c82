import { type IngredientLine, isKindOf, isOwnLine, type Taxonomy } from '@kkini/domain';
import type { TipDish } from '../model/tip-facts.ts';
import { servingGrams } from './serving-grams.ts';

/** Kinds of protein food with different advice. */
export type ProteinKind = 'tofu' | 'legume' | 'egg' | 'fish' | 'shellfish' | 'poultry' | 'meat' | 'dairy';

/** The main protein food of a dish, in grams per serving. */
export type ProteinFood = {
  readonly line: IngredientLine;
  readonly kind: ProteinKind;
  readonly grams: number;
};

const GROUPS: readonly (readonly [group: string, kind: ProteinKind])[] = [
  ['tofu', 'tofu'],
  ['soft_tofu', 'tofu'],
  ['pressed_tofu', 'tofu'],
  ['fried_tofu', 'tofu'],
  ['tofu_noodle', 'tofu'],
  ['legume', 'legume'],
  ['egg', 'egg'],
  ['fish', 'fish'],
  ['canned_tuna', 'fish'],
  ['seafood', 'shellfish'],
  ['poultry', 'poultry'],
  ['meat', 'meat'],
  ['cottage_cheese', 'dairy'],
  ['yogurt', 'dairy'],
];
/** Weight per gram for comparing protein foods, so that a slice of cheese does not outweigh an egg. */
const DENSITY: Readonly<Record<ProteinKind, number>> = {
  tofu: 0.5,
  legume: 0.5,
  egg: 0.8,
  fish: 1.2,
  shellfish: 1,
  poultry: 1.2,
  meat: 1.2,
  dairy: 0.5,
};
/**
 * Foods that are never the main protein food: drinks, which accompany a dish, and salted or smoked meat, which no tip recommends.
 */
const NOT_LEADING = ['soy_milk', 'milk', 'soy_powder', 'processed_meat', 'fish_cake', 'pea'];
const LEAST_GRAMS = 20;

/** The food of the dish itself that has most of the protein; null if none is heavy enough to matter. */
export function readProtein(taxonomy: Taxonomy, dish: TipDish): ProteinFood | null {
  const found = dish.lines.flatMap((line): readonly ProteinFood[] => {
    const { id } = line;
    if (id === null || line.role !== 'main' || !isOwnLine(line)) return [];
    if (NOT_LEADING.some((each) => isKindOf(taxonomy, id, each))) return [];
    const kind = GROUPS.find(([group]) => isKindOf(taxonomy, id, group))?.[1];
    return kind === undefined ? [] : [{ line, kind, grams: servingGrams(line, dish) }];
  });
  const [main] = found.sort((a, b) => b.grams * DENSITY[b.kind] - a.grams * DENSITY[a.kind]);
  return main !== undefined && main.grams >= LEAST_GRAMS ? main : null;
}
