import { setImmediate as nextTurn } from 'node:timers/promises';
import type { readExclusions as call, ExclusionReadingWire, UnderstoodWire } from '@kkini/contract';
import {
  type Exclusion,
  type ExclusionReading,
  FOOD_PROPERTY_EN,
  FOOD_PROPERTY_KO,
  foodNamesIndex,
  type NamedFood,
  readExclusion,
  type Taxonomy,
  type UnderstoodFood,
} from '@kkini/domain';
import type { z } from 'zod';
import type { ExclusionCounts } from './exclusion-counts.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;
type Known = { readonly taxonomy: Taxonomy; readonly counts: ExclusionCounts };

/** Most example ingredients per excluded food. */
const MOST_EXAMPLES = 8;

/** Reads excluded words as planning does. Yields to other calls during long lists and stores nothing. */
export async function readExclusions(known: Known, { texts }: Request): Promise<Reply> {
  const readings: ExclusionReadingWire[] = [];
  for (const text of texts) {
    readings.push(readingWire(known, readExclusion(known.taxonomy, text)));
    await nextTurn();
  }
  return { readings, dishTotal: known.counts.dishTotal };
}

function readingWire(known: Known, reading: ExclusionReading): ExclusionReadingWire {
  const { text, exclusions, understood, suggestions, offered, unread, asksWhatMayStay, healthFacts } =
    reading;
  // A single item that was understood covers everything the text excludes.
  const isOne = understood.length === 1 && suggestions.length + unread.length === 0;
  const named = (id: string) => nameOf(known.taxonomy, id);
  return {
    text,
    understood: understood.map((food) =>
      understoodWire(known, food, isOne ? exclusions : [exclusionOf(food)]),
    ),
    suggestions: suggestions.map(({ id, typed }) => ({ ...named(id), typed })),
    offered: offered.map(named),
    unread: [...unread],
    asksWhatMayStay,
    healthFacts: [...healthFacts],
    dishCount: known.counts.dishes(exclusions),
  };
}

function understoodWire(
  { taxonomy, counts }: Known,
  food: UnderstoodFood,
  exclusions: readonly Exclusion[],
): UnderstoodWire {
  const { ids, count } = counts.foods(exclusions);
  const name =
    food.kind === 'food' ? { ...nameOf(taxonomy, food.id), kind: kindOf(taxonomy, food.id) } : property(food);
  const examples = ids.filter((id) => id !== name.id).slice(0, MOST_EXAMPLES);
  return {
    ...name,
    foodCount: count,
    dishCount: counts.dishes(exclusions),
    examples: examples.map((id) => {
      const { ko, en } = nameOf(taxonomy, id);
      return { ko, en };
    }),
  };
}

function exclusionOf(food: UnderstoodFood): Exclusion {
  return food.kind === 'food'
    ? { kind: 'known', id: food.id }
    : { kind: 'property', property: food.property };
}

function property({ property: id }: Extract<UnderstoodFood, { readonly kind: 'property' }>) {
  return { id, kind: 'property' as const, ko: FOOD_PROPERTY_KO[id], en: FOOD_PROPERTY_EN[id] };
}

function kindOf(taxonomy: Taxonomy, id: string): 'food' | 'group' {
  return namedFoods(taxonomy).byId.get(id)?.isGroup ? 'group' : 'food';
}

function nameOf(taxonomy: Taxonomy, id: string) {
  const { ko, en } = namedFoods(taxonomy).byId.get(id) ?? { ko: id, en: id };
  return { id, ko, en };
}

/** Every food and group with its names, and an index by id. */
export type NamedFoods = {
  readonly all: readonly NamedFood[];
  readonly byId: ReadonlyMap<string, NamedFood>;
};

const prepared = new WeakMap<Taxonomy, NamedFoods>();

/** Names of all foods of a taxonomy, memoized. */
export function namedFoods(taxonomy: Taxonomy): NamedFoods {
  const known = prepared.get(taxonomy);
  if (known !== undefined) return known;
  const all = foodNamesIndex(taxonomy);
  const foods = { all, byId: new Map(all.map((food) => [food.id, food])) };
  prepared.set(taxonomy, foods);
  return foods;
}
