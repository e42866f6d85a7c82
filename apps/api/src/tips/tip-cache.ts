/** Texts by key, the ones used longest ago forgotten first; work under way is shared by everybody who asks. */
export class TipCache {
  private readonly kept = new Map<string, string>();
  private readonly underWay = new Map<string, Promise<CachedText>>();

  constructor(private readonly most: number) {}

  /** The text of a key; `write` runs when it is not there, and says whether its text is worth keeping. */
  async get(key: string, write: () => Promise<CachedText>): Promise<string> {
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.keep(key, known);
      return known;
    }
    const running = this.underWay.get(key) ?? this.start(key, write);
    return (await running).text;
  }

  get size(): number {
    return this.kept.size;
  }

  private start(key: string, write: () => Promise<CachedText>): Promise<CachedText> {
    const running = write()
      .then((written) => {
        if (written.keep) this.keep(key, written.text);
        return written;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, running);
    return running;
  }

  private keep(key: string, text: string): void {
    this.kept.delete(key);
    this.kept.set(key, text);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
  }
}

/** A text, and whether asking again would give the same. */
export type CachedText = { readonly text: string; readonly keep: boolean };
