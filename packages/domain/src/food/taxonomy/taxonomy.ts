import { fail, ok, type Result } from '../../result/result.ts';
import { makeVisitorIndex, type VisitorIndex } from '../exclusion/visitor-index.ts';
import { type Closure, computeClosures } from './closures.ts';
import { findTaxonomyProblems, type TaxonomyProblem } from './find-taxonomy-problems.ts';
import { makeNameIndex, type NameIndex, squeezeText } from './name-index.ts';
import type { TaxonomyItem, TaxonomySource } from './taxonomy-source.ts';

/** A checked taxonomy with everything precomputed for resolving texts and judging exclusions. */
export type Taxonomy = {
  readonly version: string;
  readonly source: TaxonomySource;
  readonly items: ReadonlyMap<string, TaxonomyItem>;
  readonly closures: ReadonlyMap<string, Closure>;
  readonly names: NameIndex;
  readonly visitor: VisitorIndex;
  /** Ids that only warn when merely possible. */
  readonly warnOnlyIds: ReadonlySet<string>;
  /** Tags that do not block when merely possible. */
  readonly warnOnlyTags: ReadonlySet<string>;
  /** Groups whose members differ in their ingredients. */
  readonly composedGroups: ReadonlySet<string>;
  /** A food that a title names in general, to the foods and groups of a line that specify which one is meant. */
  readonly explainedByLines: ReadonlyMap<string, readonly string[]>;
  /** Tags that propagate through composition. */
  readonly travellingTags: ReadonlySet<string>;
};

/** Checks the source and precomputes closures and names; or lists every inconsistency found. */
export function makeTaxonomy(source: TaxonomySource): Result<Taxonomy, readonly TaxonomyProblem[]> {
  const problems = findTaxonomyProblems(source);
  if (problems.length > 0) return fail(problems);
  const items = new Map(source.items.map((item) => [item.id, item]));
  const closures = computeClosures(source);
  const names = makeNameIndex(source);
  let visitor: VisitorIndex | undefined;
  return ok({
    version: source.version,
    source,
    items,
    closures,
    names,
    // Built on first use, because only reading exclusions needs it and it would take half of the start-up time.
    get visitor() {
      visitor ??= makeVisitorIndex(source, names);
      return visitor;
    },
    warnOnlyIds: warnOnlyIds(source, closures),
    warnOnlyTags: new Set(source.policy.mayContainWarnOnly.tags),
    composedGroups: new Set(source.policy.composedGroups),
    explainedByLines: new Map(source.explainedByLines.map(({ title, lines }) => [title, lines])),
    travellingTags: new Set(source.tags.filter((tag) => tag.propagates).map((tag) => tag.tag)),
  });
}

function warnOnlyIds(source: TaxonomySource, closures: ReadonlyMap<string, Closure>): ReadonlySet<string> {
  const { ids, includesDescendants } = source.policy.mayContainWarnOnly;
  const found = new Set(ids);
  if (!includesDescendants) return found;
  for (const id of ids) for (const below of closures.get(id)?.members ?? []) found.add(below);
  return found;
}

/** True when a food is this food or one of its kinds at any depth: a cherry tomato is a tomato and a vegetable. */
export function isKindOf(taxonomy: Taxonomy, id: string, group: string): boolean {
  return id === group || taxonomy.closures.get(group)?.members.has(id) === true;
}

/** Everyday name of a food: its label among the suggested foods, otherwise its Korean name; the text itself when unknown. */
export function foodLabel(taxonomy: Taxonomy, id: string): string {
  const suggested = taxonomy.source.autocomplete.find((food) => food.id === id);
  return suggested?.label ?? taxonomy.items.get(id)?.ko ?? id;
}

/** The English name of a food, given one of its own Korean names or labels; null for any other word. */
export function englishFoodName(taxonomy: Taxonomy, name: string): string | null {
  const label = squeezeText(name);
  const [id, ...others] = taxonomy.names.readings.get(label) ?? [];
  const listed = taxonomy.source.autocomplete.find((food) => squeezeText(food.label) === label)?.id;
  const known = listed ?? (others.length === 0 ? id : undefined);
  return known === undefined ? null : (taxonomy.items.get(known)?.en ?? null);
}
