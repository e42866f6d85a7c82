/** The `<defs>` of one picture. Each definition is written once and referred to by id. */
export type Definitions = {
  /** Id of a definition, which is drawn on first use. */
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
      // Reserved before drawing, because the drawing may add definitions itself.
      entries.set(key, entry);
      entry.markup = draw(entry.id);
      return entry.id;
    },
    markup: () => [...entries.values()].map((entry) => entry.markup).join(''),
  };
}
