import type { TaxonomyItem, TaxonomySource } from './taxonomy-source.ts';

/** Foods related to one food. Design: exclusion algorithm of the ingredient taxonomy. */
export type Closure = {
  /** The food and all its ancestors. */
  readonly identity: ReadonlySet<string>;
  /** All descendants through `parents`, without the food itself. */
  readonly members: ReadonlySet<string>;
  /** Certain contents: the food, its ancestors and all its ingredients. */
  readonly up: ReadonlySet<string>;
  /** Possible contents: ingredients of variants, and any member of a group that is an ingredient. */
  readonly may: ReadonlySet<string>;
  /** `may`, and for a group also its members. */
  readonly line: ReadonlySet<string>;
  /** Tags of `identity`, and propagating tags of all its ingredients. */
  readonly certainTags: ReadonlySet<string>;
  /** Propagating tags of ingredients of variants; members of a group do not count. */
  readonly possibleTags: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly possibleAllergens: ReadonlySet<string>;
  /** Cross-contact only. */
  readonly trace: ReadonlySet<string>;
};

/** The closure of every food. The source must be free of dangling references and cycles. */
export function computeClosures(source: TaxonomySource): ReadonlyMap<string, Closure> {
  const graph = new ClosureGraph(source);
  return new Map(source.items.map((item) => [item.id, graph.closure(item)]));
}

class ClosureGraph {
  private readonly items: ReadonlyMap<string, TaxonomyItem>;
  private readonly children = new Map<string, string[]>();
  private readonly propagating: ReadonlySet<string>;
  private readonly caches = new Map<string, Map<string, ReadonlySet<string>>>();

  constructor(source: TaxonomySource) {
    this.items = new Map(source.items.map((item) => [item.id, item]));
    this.propagating = new Set(source.tags.filter((tag) => tag.propagates).map((tag) => tag.tag));
    for (const item of source.items) {
      for (const parent of item.parents) {
        this.children.set(parent, [...(this.children.get(parent) ?? []), item.id]);
      }
    }
  }

  closure(item: TaxonomyItem): Closure {
    const identity = this.identity(item.id);
    const members = this.members(item.id);
    const up = this.up(item.id);
    const may = this.may(item.id);
    const line = item.kind === 'group' ? union([may, members]) : may;
    const ownTags = this.collect(identity, (each) => each.tags);
    return {
      identity,
      members,
      up,
      may,
      line,
      certainTags: union([ownTags, this.travellingTags(up)]),
      possibleTags: this.mayTags(item.id),
      allergens: this.collect(up, (each) => each.allergens),
      possibleAllergens: this.collect(line, (each) => each.allergens),
      trace: this.trace(up, line),
    };
  }

  private identity(id: string): ReadonlySet<string> {
    return this.cached('identity', id, (item) => [[id], ...item.parents.map((each) => this.identity(each))]);
  }

  private members(id: string): ReadonlySet<string> {
    const children = this.children.get(id) ?? [];
    return this.cached('members', id, () => [children, ...children.map((each) => this.members(each))]);
  }

  private up(id: string): ReadonlySet<string> {
    return this.cached('up', id, (item) => [
      [id],
      ...[...item.parents, ...item.contains].map((each) => this.up(each)),
    ]);
  }

  private may(id: string): ReadonlySet<string> {
    return this.cached('may', id, (item) => [
      ...[...item.parents, ...item.contains].map((each) => this.may(each)),
      ...item.mayContain.flatMap((each) => [this.up(each), this.may(each)]),
      ...[...item.contains, ...item.mayContain]
        .filter((each) => this.isGroup(each))
        .map((g) => this.members(g)),
    ]);
  }

  private mayTags(id: string): ReadonlySet<string> {
    return this.cached('mayTags', id, (item) => [
      ...[...item.parents, ...item.contains].map((each) => this.mayTags(each)),
      ...item.mayContain.flatMap((each) => [this.travellingTags(this.up(each)), this.mayTags(each)]),
    ]);
  }

  private trace(up: ReadonlySet<string>, line: ReadonlySet<string>): ReadonlySet<string> {
    const starts = this.collect(union([up, line]), (each) => each.trace);
    return union([...starts].map((each) => this.up(each)));
  }

  private travellingTags(ids: ReadonlySet<string>): ReadonlySet<string> {
    return this.collect(ids, (each) => each.tags.filter((tag) => this.propagating.has(tag)));
  }

  private collect(
    ids: Iterable<string>,
    pick: (item: TaxonomyItem) => readonly string[],
  ): ReadonlySet<string> {
    const found = new Set<string>();
    for (const id of ids) {
      const item = this.items.get(id);
      if (item !== undefined) for (const value of pick(item)) found.add(value);
    }
    return found;
  }

  private isGroup(id: string): boolean {
    return this.items.get(id)?.kind === 'group';
  }

  private cached(
    kind: string,
    id: string,
    parts: (item: TaxonomyItem) => readonly Iterable<string>[],
  ): ReadonlySet<string> {
    const cache = this.caches.get(kind) ?? new Map<string, ReadonlySet<string>>();
    this.caches.set(kind, cache);
    const known = cache.get(id);
    if (known !== undefined) return known;
    const item = this.items.get(id);
    const computed = item === undefined ? new Set<string>() : union(parts(item));
    cache.set(id, computed);
    return computed;
  }
}

function union(parts: readonly Iterable<string>[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const part of parts) for (const value of part) all.add(value);
  return all;
}
