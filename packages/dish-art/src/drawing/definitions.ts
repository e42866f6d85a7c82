/** The `<defs>` of one picture: each is written once and referred to by id. */
export type Definitions = {
  /** The id of a definition, drawn on first use. */
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
      // Reserved before drawing, because the drawing may add definitions.
      entries.set(key, entry);
      entry.markup = draw(entry.id);
      return entry.id;
    },
    markup: () => [...entries.values()].map((entry) => entry.markup).join(''),
  };
}
