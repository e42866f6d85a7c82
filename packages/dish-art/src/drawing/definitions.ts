/** The `<defs>` of one picture: each thing is written once and referred to by id. */
export type Definitions = {
  /** The id of a thing, drawing it the first time. */
  define(key: string, draw: (id: string) => string): string;
  markup(): string;
};

export function createDefinitions(prefix: string): Definitions {
  const entries = new Map<string, { id: string; markup: string }>();
  return {
    define(key, draw) {
      const known = entries.get(key);
      if (known) return known.id;
      const entry = { id: prefix + entries.size.toString(36), markup: '' };
      // Taken before drawing: what it draws may define things of its own.
      entries.set(key, entry);
      entry.markup = draw(entry.id);
      return entry.id;
    },
    markup: () => [...entries.values()].map((entry) => entry.markup).join(''),
  };
}
