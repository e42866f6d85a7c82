/** Pseudorandom numbers from a seed (mulberry32), equal on every machine. */
export class RandomSource {
  constructor(private state: number) {}

  /** An independent sequence that starts from here; this one continues unchanged. */
  aside(): RandomSource {
    return new RandomSource(Math.imul(this.state ^ 0x9e3779b9, 0x85ebca6b));
  }

  /** In [0, 1). */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  isLikely(probability: number): boolean {
    return this.unit() < probability;
  }

  /** A whole number from `least` to `most`, each with equal probability. */
  whole(least: number, most: number): number {
    return least + Math.floor((most - least + 1) * this.unit());
  }

  /** Around 1, with this standard deviation of the logarithm (Box and Muller 1958). */
  factor(spread: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.unit()));
    return Math.exp(spread * radius * Math.cos(2 * Math.PI * this.unit()));
  }

  /** One of the items, by weight. */
  pick<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let left = this.unit() * items.reduce((sum, item) => sum + item.weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return one(items.at(-1));
  }

  /** One of the items, with equal probability. */
  oneOf<Item>(items: readonly Item[]): Item {
    return one(items[Math.floor(this.unit() * items.length)]);
  }

  /** From `least` to `most` different items, each count with equal probability. */
  between<Item>(items: readonly Item[], least: number, most: number): readonly Item[] {
    const count = least + Math.floor((most - least + 1) * this.unit());
    const chosen = new Set<Item>();
    while (chosen.size < Math.min(count, items.length)) chosen.add(this.oneOf(items));
    return [...chosen];
  }

  /** From none to `most` different items; fewer are likelier. */
  some<Item>(items: readonly Item[], most: number): readonly Item[] {
    const count = Math.floor((most + 1) * this.unit() * this.unit());
    return [
      ...new Set(Array.from({ length: count }, () => one(items[Math.floor(this.unit() * items.length)]))),
    ];
  }
}

function one<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
