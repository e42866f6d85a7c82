import { ANY_THING, GENERIC_NOUNS, LISTING_PARTICLE } from '../../vocabulary/foods/name-endings.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import type { VisitorWords } from '../taxonomy/taxonomy-source.ts';
import { endsAsKind, isDishKind, isDishOf, isOneFood } from './dish-kind.ts';
import { headIds } from './meaning.ts';
import { dishNamed, namedFoods } from './named-foods.ts';
import { readWord, type WordReading } from './read-word.ts';
import { respaced } from './respaced.ts';
import { isListedGood } from './split-word.ts';
import { exactName, spokenRow } from './visitor-index.ts';

/** Most words of a name. */
const LONGEST_RUN = 5;

/** Reads consecutive words: first names with spaces, then single words; and words that are part of a sentence. */
export function readPiece(taxonomy: Taxonomy, typed: readonly string[]): readonly WordReading[] {
  const spaced = typed.flatMap(taxonomy.visitor.romanized).map((word) => respaced(taxonomy, word));
  const found = [spaced.flatMap(({ words }) => words), ...spaced.map(({ beside }) => beside)].flatMap(
    (words) => readRuns(taxonomy, words),
  );
  const titles = spaced.flatMap(({ words }) => words.flatMap((word) => dishNamed(taxonomy, word) ?? []));
  const hasFood = found.some(({ kind }) => kind === 'foods' || kind === 'near');
  const read = found.flatMap((each): readonly WordReading[] => {
    if (each.kind !== 'form') return each.kind === 'nothing' ? [] : [each];
    return hasFood ? [] : [{ kind: 'unread', text: each.text }];
  });
  return [...read, ...titles.map((dish): WordReading => ({ kind: 'title', dish }))];
}

function readRuns(taxonomy: Taxonomy, words: readonly string[]): readonly WordReading[] {
  const found: WordReading[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runFrom(taxonomy, words, at);
    const isForm = run.length === 1 && isDishKind(taxonomy, words[at]) && isDishOf(taxonomy, words[at - 1]);
    found.push(isForm && !isListed(taxonomy, words, at) ? NOTHING : run.reading);
    // "Flat fish cake" is read as flatfish and cake, and contains a fish cake.
    for (let inside = at + 1; run.length > 1 && inside < at + run.length; inside += 1) {
      const other = longestRun(taxonomy, words, inside);
      if (inside + other.length > at + run.length) found.push(other.reading);
    }
    at += run.length;
  }
  return found;
}

const NOTHING: WordReading = { kind: 'nothing' };

/**
 * The reading that starts at a word; of nothing where the word before shows that it is no food ("not used" versus
 * "bitter").
 */
function runFrom(taxonomy: Taxonomy, words: readonly string[], at: number): Run {
  const listed = listedName(taxonomy, words, at);
  if (listed !== null) return { length: 1, reading: { kind: 'foods', readings: [listed] } };
  if (homonymsOf(taxonomy, words, at).some((each) => isResolvedBefore(taxonomy, each, words[at - 1])))
    return { length: 1, reading: NOTHING };
  const isNoFood = [isHomonym, isState, isSpeaker].some((judge) => judge(taxonomy, words, at));
  return isNoFood ? exactRun(taxonomy, words, at) : longestRun(taxonomy, words, at);
}

/**
 * A name of one syllable in a list of things with the same particle: 게에 밤에 names crabs and chestnuts, although 밤에 is also
 * "at night".
 */
function listedName({ visitor }: Taxonomy, words: readonly string[], at: number): readonly string[] | null {
  const nameIn = (place: number) => {
    const word = words[place] ?? '';
    return word.endsWith(LISTING_PARTICLE) ? exactName(visitor, word.slice(0, -1)) : null;
  };
  const isShort = words[at]?.length === 2;
  return isShort && (nameIn(at - 1) ?? nameIn(at + 1)) !== null ? nameIn(at) : null;
}

