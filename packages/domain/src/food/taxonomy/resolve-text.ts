import { exactReadings, type NameIndex } from './name-index.ts';
import { type Readings, resolvePart } from './resolve-part.ts';
import { splitLine } from './split-line.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Least syllables of a name; shorter names occur inside too many other words. */
export const SHORTEST_NAME = 2;

/** The foods in a text: certain ids, sets of candidates for ambiguous words, and unknown parts. */
export type TextResolution = {
  readonly ids: readonly string[];
  readonly candidates: readonly (readonly string[])[];
  readonly unresolved: readonly string[];
};

/** `mentioned` are foods named somewhere in an unreadable text, part or remark: the line may contain them. */
export type LineResolution = TextResolution & { readonly mentioned: readonly string[] };

/** Resolves an ingredient line or a name, e.g. "minced garlic 1 tbsp" to `garlic`. An id resolves to itself. */
export function resolveIngredientText(taxonomy: Taxonomy, text: string): TextResolution {
  const { ids, candidates, unresolved } = resolveLine(taxonomy, text);
  return { ids, candidates, unresolved };
}

/** The same, with foods mentioned in unreadable parts. */
export function resolveLine(taxonomy: Taxonomy, text: string): LineResolution {
  const exact = exactReadings(taxonomy.names, text);
  if (exact !== null) return { ...collectReadings([exact], []), mentioned: [] };
  const { parts, bracketed } = splitLine(taxonomy.names, text);
  const readings: (readonly string[])[] = [];
  const unresolved: string[] = [];
  const unreadRemarks: string[] = [];
  for (const part of parts) {
    const found = resolvePart(taxonomy, part);
    if (found === null) unresolved.push(part);
    else readings.push(...found);
  }
  // Brackets contain remarks, which may be anything, or another food ("or oyster sauce"), which must count.
  for (const part of bracketed) {
    const found = resolvePart(taxonomy, part);
    if (found === null) unreadRemarks.push(part);
    else readings.push(...found);
  }
  if (parts.length === 0 && text.trim() !== '') unresolved.push(text.trim());
  const mentioned = [...unresolved, ...unreadRemarks].flatMap((part) => foodsInProse(taxonomy, part));
  return { ...collectReadings(readings, unresolved), mentioned: [...new Set(mentioned)] };
}

/** Sorts readings into certain ids and sets of candidates, each listed once. */
export function collectReadings(readings: Readings, unresolved: readonly string[]): TextResolution {
  const ids = readings.filter((each) => each.length === 1).flat();
  const candidates = new Map(readings.filter((each) => each.length > 1).map((each) => [each.join(), each]));
  return { ids: [...new Set(ids)], candidates: [...candidates.values()], unresolved };
}

/**
 * Ids of every food a sentence names, read from left to right, the longest name first: "삶은 렌틸콩을 감자전분과" names
 * lentils and potato starch, not potatoes or soybeans. Particles do not matter; names of one syllable are not looked for.
 */
export function foodsInProse({ names }: Taxonomy, text: string): readonly string[] {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/u);
  const found = words.flatMap((word) => namesIn(names, word));
  return [...new Set(found.flatMap((name) => names.readings.get(name) ?? []))];
}

/** The names in a word, read from left to right, the longest first. */
export function namesIn({ readings, longestName }: NameIndex, word: string): readonly string[] {
  const found: string[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let end = Math.min(word.length, start + longestName); end >= start + SHORTEST_NAME; end -= 1) {
      const name = word.slice(start, end);
      if (!readings.has(name)) continue;
      found.push(name);
      start = end - 1;
      break;
    }
  }
  return found;
}
