import type { Taxonomy } from './taxonomy.ts';

/** Least syllables of a name; shorter names occur inside too many other words. */
const SHORTEST_NAME = 2;

/**
 * Ids of every food a sentence names, read from left to right, the longest name first: "삶은 렌틸콩을 감자전분과" names
 * lentils and potato starch, not potatoes or soybeans. Particles do not matter; names of one syllable are not looked for.
 */
export function foodsInProse(taxonomy: Taxonomy, text: string): readonly string[] {
  const { readings, longestName } = taxonomy.names;
  const found = new Set<string>();
  for (const word of text.normalize('NFC').toLowerCase().split(/\s+/u)) {
    for (let start = 0; start < word.length; start += 1) {
      for (let end = Math.min(word.length, start + longestName); end >= start + SHORTEST_NAME; end -= 1) {
        const ids = readings.get(word.slice(start, end));
        if (ids === undefined) continue;
        for (const id of ids) found.add(id);
        start = end - 1;
        break;
      }
    }
  }
  return [...found];
}