type Run = { readonly length: number; readonly reading: WordReading };

/** The name of several words that starts with a word that is no food here ("bad for the body"), otherwise nothing. */
function exactRun(taxonomy: Taxonomy, words: readonly string[], at: number): Run {
  for (let length = Math.min(LONGEST_RUN, words.length - at); length > 1; length -= 1) {
    const exact = exactName(taxonomy.visitor, words.slice(at, at + length).join(''));
    if (exact !== null) return { length, reading: { kind: 'foods', readings: [exact] } };
  }
  return { length: 1, reading: NOTHING };
}

function longestRun(taxonomy: Taxonomy, words: readonly string[], at: number): Run {
  for (let length = Math.min(LONGEST_RUN, words.length - at); length > 1; length -= 1) {
    const run = words.slice(at, at + length);
    const joined = run.join('');
    const exact = exactName(taxonomy.visitor, joined) ?? nameBeforeFiller(taxonomy, run);
    const last = run.at(-1) ?? '';
    // "Duck, aloe" has no ending to drop: the last word is a name, so no duck egg is meant.
    const isWhole = saysFiller(taxonomy, last) || isFullName(taxonomy, last);
    const readings = isWhole ? exact && [exact] : namedFoods(taxonomy, last, run.slice(0, -1).join(''));
    if (readings !== null)
      return {
        length,
        reading: { kind: 'foods', readings: withParts(taxonomy, readings, { words, at, length }) },
      };
  }
  return { length: 1, reading: readWord(taxonomy, words[at] ?? '') };
}

/** Whether a word is a filler, as it stands or with particles: "food", "of food". */
function saysFiller({ visitor }: Taxonomy, word: string): boolean {
  const { fillers, remainders } = visitor.wording;
  return remainders(word).some((each) => fillers.has(each));
}

/**
 * A name of several words that ends in a filler, with any particle: "cold drinks" and, with any word for a thing, "cold
 * food".
 */
function nameBeforeFiller({ visitor }: Taxonomy, run: readonly string[]): readonly string[] | null {
  const { fillers, remainders } = visitor.wording;
  const nouns: readonly string[] = GENERIC_NOUNS;
  const start = run.slice(0, -1).join('');
  for (const last of remainders(run.at(-1) ?? '')) {
    // A syllable may end a name by chance: 발효 종 is a starter, 발효 종류 means fermented foods.
    const isThing = nouns.includes(last);
    const isFiller = isThing || (last.length > 1 && fillers.has(last));
    const exact = isFiller ? exactName(visitor, `${start}${last}`) : null;
    const thing = isThing ? exactName(visitor, `${start}${ANY_THING}`) : null;
    const isSpoken = thing?.some((each) => spokenRow(visitor, each) !== undefined);
    if (exact !== null || isSpoken) return exact ?? thing;
  }
  return null;
}

/** Whether a word means any food or thing, as it stands or with particles. */
function saysThing({ visitor }: Taxonomy, word: string): boolean {
  const nouns: readonly string[] = GENERIC_NOUNS;
  return visitor.wording.remainders(word).some((each) => nouns.includes(each));
}

/** Whether a word is a name as it stands, and not a kind formed by an ending ("soba noodles of all kinds"). */
function isFullName({ visitor }: Taxonomy, word: string): boolean {
  return !endsAsKind(word) && exactName(visitor, word) !== null;
}

type RunOfWords = { readonly words: readonly string[]; readonly at: number; readonly length: number };

/**
 * The readings of a name written with spaces, as in English. When every Hangul word is a food by itself, all of them
 * count. A last word that only repeats the kind (beef "meat") adds nothing, unless it names
 * goods that are also left out as such.
 */
