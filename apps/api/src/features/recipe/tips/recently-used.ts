/** A map that evicts the least recently used key. */
export class RecentlyUsed<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  /** The value of a key, which becomes the most recently used; undefined when absent. */
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
