import {
  characterSignature,
  initialsSignature,
  LONGEST_TITLE,
  lengthSignature,
  type Slips,
  type SoughtText,
  type SoughtWord,
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
export function soughtRow(sought: SoughtText): object {
  return sought.initials === null
    ? { ...keysRow(sought), ...insideRow(sought), ...likelyRow(sought), ...slipsRow(sought.slips) }
    : initialsRow(sought.initials);
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

function keysRow({ plain, keys, nameMark }: SoughtText): object {
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

function insideRow(sought: SoughtText): object {
  const { plain, keys, folded, spaced, words, mixed } = sought;
  const isOneSyllable = [...plain].length === 1;
  const short = words.filter(isShort);
  return {
    is_one_syllable: isOneSyllable,
    alias_starts: holds(` ${keys}`),
    alias_holds: holds(keys),
    word_starts: holds(` ${spaced}`),
    word_is: holds(` ${spaced} `),
    plain_holds: holds(plain),
    extra_is: alone(sought),
    extra_holds: isOneSyllable ? alone(sought) : holds(folded),
    haystack_holds: holds(folded),
    mixed: mixed?.pattern,
    ...(isShort(sought) ? { alone: alone(sought) } : { whole: holds(folded) }),
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
function likelyRow(sought: SoughtText): object {
  const { words, mixed } = sought;
  const isLong = mixed !== null && mixed.initials.length >= FEWEST_KEYS;
  const syllables = mixed === null || isLong ? [] : [mixed.syllable];
  const initials = { mixed_initials: isLong ? holds(mixed.initials) : null };
  const held = words.length > 1 ? longestWords(words) : [];
  if (held.length > 0)
    return { ...initials, held: held.map(holds), likely: [], likely_marks: marksOf(syllables) };
  const needed = words.length > 1 ? [sought, ...words.slice(0, 1)] : [sought];
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
function longestWords(words: readonly SoughtWord[]): readonly string[] {
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
function isShort({ plain, folded }: SoughtWord): boolean {
  return [...plain].length === 1 || folded.length < FEWEST_KEYS;
}

function alone({ folded }: SoughtWord): string {
  return holds(` ${folded} `);
}

function holds(text: string): string {
  return `%${text}%`;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
