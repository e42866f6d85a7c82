import { FINAL_CLUSTERS, INITIAL_JAMO, splitSyllable } from '../hangul/hangul-syllable.ts';
import { initialKeystrokes, keystrokes, typeHangul } from '../hangul/keystrokes.ts';
import { RECIPE_ASKING } from '../vocabulary/foods/name-endings.ts';
import { nameSignature } from './part-signatures.ts';
import { searchableText, searchableWords } from './searchable-text.ts';
import { type Slips, slipsOf } from './typo-signatures.ts';

/** One typed word, in its spelling and in lower-case keystrokes. */
export type QueryWord = { readonly plain: string; readonly folded: string };

/** A search text, in the forms of RecipeSearchKeys. */
export type SearchQuery = QueryWord & {
  readonly keys: string;
  /** The signature of dishes with the whole text as their own other name. */
  readonly nameMark: number;
  /** Keystrokes of the words, separated by spaces. */
  readonly spaced: string;
  readonly words: readonly QueryWord[];
  /** Keystrokes of the initials, when the text is initial consonants only. */
  readonly initials: string | null;
  /** For initial consonants among syllables: keystrokes of the initials, a syllable, and a regular expression. */
  readonly mixed: { readonly initials: string; readonly syllable: string; readonly pattern: string } | null;
  readonly slips: Slips | null;
};

/** Reads words in Latin letters as they stand, without typos; null without a letter. */
export function readEnglishQuery(text: string): SearchQuery | null {
  const words = searchableWords(text);
  if (words.length === 0) return null;
  const plain = words.join('');
  return {
    ...queryWord(plain),
    keys: plain,
    nameMark: nameSignature(plain),
    spaced: words.join(' '),
    words: words.map(queryWord),
    initials: null,
    mixed: null,
    slips: null,
  };
}

/** Reads a search text; null without a letter or digit. Latin letters may be Korean typed with an English layout. */
export function readQuery(text: string): SearchQuery | null {
  const typed = /^[a-z\s]+$/i.test(text) ? typeHangul(withoutCapsLock(text)) : withoutAsking(text);
  const plain = searchableText(typed);
  if (plain === '') return null;
  const characters = [...plain];
  const hasInitials = characters.some((each) => INITIAL_JAMO.includes(each) || FINAL_CLUSTERS.includes(each));
  const hasSyllables = characters.some((each) => splitSyllable(each) !== null);
  const words = searchableWords(typed);
  const keys = keystrokes(plain);
  return {
    ...queryWord(plain),
    keys,
    nameMark: nameSignature(keys),
    spaced: words.map(keystrokes).join(' '),
    words: words.map(queryWord),
    initials: hasInitials && !hasSyllables ? keystrokes(plain) : null,
    mixed: hasInitials && hasSyllables ? mixedPattern(characters) : null,
    slips: hasInitials ? null : slipsOf(plain),
  };
}

/** Removes words that ask for a recipe, because all results are recipes. A text of such words alone stays. */
function withoutAsking(text: string): string {
  return text.replace(RECIPE_ASKING, '');
}

const SYLLABLES_OF_AN_INITIAL = 588;
const FIRST_SYLLABLE = 0xac00;

function withoutCapsLock(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text;
}

function queryWord(plain: string): QueryWord {
  return { plain, folded: keystrokes(plain).toLowerCase() };
}

function mixedPattern(characters: readonly string[]): SearchQuery['mixed'] {
  const pattern = characters.map((each) => {
    const place = INITIAL_JAMO.indexOf(each);
    if (place < 0) return each;
    const first = FIRST_SYLLABLE + place * SYLLABLES_OF_AN_INITIAL;
    const last = first + SYLLABLES_OF_AN_INITIAL - 1;
    return `[${String.fromCodePoint(first)}-${String.fromCodePoint(last)}]`;
  });
  const syllable = characters.find((each) => splitSyllable(each) !== null) ?? '';
  return { initials: initialKeystrokes(characters.join('')), syllable, pattern: pattern.join('') };
}
