import { ADVERBS } from '../../vocabulary/foods/name-endings.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { namedFoods } from './named-foods.ts';
import { readWord, type WordReading } from './read-word.ts';
import { exactName, type VisitorIndex } from './visitor-index.ts';
import type { VisitorWording } from './visitor-wording.ts';

/** One way to read a word from a position on: its cost, and the number of names in it. */
type Way = {
  readonly cost: number;
  readonly names: number;
  /** Syllables in names and in fillers; of equally likely ways, the one with more of either is taken. */
  readonly inNames: number;
  readonly inFillers: number;
  /** End of its first part. */
  readonly end: number;
  /** Kind of its first part; `bare` is a one-syllable name without a particle. */
  readonly first: 'name' | 'bare' | 'said' | 'adverb' | 'unknown';
};

type Preferred = 'inNames' | 'inFillers';

/**
 * Syllables of a sentence without spaces: shorter texts are words, longer ones are read for the names of a list alone,
 * and beyond what the field takes nothing is.
 */
const SHORTEST = 5;
const LONGEST = 60;
const LONGEST_LIST = 400;
/** Most syllables of a name or a saying in such a sentence. */
const LONGEST_PART = 20;

/** One-syllable words spell many others by chance, so they cost most. */
const COST = { long: 1, adverb: 2, shortName: 3, bareName: 4 } as const;

/** Least syllables of a name inside a verb. */
const SHORTEST_NAME = 2;

/**
 * Cost of an unknown part and of each of its syllables: a name inside one is there by chance, a name beside one is not.
 */
const UNKNOWN_COST = { part: 3, syllable: 1.5 } as const;
/** Names of a dictated list, which an unknown part does not make a word of its own. */
const LEAST_LISTED = 2;
/** Names in a row after which one more may be two. */
const LEAST_IN_LIST = 3;

/** Most particles after a name ("with shrimp as well"). */
const MOST_PARTICLES = 2;

/** How to read a word: `words` replace it, and `beside` are read in addition. */
type Respaced = { readonly words: readonly string[]; readonly beside: readonly string[] };

/**
 * Splits a sentence written without spaces, as dictation writes it, into names with particles and what is said of
 * them. The parts replace an unknown word. For a word that is a name with endings or a typo, the parts are read in
 * addition if they contain two names: 수산물돼야지 (seafood, pork) ends like a verb. Unknown parts stay as words of their
 * own beside two names or more.
 */
export function respaced(taxonomy: Taxonomy, word: string): Respaced {
  const asIs = { words: [word], beside: [] };
  if (word.length < SHORTEST || !/^[\uAC00-\uD7A3]+$/u.test(word)) return asIs;
  if (word.length > LONGEST_LIST) return asIs;
  if (word.length > LONGEST) return aroundUnknown(taxonomy, word) ?? asIs;
  if (exactName(taxonomy.visitor, word) !== null) return asIs;
  const ways = likeliestWays(taxonomy, word, { preferred: 'inNames' });
  const names = ways.get(0)?.names ?? 0;
  const reading = readWord(taxonomy, word);
  if (names === 0)
    return isRead(reading) ? asIs : (namesInRow(taxonomy, word) ?? aroundUnknown(taxonomy, word) ?? asIs);
  if (isRead(reading)) {
    const mayHide =
      reading.kind !== 'foods' || reading.typed !== undefined || namedFoods(taxonomy, word) !== null;
    const hidden = names < LEAST_IN_LIST ? [] : hiddenIn(taxonomy, partsOf(word, ways));
    return { words: [word], beside: [...(names > 1 && mayHide ? partsOf(word, ways) : []), ...hidden] };
  }
  // 어머니가 오리를 (mother, duck) is also 어머니 가오리를 (mother, skate).
  const others = partsOf(word, likeliestWays(taxonomy, word, { preferred: 'inFillers' }));
  const words = partsOf(word, ways);
  const beside = words.join(' ') === others.join(' ') ? [] : others;
  return { words, beside: names < LEAST_IN_LIST ? beside : [...beside, ...hiddenIn(taxonomy, words)] };
}

/**
 * The two names that a name in a list is spelt with by chance: 가지버섯 is a mushroom, or aubergines and mushrooms. A
 * name that shares its first food, as 돼지고기 (pork) does, is one food.
 */
function hiddenIn(taxonomy: Taxonomy, words: readonly string[]): readonly string[] {
  const idsOf = (text: string) =>
    exactName(taxonomy.visitor, text)?.flatMap((each) => headIds(taxonomy, [each]));
  return words.flatMap((word) => {
    const whole = idsOf(word) ?? [];
    const holds = (food: string) => whole.some((id) => taxonomy.closures.get(id)?.up.has(food));
    for (let at = SHORTEST_NAME; at <= word.length - SHORTEST_NAME; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const first = idsOf(before);
      const isBySense =
        first === undefined ||
        first.some((id) => holds(id) || whole.some((each) => isKindOf(taxonomy, id, each)));
      // The second first, or the two would be read as the one name again.
      if (!isBySense && whole.length > 0 && idsOf(after) !== undefined) return [after, before];
    }
    return [];
  });
}

/**
 * The names of a dictated list that also holds unknown words, which are said: 굴이랑홍합은노로바이러스라안먹어요 names
 * oysters and mussels.
 */
function aroundUnknown(taxonomy: Taxonomy, word: string): Respaced | null {
  const ways = likeliestWays(taxonomy, word, { preferred: 'inNames', mayBeUnknown: true });
  const { names, inNames } = ways.get(0) ?? NOTHING;
  return names >= LEAST_LISTED && inNames > names ? { words: partsOf(word, ways), beside: [] } : null;
}

