import { type LineWording, makeLineWording } from './line-wording.ts';
import { squeezeText } from './squeeze-text.ts';
import type { TaxonomySource } from './taxonomy-source.ts';

/** Maps from texts to ids. */
export type NameIndex = {
  readonly ids: ReadonlySet<string>;
  /** Squeezed name to its id; to all candidates when the text is ambiguous. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
  readonly longestName: number;
  /** Words allowed right before a one-syllable name. */
  readonly prefixes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly wording: LineWording;
};

/** Indexes every Korean name, synonym and ambiguous text of a checked source. */
export function makeNameIndex(source: TaxonomySource): NameIndex {
  const readings = new Map<string, readonly string[]>();
  for (const item of source.items) {
    for (const name of [item.ko, ...item.synonyms]) readings.set(squeezeText(name), [item.id]);
  }
  for (const { text, candidates } of source.ambiguous) readings.set(squeezeText(text), candidates);
  const prefixes = Object.entries(source.exactOnlyPrefixes);
  return {
    ids: new Set(source.items.map((item) => item.id)),
    readings,
    longestName: Math.max(0, ...[...readings.keys()].map((name) => name.length)),
    prefixes: new Map(prefixes.map(([name, words]) => [name, new Set(words)])),
    wording: makeLineWording(source.modifiers),
  };
}

/** The readings of a text that is exactly a name or an id; null for any other. */
export function exactReadings(names: NameIndex, text: string): readonly string[] | null {
  const id = text.trim();
  if (names.ids.has(id)) return [id];
  return names.readings.get(squeezeText(text)) ?? null;
}