function withParts(taxonomy: Taxonomy, whole: Readings, { words, at, length }: RunOfWords): Readings {
  const parts = words
    .slice(at, at + length)
    .map((word, offset) =>
      /[a-z]/u.test(word) || saysThing(taxonomy, word) || isHomonym(taxonomy, words, at + offset)
        ? null
        : namedFoods(taxonomy, word),
    );
  const foods = parts.flatMap((part) => (part === null ? [] : [part]));
  if (foods.length < parts.length) return whole;
  // An ending after the last word ("noodles of all kinds") means that the group is excluded as well.
  const isBare = exactName(taxonomy.visitor, words.slice(at, at + length).join('')) !== null;
  const heads = headIds(taxonomy, whole.flat());
  const more = foods.filter(
    (part, place) =>
      place === 0 ||
      !isBare ||
      isListedGood(taxonomy, part) ||
      !headIds(taxonomy, part.flat()).some((kind) => heads.some((id) => isKindOf(taxonomy, id, kind))),
  );
  return [...whole, ...more.flat()];
}

/** Whether the neighbours of a one-syllable word show that it is no food. */
function isHomonym(taxonomy: Taxonomy, words: readonly string[], at: number): boolean {
  const after = words[at + 1] ?? '';
  return homonymsOf(taxonomy, words, at).some(
    (each) =>
      each.before.some((start) => after.startsWith(start)) || isResolvedBefore(taxonomy, each, words[at - 1]),
  );
}

type Homonym = VisitorWords['homonyms'][number];

/** The homonyms that a one-syllable word may be, with or without particles. */
function homonymsOf({ visitor }: Taxonomy, words: readonly string[], at: number): readonly Homonym[] {
  const word = words[at] ?? '';
  if (word.length > LONGEST_HOMONYM) return [];
  const bare = visitor.wording.remainders(word);
  return visitor.wording.words.homonyms.filter((each) => bare.includes(each.text));
}

/** Whether the word before a homonym shows that no food is meant. A name with the same ending does not. */
function isResolvedBefore({ visitor }: Taxonomy, { after }: Homonym, before = ''): boolean {
  const isName = exactName(visitor, before) !== null;
  return after.some((end) => before === end || (before.endsWith(end) && !isName));
}

/**
 * Whether a word is a state such as smoked, frozen or canned right before a food. "Hard side dishes" means dishes
 * that are hard.
 */
function isState(taxonomy: Taxonomy, words: readonly string[], at: number): boolean {
  const { states } = taxonomy.visitor.wording.words;
  const next = words[at + 1] ?? '';
  return (
    states.includes(words[at] ?? '') && !saysThing(taxonomy, next) && namedFoods(taxonomy, next) !== null
  );
}

/**
 * Whether a dish word of one syllable is one of a list: beside a food of one syllable, or of three foods in a row. 감 죽 and
 * 딸기 버터 전 list things, 달걀 죽 is one dish.
 */
function isListed(taxonomy: Taxonomy, words: readonly string[], at: number): boolean {
  if (words[at]?.length !== 1) return false;
  const isFood = (place: number) => namedFoods(taxonomy, words[place] ?? '') !== null;
  return words[at - 1]?.length === 1 || (isFood(at - 1) && (isFood(at - 2) || isFood(at + 1)));
}

/**
 * Whether a dish word that also means "I" does so here: a food follows and something is said of it, and no food stands
 * before. 전 게 is a list, 전 게 못 먹어요 is not.
 */
function isSpeaker(taxonomy: Taxonomy, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const { visitor } = taxonomy;
  if (!visitor.wording.fillers.has(word) || !isDishKind(taxonomy, word)) return false;
  const isName = (each = '') => exactName(visitor, each) !== null;
  const isSaid = words.slice(at + 1, at + 1 + SOON).some((each) => !isName(each));
  return isSaid && !isName(words[at - 1]) && isOneFood(taxonomy, words[at + 1]);
}

/** Words after "I" among which something is said of the foods. */
const SOON = 6;

/** Length of one syllable with a particle. */
const LONGEST_HOMONYM = 3;
