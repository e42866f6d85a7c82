/** Returns one set for all equal ones. */
export type ShareSet = <Value extends string>(set: ReadonlySet<Value>) => ReadonlySet<Value>;

/**
 * A ShareSet for the dishes of one catalogue: thousands of dishes have few different sets of most kinds, and an empty
 * set of its own takes 170 bytes. Sets are equal if they have the same texts in the same order.
 */
export function sharedSets(): ShareSet {
  const known = new Map<string, ReadonlySet<string>>();
  return <Value extends string>(set: ReadonlySet<Value>) => {
    const key = [...set].join('\n');
    const shared = known.get(key) ?? new ListedSet([...set]);
    known.set(key, shared);
    // The shared set has the same texts, so its type holds for this one.
    return shared as ReadonlySet<Value>;
  };
}

/**
 * A set of few texts as a list, which takes a quarter of the memory of a `Set` and is as fast to search up to some
 * dozens of them.
 */
class ListedSet<Value extends string> implements ReadonlySet<Value> {
  constructor(private readonly list: readonly Value[]) {}

  get size(): number {
    return this.list.length;
  }

  has(value: Value): boolean {
    return this.list.includes(value);
  }

  forEach(visit: (value: Value, again: Value, set: ReadonlySet<Value>) => void): void {
    for (const value of this.list) visit(value, value, this);
  }

  *entries(): SetIterator<[Value, Value]> {
    for (const value of this.list) yield [value, value];
  }

  keys(): SetIterator<Value> {
    return this.list.values();
  }

  values(): SetIterator<Value> {
    return this.list.values();
  }

  [Symbol.iterator](): SetIterator<Value> {
    return this.list.values();
  }
}