/**
 * Names in a row, one-syllable ones among them, and what is said of them: 새우게조개다못먹어요 (shrimp, crab, clams). A name
 * of two syllables or more shows that the word is a list.
 */
function namesInRow(taxonomy: Taxonomy, word: string): Respaced | null {
  const ways = likeliestWays(taxonomy, word, { preferred: 'inNames', isRow: true });
  const { names, inNames } = ways.get(0) ?? NOTHING;
  return names > 1 && inNames > names ? { words: partsOf(word, ways), beside: [] } : null;
}

/** The parts of a word in turn; unknown syllables are one part, and one alone is none. */
function partsOf(word: string, ways: ReadonlyMap<number, Way>): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    const isUnknown = ways.get(at)?.first === 'unknown';
    let end = ways.get(at)?.end ?? word.length;
    while (isUnknown && ways.get(end)?.first === 'unknown' && end < word.length) end += 1;
    if (!isUnknown || end - at > 1) parts.push(word.slice(at, end));
    at = end;
  }
  return parts;
}

function isRead(reading: WordReading): boolean {
  return reading.kind !== 'unread' && (reading.kind !== 'foods' || reading.unread === undefined);
}

/**
 * By position from which the whole rest of a word is known, the likeliest way to read the rest. Except in a row of
 * names, a bare name only stands before what is said of it.
 */
function likeliestWays(
  taxonomy: Taxonomy,
  word: string,
  { preferred, isRow = false, mayBeUnknown = false }: Wanted,
): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>([[word.length, { ...NOTHING, end: word.length }]]);
  for (let at = word.length - 1; at >= 0; at -= 1) {
    const unknown = mayBeUnknown ? unknownAt(at, ways.get(at + 1)) : [];
    for (const part of [...partsFrom(taxonomy, word, at), ...unknown]) {
      const rest = ways.get(part.end);
      if (rest === undefined || (part.first === 'bare' && rest.first !== 'said' && !isRow)) continue;
      const way = {
        ...part,
        cost: part.cost + rest.cost,
        names: part.names + rest.names,
        inNames: part.inNames + rest.inNames,
        inFillers: part.inFillers + rest.inFillers,
      };
      const known = ways.get(at);
      if (known === undefined || isLikelier(way, known, preferred)) ways.set(at, way);
    }
  }
  return ways;
}

function isLikelier(one: Way, other: Way, preferred: Preferred): boolean {
  return one.cost === other.cost ? one[preferred] > other[preferred] : one.cost < other.cost;
}

const NOTHING: Way = { cost: 0, names: 0, inNames: 0, inFillers: 0, end: 0, first: 'adverb' };

type Wanted = { readonly preferred: Preferred; readonly isRow?: boolean; readonly mayBeUnknown?: boolean };

/** One unknown syllable, before what follows it. */
function unknownAt(at: number, rest: Way | undefined): readonly Way[] {
  const opens = rest?.first === 'unknown' ? 0 : UNKNOWN_COST.part;
  return [{ ...NOTHING, cost: opens + UNKNOWN_COST.syllable, end: at + 1, first: 'unknown' }];
}

/** The names, and the words said of them, that begin at a position, each with and without particles. */
function partsFrom({ visitor }: Taxonomy, word: string, at: number): readonly Way[] {
  const adverbs: readonly string[] = ADVERBS;
  const parts: Way[] = [];
  for (let end = at + 1; end <= Math.min(word.length, at + LONGEST_PART); end += 1) {
    const text = word.slice(at, end);
    if (adverbs.includes(text)) parts.push({ ...NOTHING, cost: COST.adverb, end });
    const part = visitor.names.readings.has(text) ? nameOf(text) : saidOf(visitor, text);
    if (part === null) continue;
    for (const place of withParticles(visitor.wording, word, end)) {
      const isKnown = part.first === 'bare' && place > end;
      parts.push(
        isKnown ? { ...part, cost: COST.shortName, first: 'name', end: place } : { ...part, end: place },
      );
    }
  }
  return parts;
}

function nameOf(text: string): Way {
  const isShort = text.length === 1;
  return {
    ...NOTHING,
    cost: isShort ? COST.bareName : COST.long,
    names: 1,
    inNames: text.length,
    first: isShort ? 'bare' : 'name',
  };
}

/** The part for a word said of a food: a filler, a verb without a name in it, or a preparation; null for any other. */
function saidOf({ wording, names }: VisitorIndex, text: string): Way | null {
  if (text.length === 1) return null;
  const isFiller = wording.fillers.has(text);
  const isSaid =
    isFiller || names.wording.leading.has(text) || (wording.isVerb(text) && !holdsName(names, text));
  return isSaid
    ? { ...NOTHING, cost: COST.long, inFillers: isFiller ? text.length : 0, first: 'said' }
    : null;
}

/**
 * Whether a word contains a name: 되야지 (pork) is also the end of a verb. Names of two syllables count only at its
 * beginning or end.
 */
function holdsName({ readings }: VisitorIndex['names'], text: string): boolean {
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + SHORTEST_NAME; end <= text.length; end += 1) {
      const isInside = start > 0 && end < text.length;
      if ((!isInside || end - start > SHORTEST_NAME) && readings.has(text.slice(start, end))) return true;
    }
  }
  return false;
}

/** Possible ends of a word that is written up to a position: there, and after each particle that follows. */
function withParticles({ words }: VisitorWording, word: string, end: number): readonly number[] {
  const ends = new Set([end]);
  let last = [end];
  for (let more = 0; more < MOST_PARTICLES; more += 1) {
    last = last.flatMap((from) =>
      words.particles.filter((each) => word.startsWith(each, from)).map((each) => from + each.length),
    );
    for (const each of last) ends.add(each);
  }
  return [...ends];
}
