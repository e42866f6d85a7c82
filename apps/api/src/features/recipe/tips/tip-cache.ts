/** Cache of texts by key. Concurrent callers of a key share one write. */
export class TipCache {
  private readonly kept: RecentlyUsed<string>;
  private readonly underWay = new Map<string, Promise<CachedText>>();

  constructor(most: number) {
    this.kept = new RecentlyUsed(most);
  }

  /** The text of a key. If it is absent, `write` produces it and says whether to cache it. */
  async get(key: string, write: () => Promise<CachedText>): Promise<string> {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const running = this.underWay.get(key) ?? this.start(key, write);
    return (await running).text;
  }

  get size(): number {
    return this.kept.size;
  }

  private start(key: string, write: () => Promise<CachedText>): Promise<CachedText> {
    const running = write()
      .then((written) => {
        if (written.keep) this.kept.keep(key, written.text);
        return written;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, running);
    return running;
  }
}

/** A text, and whether it may be cached because writing it again would give the same. */
export type CachedText = { readonly text: string; readonly keep: boolean };

/** A map that evicts the least recently used key. */
export class RecentlyUsed<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  /** Value of a key, which becomes the most recently used; undefined if absent. */
  get(key: string): Value | undefined {
    const value = this.kept.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: string, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
  }
}
