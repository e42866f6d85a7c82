import { exactReadings, type NameIndex, squeezeText } from './name-index.ts';
import type { Taxonomy } from './taxonomy.ts';

/** The readings of successive food words; each has one id, or several when ambiguous. */
export type Readings = readonly (readonly string[])[];

/** Longest part, in characters, that is read: longer texts are prose, and the bound keeps the search fast. */
const LONGEST_PART = 60;
const LONGEST_PURPOSE_WORD = 6;

/** Resolves one part of a line (without separators and amounts), or null when any of it is unknown. */
export function resolvePart(taxonomy: Taxonomy, part: string): Readings | null {
  const found = readPart(taxonomy.names, part);
  return found === null ? null : narrowByGroup(taxonomy, found);
}

/** The same, but keeps each group beside its member. */
export function readPart(names: NameIndex, part: string): Readings | null {
  if (part.length > LONGEST_PART) return null;
  const tokens = part.split(/\s+/u).filter((token) => token !== '');
  // "Ground" is also "liver" in Korean, so words for preparation alone name no food.
  if (saysNoFood(names, squeezeText(part))) return null;
  let first = 0;
  let end = tokens.length;
  for (;;) {
    const exact = exactReadings(names, tokens.slice(first, end).join(' '));
    if (exact !== null) return [exact];
    if (end - first <= 1) break;
    if (end - first > 2 && isTrailing(names, tokens.slice(end - 2, end).join(''))) end -= 2;
    else if (isAfterword(names, tokens[end - 1] ?? '')) end -= 1;
    else if (isPreparation(names, tokens[first] ?? '')) first += 1;
    else break;
  }
  const rest = squeezeText(tokens.slice(first, end).join(''));
  return readCompound(names, rest, new Set()) ?? readWithoutAfterword(names, rest);
}

/**
 * Reads a compound from its end, because Korean compounds end with their head: takes the longest known ending whose
 * rest can be read as well. `unreadable` holds the lengths of beginnings of the text that cannot be read.
 */
function readCompound(names: NameIndex, text: string, unreadable: Set<number>): Readings | null {
  const whole = names.readings.get(text) ?? prefixedReading(names, text) ?? preparedReading(names, text);
  if (whole !== null) return [whole];
  for (let length = Math.min(names.longestName, text.length - 1); length >= 2; length -= 1) {
    const ending = names.readings.get(text.slice(-length));
    if (ending === undefined) continue;
    const rest = text.slice(0, -length);
    if (isOnlyModifiers(names, rest)) return [ending];
    const before = unreadable.has(rest.length)
      ? null
      : (readCompound(names, rest, unreadable) ?? readFlavour(names, rest, unreadable));
    if (before !== null) return [...before, ending];
  }
  unreadable.add(text.length);
  return null;
}

/** "Shrimp-flavoured" before a food counts as shrimp, because flavours use its extract. */
function readFlavour(names: NameIndex, text: string, unreadable: Set<number>): Readings | null {
  const ending = names.wording.flavourEndings.find((each) => text.endsWith(each) && text !== each);
  return ending === undefined ? null : readCompound(names, text.slice(0, -ending.length), unreadable);
}

/** Tries again without a trailing word that is written without a space ("a little", "powder"). */
function readWithoutAfterword(names: NameIndex, text: string): Readings | null {
  for (const word of names.wording.trailing) {
    const rest = text.slice(0, text.length - word.length);
    if (!text.endsWith(word) || rest === '' || (word.length === 1 && rest.length === 1)) continue;
    const readings = readCompound(names, rest, new Set());
    if (readings !== null) return readings;
  }
  return null;
}

/** One-syllable names match only whole or after a listed prefix. */
function prefixedReading(names: NameIndex, text: string): readonly string[] | null {
  const name = text.slice(-1);
  if (names.prefixes.get(name)?.has(text.slice(0, -1)) !== true) return null;
  return names.readings.get(name) ?? null;
}

/** A name right after one preparation word, the longest such word first: "domestic" + "garlic". */
function preparedReading(names: NameIndex, text: string): readonly string[] | null {
  const { leading, longestLeading } = names.wording;
  for (let length = Math.min(longestLeading, text.length - 2); length >= 1; length -= 1) {
    const reading = leading.has(text.slice(0, length)) ? names.readings.get(text.slice(length)) : undefined;
    if (reading !== undefined) return reading;
  }
  return null;
}

/** A group before its member only selects it: beef before "sirloin" leaves the beef cut. */
function narrowByGroup(taxonomy: Taxonomy, found: Readings): Readings {
  const narrowed: (readonly string[])[] = [];
  for (const readings of found) {
    const before = narrowed.at(-1);
    const group = before?.length === 1 ? before[0] : undefined;
    const members = group === undefined ? undefined : taxonomy.closures.get(group)?.members;
    const below = readings.filter((id) => members?.has(id) === true);
    if (below.length === 0) narrowed.push(readings);
    else narrowed.splice(-1, 1, below);
  }
  return narrowed;
}

function isOnlyModifiers(names: NameIndex, text: string): boolean {
  const { leading, longestLeading } = names.wording;
  if (isPurpose(names, text)) return true;
  const reachable = [true];
  for (let end = 1; end <= text.length; end += 1) {
    let reached = false;
    for (let length = 1; length <= Math.min(longestLeading, end) && !reached; length += 1) {
      reached = reachable[end - length] === true && leading.has(text.slice(end - length, end));
    }
    reachable.push(reached);
  }
  return reachable[text.length] === true;
}

function isPreparation(names: NameIndex, token: string): boolean {
  return names.wording.leading.has(token) || isPurpose(names, token);
}

function isAfterword(names: NameIndex, token: string): boolean {
  return isTrailing(names, token) || isPreparation(names, token);
}

function isTrailing(names: NameIndex, text: string): boolean {
  return names.wording.trailing.includes(text);
}

function saysNoFood(names: NameIndex, words: string): boolean {
  const isWording = names.wording.leading.has(words) || isTrailing(names, words);
  return isWording && !names.readings.has(words) && prefixedReading(names, words) === null;
}

function isPurpose(names: NameIndex, text: string): boolean {
  if (text.length < 2 || text.length > LONGEST_PURPOSE_WORD || names.readings.has(text)) return false;
  return names.wording.purposeEndings.some((ending) => text.endsWith(ending));
}
