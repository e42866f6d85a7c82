import { type IngredientLine, isKindOf, isOwnLine, type Taxonomy } from '@kkini/domain';
import type { TipDish } from '../model/tip-facts.ts';

/** A salty seasoning of a dish and its sodium in one serving, mg. */
export type SaltyLine = { readonly line: IngredientLine; readonly sodiumMg: number };

/** Sodium of seasonings in mg per gram, from the analyses of tips-rules section 7; salt has 400 mg per gram. */
const SODIUM_PER_GRAM: readonly (readonly [group: string, mg: number])[] = [
  ['salt', 400],
  ['soup_soy_sauce', 1290 / 15],
  ['soy_sauce_all', 870 / 15],
  ['anchovy_sauce', 1300 / 15],
  ['sand_lance_sauce', 1300 / 15],
  ['fish_sauce', 1300 / 15],
  ['doenjang', 665 / 15],
  ['doenjang_gf', 665 / 15],
  ['ssamjang', 450 / 15],
  ['gochujang', 360 / 15],
];

/** True for a seasoning in the sodium table. */
export function isSaltySeasoning(taxonomy: Taxonomy, id: string): boolean {
  return SODIUM_PER_GRAM.some(([group]) => isKindOf(taxonomy, id, group));
}

/** Salty seasonings of the dish itself whose weight is known, most sodium first. */
export function readSalty(taxonomy: Taxonomy, dish: TipDish): readonly SaltyLine[] {
  return dish.lines
    .filter(isOwnLine)
    .flatMap((line) => {
      const { id, grams } = line;
      if (id === null || grams === null) return [];
      const perGram = SODIUM_PER_GRAM.find(([group]) => isKindOf(taxonomy, id, group))?.[1];
      return perGram === undefined
        ? []
        : [{ line, sodiumMg: (grams * perGram) / Math.max(1, dish.servings) }];
    })
    .sort((a, b) => b.sodiumMg - a.sodiumMg);
}
