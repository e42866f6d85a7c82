import { ADVERBS } from '../../vocabulary/foods/name-endings.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { readWord } from './read-word.ts';
import type { VisitorIndex } from './visitor-index.ts';
import type { VisitorWording } from './visitor-wording.ts';

/** The likeliest way to write a word from some place on: its cost, where its first part ends, and the names it holds. */
type Way = {
  readonly cost: number;
  readonly end: number;
  readonly names: number;
  /** Those of one syllable without a particle. */
  readonly bare: number;
};

/** Syllables of a sentence without spaces: a shorter one is a word, a longer one prose. */
const SHORTEST = 5;
const LONGEST = 60;

/** Words of one syllable spell many others by chance. */
const COST = { long: 1, adverb: 2, shortName: 3, bareName: 4 } as const;
/** Least names to one bare name of a syllable: alone, it spells other words. */
const NAMES_TO_BARE = 3;

/** Most particles after a name ("with shrimp as well"). */
const MOST_PARTICLES = 2;

/**
 * The words of a sentence written without spaces, as dictation writes it: names with particles, and what is said of them.
 * The word as it is where it can be read, or where any of it is unknown.
 */
export function respaced(taxonomy: Taxonomy, word: string): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[\uAC00-\uD7A3]+$/u.test(word)) return [word];
  if (isRead(taxonomy, word)) return [word];
  const ways = likeliestWays(taxonomy, word);
  const { names, bare } = ways.get(0) ?? UNKNOWN;
  if (names === 0 || names < bare * NAMES_TO_BARE) return [word];
  const words: string[] = [];
  for (let at = 0; at < word.length; ) {
    const end = ways.get(at)?.end ?? word.length;
    words.push(word.slice(at, end));
    at = end;
  }
  return words;
}

const UNKNOWN: Way = { cost: 0, end: 0, names: 0, bare: 0 };

function isRead(taxonomy: Taxonomy, word: string): boolean {
  const reading = readWord(taxonomy, word);
  return reading.kind !== 'unread' && (reading.kind !== 'foods' || reading.unread === undefined);
}

/** For every place of a word from which all of it is known, the likeliest way on. */
function likeliestWays(taxonomy: Taxonomy, word: string): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>([[word.length, { ...UNKNOWN, end: word.length }]]);
  for (let at = word.length - 1; at >= 0; at -= 1) {
    for (const part of partsFrom(taxonomy, word, at)) {
      const rest = ways.get(part.end);
      const known = ways.get(at);
      if (rest === undefined || (known !== undefined && known.cost <= part.cost + rest.cost)) continue;
      ways.set(at, {
        cost: part.cost + rest.cost,
        end: part.end,
        names: part.names + rest.names,
        bare: part.bare + rest.bare,
      });
    }
  }
  return ways;
}

/** The names and the words said of them that begin at a place, each with and without particles. */
function partsFrom({ visitor }: Taxonomy, word: string, at: number): readonly Way[] {
  const { wording, names } = visitor;
  const adverbs: readonly string[] = ADVERBS;
  const parts: Way[] = [];
  for (let end = at + 1; end <= word.length; end += 1) {
    const text = word.slice(at, end);
    const isShort = text.length === 1;
    const isName = names.readings.has(text);
    if (adverbs.includes(text)) parts.push({ ...UNKNOWN, cost: COST.adverb, end });
    if (!isName && (isShort || !isSaid(visitor, text))) continue;
    for (const place of withParticles(wording, word, end)) {
      if (!isShort) parts.push({ cost: COST.long, end: place, names: isName ? 1 : 0, bare: 0 });
      else if (place > end) parts.push({ cost: COST.shortName, end: place, names: 1, bare: 0 });
      else parts.push({ cost: COST.bareName, end: place, names: 1, bare: 1 });
    }
  }
  return parts;
}

/** Whether a word says something of a food: a filler, a verb or a preparation. */
function isSaid({ wording, names }: VisitorIndex, text: string): boolean {
  return wording.fillers.has(text) || wording.isVerb(text) || names.wording.leading.has(text);
}

/** Where a word ends that is written up to a place: there, and after the particles that follow. */
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
