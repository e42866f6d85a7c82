import {
  characterSignature,
  initialsSignature,
  LONGEST_TITLE,
  lengthSignature,
  type QueryWord,
  type SearchQuery,
  type Slips,
} from '@kkini/domain';

/** The last code point. A key with it appended is greater than every key with that prefix. */
const LAST = '\u{10FFFF}';
/** Signatures of all title lengths, shortest first. */
const LENGTHS = Array.from({ length: LONGEST_TITLE }, (_, index) => lengthSignature(index + 1));
/** Least number of keystrokes for the trigram index. */
const FEWEST_KEYS = 3;
/** Most words of a text that are looked up in the index. */
const MOST_HELD = 4;

/** A search as the fields of the database type sought_recipe. Texts are letters and digits only, so patterns need no escaping. */
export function queryRow(query: SearchQuery): object {
  return query.initials === null
    ? { ...keysRow(query), ...insideRow(query), ...likelyRow(query), ...slipsRow(query.slips) }
    : initialsRow(query.initials);
}

function initialsRow(initials: string): object {
  return {
    initials,
    initials_end: initials + LAST,
    ...(initials.length === 2
      ? { initials_marks: [initialsSignature(initials)] }
      : { holds_initials: holds(initials) }),
  };
}

function keysRow({ plain, keys, nameMark }: SearchQuery): object {
  const backwards = reversed(keys);
  return {
    plain,
    plain_end: plain + LAST,
    keys,
    keys_end: keys + LAST,
    backwards,
    backwards_end: backwards + LAST,
    starts_so: `%${backwards}`,
    name_marks: [nameMark],
    alias_is: holds(` ${keys} `),
  };
}

function insideRow(query: SearchQuery): object {
  const { plain, keys, folded, spaced, words, mixed } = query;
  const isOneSyllable = [...plain].length === 1;
  const short = words.filter(isShort);
  return {
    is_one_syllable: isOneSyllable,
    alias_starts: holds(` ${keys}`),
    alias_holds: holds(keys),
    word_starts: holds(` ${spaced}`),
    word_is: holds(` ${spaced} `),
    plain_holds: holds(plain),
    extra_is: alone(query),
    extra_holds: isOneSyllable ? alone(query) : holds(folded),
    haystack_holds: holds(folded),
    mixed: mixed?.pattern,
    ...(isShort(query) ? { alone: alone(query) } : { whole: holds(folded) }),
    ...(words.length > 1 && {
      words: words.filter((word) => !isShort(word)).map(({ folded }) => holds(folded)),
    }),
    ...(words.length > 1 &&
      short.length > 0 && {
        words_alone: short.map(alone),
        words_plain: short.map(({ plain }) => holds(plain)),
      }),
  };
}

/** Necessary conditions of a match: the whole text, each of several words, or the first syllable among initials. */
function likelyRow(query: SearchQuery): object {
  const { words, mixed } = query;
  const isLong = mixed !== null && mixed.initials.length >= FEWEST_KEYS;
  const syllables = mixed === null || isLong ? [] : [mixed.syllable];
  const initials = { mixed_initials: isLong ? holds(mixed.initials) : null };
  const held = words.length > 1 ? longestWords(words) : [];
  if (held.length > 0)
    return { ...initials, held: held.map(holds), likely: [], likely_marks: marksOf(syllables) };
  const needed = words.length > 1 ? [query, ...words.slice(0, 1)] : [query];
  return {
    ...initials,
    likely: needed.map((each) => (isShort(each) ? alone(each) : holds(each.folded))),
    likely_marks: marksOf([
      ...needed.filter(isShort).flatMap(({ plain }) => [...plain].slice(0, 1)),
      ...syllables,
    ]),
  };
}

/** Keystrokes of the longest words, without words too short for trigrams. */
function longestWords(words: readonly QueryWord[]): readonly string[] {
  return words
    .map(({ folded }) => folded)
    .filter((folded) => folded.length >= FEWEST_KEYS)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_HELD);
}

/**
 * Signatures of characters; null for an empty list, because comparing with an empty array would make the database read every title.
 */
function marksOf(characters: readonly string[]): readonly number[] | null {
  return characters.length === 0 ? null : characters.map(characterSignature);
}

function slipsRow(slips: Slips | null): object {
  if (slips === null) return {};
  const { wholes, starts, ends, isProof, isLong, jamo } = slips;
  return {
    wholes,
    starts,
    ends,
    lengths: LENGTHS,
    is_proof: isProof,
    is_long: isLong,
    jamo,
    jamo_backwards: reversed(jamo),
  };
}

/**
 * Whether a word is too short for the trigram index: it matches as a syllable in a title, or as the whole name of an ingredient.
 */
function isShort({ plain, folded }: QueryWord): boolean {
  return [...plain].length === 1 || folded.length < FEWEST_KEYS;
}

function alone({ folded }: QueryWord): string {
  return holds(` ${folded} `);
}

function holds(text: string): string {
  return `%${text}%`;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
