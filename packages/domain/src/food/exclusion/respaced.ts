import { ADVERBS } from '../../vocabulary/foods/name-endings.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
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
  readonly first: 'name' | 'bare' | 'said' | 'adverb';
};

type Preferred = 'inNames' | 'inFillers';

/** Syllables of a sentence without spaces: shorter texts are words, longer ones prose. */
const SHORTEST = 5;
const LONGEST = 60;

/** One-syllable words spell many others by chance, so they cost most. */
const COST = { long: 1, adverb: 2, shortName: 3, bareName: 4 } as const;

/** Least syllables of a name inside a verb. */
const SHORTEST_NAME = 2;

/** Most particles after a name ("with shrimp as well"). */
const MOST_PARTICLES = 2;

/** How to read a word: `words` replace it, and `beside` are read in addition. */
type Respaced = { readonly words: readonly string[]; readonly beside: readonly string[] };

/**
 * Splits a sentence written without spaces, as dictation writes it, into names with particles and what is said of
 * them. The parts replace an unknown word. For a word that is a name with endings or a typo, the parts are read in
 * addition if they contain two names: 수산물돼야지 (seafood, pork) ends like a verb. No parts where any of the word is
 * unknown.
 */
export function respaced(taxonomy: Taxonomy, word: string): Respaced {
  const asIs = { words: [word], beside: [] };
  if (word.length < SHORTEST || word.length > LONGEST || !/^[\uAC00-\uD7A3]+$/u.test(word)) return asIs;
  if (exactName(taxonomy.visitor, word) !== null) return asIs;
  const ways = likeliestWays(taxonomy, word, { preferred: 'inNames' });
  const names = ways.get(0)?.names ?? 0;
  const reading = readWord(taxonomy, word);
  if (names === 0) return isRead(reading) ? asIs : (namesInRow(taxonomy, word) ?? asIs);
  if (isRead(reading)) {
    const mayHide =
      reading.kind !== 'foods' || reading.typed !== undefined || namedFoods(taxonomy, word) !== null;
    return names > 1 && mayHide ? { words: [word], beside: partsOf(word, ways) } : asIs;
  }
  // 어머니가 오리를 (mother, duck) is also 어머니 가오리를 (mother, skate).
  const others = partsOf(word, likeliestWays(taxonomy, word, { preferred: 'inFillers' }));
  const words = partsOf(word, ways);
  return { words, beside: words.join(' ') === others.join(' ') ? [] : others };
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

function partsOf(word: string, ways: ReadonlyMap<number, Way>): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    const end = ways.get(at)?.end ?? word.length;
    parts.push(word.slice(at, end));
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
  { preferred, isRow = false }: { readonly preferred: Preferred; readonly isRow?: boolean },
): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>([[word.length, { ...NOTHING, end: word.length }]]);
  for (let at = word.length - 1; at >= 0; at -= 1) {
    for (const part of partsFrom(taxonomy, word, at)) {
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

/** The names, and the words said of them, that begin at a position, each with and without particles. */
function partsFrom({ visitor }: Taxonomy, word: string, at: number): readonly Way[] {
  const adverbs: readonly string[] = ADVERBS;
  const parts: Way[] = [];
  for (let end = at + 1; end <= word.length; end += 1) {
    const text = word.slice(at, end);
    if (adverbs.includes(text)) parts.push({ ...NOTHING, cost: COST.adverb, end });
    const part = visitor.names.readings.has(text) ? nameOf(text) : saidOf(visitor, text);
    if (part === null) continue;
    for (const place of withParticles(visitor.wording, word, end)) {
      const isTold = part.first === 'bare' && place > end;
      parts.push(
        isTold ? { ...part, cost: COST.shortName, first: 'name', end: place } : { ...part, end: place },
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
