import { foodNamesIndex, type NamedFood, type Taxonomy } from '@kkini/domain';

/** Every food and group with its names, and a lookup by id. */
export type NamedFoods = {
  readonly all: readonly NamedFood[];
  readonly byId: ReadonlyMap<string, NamedFood>;
};

const prepared = new WeakMap<Taxonomy, NamedFoods>();

/** The names of a taxonomy, gathered once. */
export function namedFoods(taxonomy: Taxonomy): NamedFoods {
  const known = prepared.get(taxonomy);
  if (known !== undefined) return known;
  const all = foodNamesIndex(taxonomy);
  const foods = { all, byId: new Map(all.map((food) => [food.id, food])) };
  prepared.set(taxonomy, foods);
  return foods;
}
