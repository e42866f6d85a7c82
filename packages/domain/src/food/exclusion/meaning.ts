import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import { squeezeText } from '../taxonomy/name-index.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { type Exclusion, literalExclusion, titleExclusion, type UnderstoodFood } from './exclusion.ts';
import { spokenRow } from './visitor-index.ts';

/** What one food word excludes, what to show for it and what else to offer. */
export type Meaning = {
  readonly exclusions: readonly Exclusion[];
  readonly understood: readonly UnderstoodFood[];
  readonly offered: readonly string[];
};

/** The meanings of readings, in their order. */
export function meaningsOf(taxonomy: Taxonomy, readings: Readings): readonly Meaning[] {
  return readings.map((candidates, at) => {
    const [only] = candidates;
    return only !== undefined && candidates.length === 1
      ? meaningOfOne(taxonomy, only)
      : meaningOfSeveral(taxonomy, narrowed(taxonomy, candidates, readings[at - 1]));
  });
}

/** The foods of a reading, each group of foods represented by the one it is named after. */
export function headIds(taxonomy: Taxonomy, candidates: readonly string[]): readonly string[] {
  return candidates.flatMap((each) => spokenRow(taxonomy.visitor, each)?.ids.slice(0, 1) ?? [each]);
}

/** Whether any food of a reading is a statutory allergen. */
export function namesAllergen(taxonomy: Taxonomy, reading: readonly string[]): boolean {
  return headIds(taxonomy, reading).some((id) => (taxonomy.items.get(id)?.allergens.length ?? 0) > 0);
}

function meaningOfOne(taxonomy: Taxonomy, reading: string): Meaning {
  const { visitor } = taxonomy;
  const row = spokenRow(visitor, reading);
  if (row === undefined) {
    const id = visitor.widened.get(reading) ?? reading;
    return withTitles(
      taxonomy,
      [id],
      foodsMeant([id], [], visitor.related.get(id) ?? namedAfter(taxonomy, id)),
    );
  }
  // A row decides what its words mean; any other name of a food in it means at least that food.
  const isCovered = reading.startsWith('@') || row.ids.some((id) => isKindOf(taxonomy, reading, id));
  const meant = foodsMeant(isCovered ? row.ids : [...row.ids, reading], row.properties, row.offered);
  return withTitles(taxonomy, row.ids, {
    ...meant,
    exclusions: [
      ...meant.exclusions,
      ...row.tags.map((tag) => ({ kind: 'tag', tag }) as const),
      ...(row.byTitle ? row.texts.map((text) => literalExclusion(squeezeText(text))) : []),
    ],
  });
}

/** What a made food is named after, to offer beside it: soybeans of bean rice, oysters of salted oysters. */
function namedAfter({ items }: Taxonomy, id: string): readonly string[] {
  const made = items.get(id);
  if (made === undefined) return [];
  return made.contains.filter((food) => {
    const { ko, synonyms } = items.get(food) ?? { ko: '', synonyms: [] };
    return [ko, ...synonyms].some((name) => name !== '' && name !== made.ko && made.ko.startsWith(name));
  });
}

/** A meaning whose foods are dishes also leaves out every title with the name of one: spicy pizza is a pizza. */
function withTitles(taxonomy: Taxonomy, ids: readonly string[], meant: Meaning): Meaning {
  if (!namesDish(taxonomy, ids)) return meant;
  return { ...meant, exclusions: [...meant.exclusions, ...ids.flatMap((id) => dishTitle(taxonomy, id))] };
}

/** The exclusion of titles with the name of a dish; none for other foods. */
export function dishTitle({ items }: Taxonomy, id: string): readonly Exclusion[] {
  const item = items.get(id);
  return item?.kind === 'dish' ? [titleExclusion(squeezeText(item.ko))] : [];
}

/** Whether foods are first of all a dish, or only dishes and what these are cooked from: udon noodles and udon. */
export function namesDish({ items }: Taxonomy, ids: readonly string[]): boolean {
  const kinds = ids.map((id) => items.get(id)?.kind);
  return kinds[0] === 'dish' || (kinds.includes('dish') && kinds.every((each) => MADE.includes(each ?? '')));
}

const MADE: readonly string[] = ['dish', 'compound'];

function meaningOfSeveral(taxonomy: Taxonomy, candidates: readonly string[]): Meaning {
  const { widened } = taxonomy.visitor;
  const ids = [...new Set(candidates.map((id) => widened.get(id) ?? id))];
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return meaningOfOne(taxonomy, only);
  return {
    exclusions: [{ kind: 'ambiguous', ids }],
    understood: ids.map((id) => ({ kind: 'food', id })),
    offered: [],
  };
}

function foodsMeant(
  ids: readonly string[],
  properties: readonly FoodProperty[],
  offered: readonly string[],
): Meaning {
  return {
    exclusions: [
      ...properties.map((property) => ({ kind: 'property', property }) as const),
      ...ids.map((id) => ({ kind: 'known', id }) as const),
    ],
    understood: [
      ...properties.map((property) => ({ kind: 'property', property }) as const),
      ...ids.map((id) => ({ kind: 'food', id }) as const),
    ],
    offered,
  };
}

/** A group written before an ambiguous word selects its member: beef before "sirloin" is the beef cut. */
function narrowed(
  taxonomy: Taxonomy,
  candidates: readonly string[],
  before: readonly string[] | undefined,
): readonly string[] {
  const groups = before === undefined ? [] : headIds(taxonomy, before);
  const below = candidates.filter((id) => groups.some((group) => isKindOf(taxonomy, id, group)));
  return below.length === 0 ? candidates : below;
}
