import type { NameIndex } from './name-index.ts';
import { squeezeText } from './squeeze-text.ts';
import type { TaxonomySource } from './taxonomy-source.ts';

/** What a visitor may type beyond the names of foods. */
export type VisitorIndex = {
  /** Squeezed chip key to its id: `nuts` is `nut`. */
  readonly chips: ReadonlyMap<string, string>;
  /** Squeezed label of a chip or a suggested food to its id. */
  readonly labels: ReadonlyMap<string, string>;
  /** Lower-case English name to its id. */
  readonly english: ReadonlyMap<string, string>;
  /** A food to the wider one its everyday name stands for: the egg of a hen to all eggs, sugar to all added sugars. */
  readonly widened: ReadonlyMap<string, string>;
  readonly fillers: ReadonlySet<string>;
  /** Fillers that may be glued to a food, longest first. */
  readonly gluedFillers: readonly string[];
  /** Longest first. */
  readonly particles: readonly string[];
};

/** Indexes chips, labels, English names and the words around them. */
export function makeVisitorIndex(source: TaxonomySource, names: NameIndex): VisitorIndex {
  const labels = new Map<string, string>();
  const widened = new Map<string, string>();
  for (const { label, id } of [...source.autocomplete, ...source.quickChips]) {
    for (const spoken of [label, ...spokenNames(label)]) {
      labels.set(squeezeText(spoken), id);
      const readings = names.readings.get(squeezeText(spoken)) ?? [];
      for (const reading of readings) if (reading !== id) widened.set(reading, id);
    }
  }
  const { fillers, particles } = source.visitorWords;
  return {
    chips: new Map(source.quickChips.map((chip) => [squeezeText(chip.chip), chip.id])),
    labels,
    english: new Map(source.items.flatMap((item) => englishNames(item.en).map((name) => [name, item.id]))),
    widened,
    fillers: new Set(fillers.map(squeezeText)),
    gluedFillers: longestFirst(fillers.filter((word) => word.length > 1)),
    particles: longestFirst(particles),
  };
}

/** A label with a gloss in brackets is spoken either way: soy (soybean). */
function spokenNames(label: string): readonly string[] {
  const gloss = /^(.+)\((.+)\)$/u.exec(label);
  return gloss === null ? [] : gloss.slice(1);
}

function englishNames(en: string): readonly string[] {
  const full = en.toLowerCase();
  const bare = full.replace(/\s*\(.*\)$/u, '');
  return bare === full ? [full] : [full, bare];
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...words].sort((a, b) => b.length - a.length);
}
