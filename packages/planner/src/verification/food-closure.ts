import type { TaxonomyItem, TaxonomySource } from '@kkini/domain';
import { memoizeByText } from '@kkini/domain/memoize';

/** The contents foods bring into a dish: certain and possible ids and tags. */
export type Holdings = {
  readonly certainIds: ReadonlySet<string>;
  readonly possibleIds: ReadonlySet<string>;
  readonly certainTags: ReadonlySet<string>;
  readonly possibleTags: ReadonlySet<string>;
  /** Cross-contact only. */
  readonly traceIds: ReadonlySet<string>;
};

/** A taxonomy read by plain recursion over its text. */
export type FoodClosure = {
  /** Null for an id the taxonomy does not have. */
  readonly holdings: (id: string) => Holdings | null;
  /** The food and everything it is a kind of; empty for an unknown id. */
  readonly identity: (id: string) => ReadonlySet<string>;
  /** The tags of the food that also apply to a dish containing it. */
  readonly travellingTags: (id: string) => readonly string[];
  /** Whether the id stands for a whole dish. */
  readonly isDish: (id: string) => boolean;
  readonly warnOnlyIds: ReadonlySet<string>;
  readonly warnOnlyTags: ReadonlySet<string>;
};

/** Cache size, larger than the number of foods in a taxonomy. */
const MOST_FOODS = 10_000;

/**
 * Sections 2, 6 and 9 of the taxonomy's design, implemented a second time for checking; shares no code with the first
 * implementation.
 */
export function foodClosure(source: TaxonomySource): FoodClosure {
  const reader = new Reader(source);
  const { ids, includesDescendants, tags } = source.policy.mayContainWarnOnly;
  const below = includesDescendants ? ids.flatMap((id) => reader.members(id)) : [];
  return {
    holdings: memoizeByText(MOST_FOODS, (id) => (reader.has(id) ? reader.holdings(id) : null)),
    identity: memoizeByText(MOST_FOODS, (id) => new Set(reader.has(id) ? reader.identity(id) : [])),
    travellingTags: (id) => reader.travelling([id]),
    isDish: (id) => reader.isDish(id),
    warnOnlyIds: new Set([...ids, ...below]),
    warnOnlyTags: new Set(tags),
  };
}

class Reader {
  private readonly items: ReadonlyMap<string, TaxonomyItem>;
  private readonly travellers: ReadonlySet<string>;

  constructor(private readonly source: TaxonomySource) {
    this.items = new Map(source.items.map((item) => [item.id, item]));
    this.travellers = new Set(source.tags.filter(({ propagates }) => propagates).map(({ tag }) => tag));
  }

  has(id: string): boolean {
    return this.items.has(id);
  }

  isDish(id: string): boolean {
    return this.items.get(id)?.kind === 'dish';
  }

  /** A group whose members have different contents possibly contributes everything that any member does. */
  holdings(id: string): Holdings {
    const up = this.up(id);
    const members = this.item(id).kind === 'group' ? this.members(id) : [];
    const open = this.source.policy.composedGroups.includes(id) ? this.members(id) : [];
    const parts = open.map((member) => this.holdings(member));
    const tagsOfParts = parts.flatMap((part) => [...part.certainTags, ...part.possibleTags]);
    return {
      certainIds: new Set(up),
      possibleIds: new Set([
        ...this.may(id),
        ...members,
        ...parts.flatMap((part) => [...part.certainIds, ...part.possibleIds]),
      ]),
      certainTags: new Set([...this.tagsOf(this.identity(id)), ...this.travelling(up)]),
      possibleTags: new Set([...this.mayTags(id), ...tagsOfParts.filter((tag) => this.travellers.has(tag))]),
      traceIds: new Set([
        ...[...up, ...this.may(id), ...members].flatMap((each) =>
          this.item(each).trace.flatMap((start) => this.up(start)),
        ),
        ...parts.flatMap((part) => [...part.traceIds]),
      ]),
    };
  }

  identity(id: string): readonly string[] {
    return [id, ...this.item(id).parents.flatMap((parent) => this.identity(parent))];
  }

  /** Every food that is a kind of this one. */
  members(id: string): readonly string[] {
    const children = this.source.items.filter((item) => item.parents.includes(id));
    return children.flatMap((child) => [child.id, ...this.members(child.id)]);
  }

  travelling(ids: readonly string[]): readonly string[] {
    return this.tagsOf(ids).filter((tag) => this.travellers.has(tag));
  }

  private up(id: string): readonly string[] {
    const { parents, contains } = this.item(id);
    return [id, ...[...parents, ...contains].flatMap((each) => this.up(each))];
  }

  private may(id: string): readonly string[] {
    const { parents, contains, mayContain } = this.item(id);
    return [
      ...[...parents, ...contains].flatMap((each) => this.may(each)),
      ...mayContain.flatMap((each) => [...this.up(each), ...this.may(each)]),
      ...[...contains, ...mayContain].flatMap((each) =>
        this.item(each).kind === 'group' ? this.members(each) : [],
      ),
    ];
  }

  private mayTags(id: string): readonly string[] {
    const { parents, contains, mayContain } = this.item(id);
    return [
      ...[...parents, ...contains].flatMap((each) => this.mayTags(each)),
      ...mayContain.flatMap((each) => [...this.travelling(this.up(each)), ...this.mayTags(each)]),
    ];
  }

  private tagsOf(ids: readonly string[]): readonly string[] {
    return ids.flatMap((id) => this.item(id).tags);
  }

  private item(id: string): TaxonomyItem {
    const found = this.items.get(id);
    if (found === undefined) throw new RangeError(`The taxonomy names ${id} without describing it`);
    return found;
  }
}
