import { foodLabel, readFoodsAtHome, type Taxonomy } from '@kkini/domain';
import type { Candidate } from './candidate.ts';

/**
 * A food the visitor has at home, in their words. `named` maps every food that may be meant to the one that was
 * named: a named group stands for all of its kinds, unknown words for none.
 */
export type HomeFood = {
  readonly text: string;
  /** Its name in Korean and English; in Korean the visitor's words, unless they are the id of a food. */
  readonly name: string;
  readonly nameEn: string;
  readonly named: ReadonlyMap<string, string>;
};

/** Reads the visitor's words for the foods at home. */
export function homeFoods(taxonomy: Taxonomy, texts: readonly string[]): readonly HomeFood[] {
  return readFoodsAtHome(taxonomy, texts).map(({ text, ids }) => {
    const kindsOf = (id: string) => [id, ...(taxonomy.closures.get(id)?.members ?? [])];
    const [first] = ids;
    const name = taxonomy.items.has(text) ? foodLabel(taxonomy, text) : text;
    const nameEn = taxonomy.items.get(first ?? '')?.en ?? name;
    return { text, name, nameEn, named: new Map(ids.flatMap((id) => kindsOf(id).map((kind) => [kind, id]))) };
  });
}

const NOTHING: readonly HomeFood[] = [];

/** The foods at home that a dish is made of; seasonings do not count. */
export function homeFoodsIn(
  { foods = [] }: Pick<Candidate, 'foods'>,
  atHome: readonly HomeFood[] = NOTHING,
): readonly HomeFood[] {
  return atHome.length === 0 || foods.length === 0
    ? NOTHING
    : atHome.filter(({ named }) => foods.some((food) => named.has(food)));
}

/** Whether a food is at home. */
export function isAtHome(
  { foodsAtHome = NOTHING }: { readonly foodsAtHome?: readonly HomeFood[] },
  food: string,
): boolean {
  return foodsAtHome.some(({ named }) => named.has(food));
}
