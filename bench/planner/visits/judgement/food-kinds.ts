import type { TaxonomyItem, TaxonomySource } from '@kkini/domain';

const NOTHING: ReadonlySet<string> = new Set();

/** What a food is and contains, read from the text of the taxonomy alone, without the closures of the planner or the checker. */
export class FoodKinds {
  private readonly items: ReadonlyMap<string, TaxonomyItem>;
  private readonly travelling: ReadonlySet<string>;
  private readonly kinds = new Map<string, ReadonlySet<string>>();
  private readonly held = new Map<string, ReadonlySet<string>>();
  private readonly possible = new Map<string, ReadonlySet<string>>();
  private readonly tags = new Map<string, ReadonlySet<string>>();
  private readonly warned: ReadonlySet<string>;
  private readonly warnedTags: ReadonlySet<string>;

  constructor(source: TaxonomySource) {
    this.items = new Map(source.items.map((item) => [item.id, item]));
    this.travelling = new Set(source.tags.filter(({ propagates }) => propagates).map(({ tag }) => tag));
    const { ids, tags } = source.policy.mayContainWarnOnly;
    this.warned = new Set(ids);
    this.warnedTags = new Set(tags);
  }

  /** Whether the taxonomy describes a food. */
  knows(id: string): boolean {
    return this.items.has(id);
  }

  /** The food and everything it is a kind of. */
  kindsOf(id: string): ReadonlySet<string> {
    return once(this.kinds, id, () => this.reached(id, ({ parents }) => parents));
  }

  /** Everything the food is, or is made of. */
  holdsOf(id: string): ReadonlySet<string> {
    return once(this.held, id, () => this.reached(id, ({ parents, contains }) => [...parents, ...contains]));
  }

  /** What a common variant may also contain, except what the taxonomy only warns of. */
  mayHoldOf(id: string): ReadonlySet<string> {
    return once(this.possible, id, () => {
      const all = this.reached(id, ({ parents, contains, mayContain }) => [
        ...parents,
        ...contains,
        ...mayContain,
      ]);
      return new Set([...all].filter((each) => this.holdsOf(id).has(each) || !this.isWarned(each)));
    });
  }

  /** What a food adds that some makers put into a product, except what the taxonomy only warns of. */
  mayBring(id: string): readonly string[] {
    return [...this.holdsOf(id), ...this.mayHoldOf(id)].filter((each) => !this.isWarned(each));
  }

  /** The tags of the food, and the inherited tags of what it contains or may contain. */
  tagsOf(id: string): ReadonlySet<string> {
    return once(this.tags, id, () => {
      const travels = (tag: string) => this.travelling.has(tag);
      const ownTags = (ids: ReadonlySet<string>) =>
        [...ids].flatMap((each) => this.items.get(each)?.tags ?? []);
      return new Set([
        ...ownTags(this.kindsOf(id)),
        ...ownTags(this.holdsOf(id)).filter(travels),
        ...ownTags(this.mayHoldOf(id)).filter((tag) => travels(tag) && !this.warnedTags.has(tag)),
      ]);
    });
  }

  /** The tags such an addition brings, except those the taxonomy only warns of. */
  tagsBrought(id: string): readonly string[] {
    return [...this.tagsOf(id)].filter((tag) => this.travelling.has(tag) && !this.warnedTags.has(tag));
  }

  private isWarned(id: string): boolean {
    return [...this.kindsOf(id)].some((kind) => this.warned.has(kind));
  }

  private reached(id: string, next: (item: TaxonomyItem) => readonly string[]): ReadonlySet<string> {
    const found = new Set([id]);
    for (const each of found) {
      const item = this.items.get(each);
      for (const other of item === undefined ? NOTHING : next(item)) found.add(other);
    }
    return found;
  }
}

function once(
  known: Map<string, ReadonlySet<string>>,
  id: string,
  work: () => ReadonlySet<string>,
): ReadonlySet<string> {
  const found = known.get(id) ?? work();
  known.set(id, found);
  return found;
}
