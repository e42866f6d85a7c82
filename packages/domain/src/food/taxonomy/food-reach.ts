import { memoizeByObject, memoizeByText } from '../../memoize.ts';
import type { Closure } from './closures.ts';
import { isKindOf, type Taxonomy } from './taxonomy.ts';

/** Contents that one food adds to a dish, certain and possible. */
export type FoodReach = {
  readonly certainIds: Iterable<string>;
  readonly possibleIds: Iterable<string>;
  readonly certainTags: Iterable<string>;
  readonly possibleTags: Iterable<string>;
  readonly allergens: Iterable<string>;
  readonly possibleAllergens: Iterable<string>;
  readonly traceIds: Iterable<string>;
};

/** Cache size, larger than the number of foods in a taxonomy. */
const MOST_FOODS = 10_000;

/** The reach of a food used as an ingredient, memoized per taxonomy; null for an unknown id. */
export function foodReach(taxonomy: Taxonomy, id: string): FoodReach | null {
  return reachesIn(taxonomy)(id);
}

const reachesIn = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByText(MOST_FOODS, (id) => {
    const closure = taxonomy.closures.get(id);
    return closure === undefined ? null : reachOf(taxonomy, id, closure);
  }),
);

function reachOf(taxonomy: Taxonomy, id: string, closure: Closure): FoodReach {
  const own = fromClosure(closure);
  if (!taxonomy.composedGroups.has(id)) return own;
  const members = [...closure.members].flatMap((member) => foodReach(taxonomy, member) ?? []);
  return merge(own, members, taxonomy.travellingTags);
}

/** All allergen codes of a food, certain or possible. */
export function reachedAllergens(taxonomy: Taxonomy, id: string): ReadonlySet<string> {
  const reach = foodReach(taxonomy, id);
  return new Set(reach === null ? [] : [...reach.allergens, ...reach.possibleAllergens]);
}

/** The reach of an ambiguous word: certain are contents that all candidates share, possible those of any candidate. */
export function candidatesReach(taxonomy: Taxonomy, ids: readonly string[]): FoodReach {
  const reaches = ids.flatMap((id) => foodReach(taxonomy, id) ?? []);
  const shared = (pick: (reach: FoodReach) => Iterable<string>) =>
    intersection(reaches.map((each) => pick(each)));
  const certain: FoodReach = {
    certainIds: shared((reach) => reach.certainIds),
    possibleIds: [],
    certainTags: shared((reach) => reach.certainTags),
    possibleTags: [],
    allergens: shared((reach) => reach.allergens),
    possibleAllergens: [],
    traceIds: [],
  };
  return merge(certain, reaches, null);
}

/** The reach of foods that are only mentioned: everything is possible, nothing certain. */
export function mentionedReach(taxonomy: Taxonomy, ids: readonly string[]): FoodReach {
  return merge(
    nameReach([], []),
    ids.flatMap((id) => foodReach(taxonomy, id) ?? []),
    null,
  );
}

/** The reach of foods in variants of a dish: possible, like what a food may contain, so only propagating tags count. */
export function variantsReach(taxonomy: Taxonomy, ids: readonly string[]): FoodReach {
  return merge(
    nameReach([], []),
    ids.flatMap((id) => foodReach(taxonomy, id) ?? []),
    taxonomy.travellingTags,
  );
}

/** The reach of a dish word in a title: the dish alone, since the ingredient list states its contents. */
export function nameReach(ids: Iterable<string>, tags: Iterable<string>): FoodReach {
  return {
    certainIds: ids,
    possibleIds: [],
    certainTags: tags,
    possibleTags: [],
    allergens: [],
    possibleAllergens: [],
    traceIds: [],
  };
}

/** What some makers add to a kimchi or pickle; nothing for another food. */
export function someMakersAdd(taxonomy: Taxonomy, id: string): readonly string[] {
  const isKept = ['kimchi_all', 'pickle_all'].some((group) => isKindOf(taxonomy, id, group));
  return isKept ? [...(foodReach(taxonomy, id)?.possibleIds ?? [])] : [];
}

function fromClosure(closure: Closure): FoodReach {
  return {
    certainIds: closure.up,
    possibleIds: closure.line,
    certainTags: closure.certainTags,
    possibleTags: closure.possibleTags,
    allergens: closure.allergens,
    possibleAllergens: closure.possibleAllergens,
    traceIds: closure.trace,
  };
}

/** Adds the reach of `others` to `base` as possible; `tags` limits the tags that count (null: all). */
function merge(base: FoodReach, others: readonly FoodReach[], tags: ReadonlySet<string> | null): FoodReach {
  const possibleIds = new Set(base.possibleIds);
  const possibleTags = new Set(base.possibleTags);
  const possibleAllergens = new Set(base.possibleAllergens);
  const traceIds = new Set(base.traceIds);
  for (const other of others) {
    addAll(possibleIds, other.certainIds, other.possibleIds);
    addAll(possibleAllergens, other.allergens, other.possibleAllergens);
    addAll(traceIds, other.traceIds);
    for (const tag of [...other.certainTags, ...other.possibleTags]) {
      if (tags === null || tags.has(tag)) possibleTags.add(tag);
    }
  }
  return { ...base, possibleIds, possibleTags, possibleAllergens, traceIds };
}

function addAll(target: Set<string>, ...sources: readonly Iterable<string>[]): void {
  for (const source of sources) for (const value of source) target.add(value);
}

function intersection(sources: readonly Iterable<string>[]): ReadonlySet<string> {
  const [first = [], ...others] = sources;
  const rest = others.map((each) => new Set(each));
  return new Set([...first].filter((value) => rest.every((set) => set.has(value))));
}
