import { toJamo } from '../hangul/hangul-syllable.ts';
import {
  partSignatures,
  queryPartSignatures,
  queryWholeSignatures,
  signatureNumber,
} from './part-signatures.ts';

/** Most jamo of a beginning or end that is indexed with each jamo left open in turn; for later words fewer. */
const LONGEST = 12;
const LONGEST_OF_WORD = 9;
/** Lengths at which longer beginnings and ends are indexed, with a part left out. */
const LONG = [13, 16, 20, 25, 31, 39, 49, 61, 76, 95, 119];
/** Least jamo of an indexed beginning or end. Shorter ones fit half of all titles, so short titles are only indexed whole. */
const SHORTEST = 4;
/** Fewest and most jamo of a text that is matched with a typo. */
const FEWEST_JAMO = 3;
const MOST_JAMO = 120;

/**
 * A query for titles that differ in one jamo: signatures of similar titles, beginnings and ends. For the beginning or
 * end of a short text, a shared signature proves the match; for a longer text, the jamo have to be compared.
 */
export type Slips = {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly wholes: readonly number[];
  readonly isProof: boolean;
  /** Whether the text is long enough that a similar whole title is taken as the one meant. */
  readonly isLong: boolean;
  readonly jamo: string;
};

/**
 * Signatures of a title of these words: numbers of the whole, of its ends and of the beginnings of its words, unchanged
 * and with one jamo or a part left out. A text with one typo shares a signature with it: a jamo inserted, dropped,
 * replaced, or two swapped.
 */
export function typoSignatures(words: readonly string[]): readonly number[] {
  const jamo = [...toJamo(words.join(''))];
  const laterWords = words.slice(1).map((_, index) => [...toJamo(words.slice(index + 1).join(''))]);
  return [
    ...new Set([
      ...partSignatures(WHOLE, jamo),
      ...bothWays(jamo).flatMap((each) => [...shortMarks(each, LONGEST), ...longMarks(each)]),
      ...laterWords.flatMap((sequence) => shortMarks({ kind: START, sequence }, LONGEST_OF_WORD)),
    ]),
  ];
}

/** The query for titles that a text matches with one typo; null when the text is too short or too long. */
export function slipsOf(text: string): Slips | null {
  const jamo = [...toJamo(text)];
  if (jamo.length < FEWEST_JAMO || jamo.length > MOST_JAMO) return null;
  const [starts = [], ends = []] = jamo.length < SHORTEST ? [] : bothWays(jamo).map(queryMarks);
  return {
    starts,
    ends,
    wholes: queryWholeSignatures(WHOLE, jamo),
    isProof: jamo.length < LONGEST,
    isLong: jamo.length > LONGEST,
    jamo: jamo.join(''),
  };
}

const START = '^';
const END = '$';
const WHOLE = '=';
const ANY = '_';

type Sequence = { readonly kind: string; readonly sequence: readonly string[] };

function bothWays(jamo: readonly string[]): readonly Sequence[] {
  return [
    { kind: START, sequence: jamo },
    { kind: END, sequence: jamo.toReversed() },
  ];
}

function shortMarks({ kind, sequence }: Sequence, most: number): readonly number[] {
  const longest = Math.min(most, sequence.length);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1).slice(SHORTEST - 2);
  return lengths.flatMap((length) => {
    const beginning = sequence.slice(0, length);
    const changed = length < SHORTEST ? [] : withAnyOne(beginning, ANY);
    return [beginning.join(''), ...changed].map((each) => signatureNumber(kind + each));
  });
}

function longMarks({ kind, sequence }: Sequence): readonly number[] {
  return LONG.filter((length) => length <= sequence.length).flatMap((length) =>
    partSignatures(kind, sequence.slice(0, length)),
  );
}

/** For a long text, the signatures of its longest beginning that remains unaffected by one extra jamo. */
function queryMarks({ kind, sequence }: Sequence): readonly number[] {
  const length = LONG.findLast((each) => each < sequence.length);
  return length === undefined
    ? queryShortMarks({ kind, sequence })
    : queryPartSignatures(kind, { sequence, length });
}

/** Where the indexed part of a title ends, a dropped jamo is looked up one position earlier. */
function queryShortMarks({ kind, sequence }: Sequence): readonly number[] {
  const beginning = sequence.slice(0, LONGEST);
  const likely = [
    ...withAnyOne(beginning, ANY),
    ...withoutOne(beginning),
    ...withOneMore(sequence.slice(0, LONGEST - 1), ANY),
    ...withSwapped(beginning),
  ];
  return [...new Set(likely.map((each) => signatureNumber(kind + each)))];
}

function withoutOne(jamo: readonly string[]): string[] {
  return jamo.map((_, index) => jamo.toSpliced(index, 1).join(''));
}

function withAnyOne(jamo: readonly string[], any: string): string[] {
  return jamo.map((_, index) => jamo.with(index, any).join(''));
}

function withOneMore(jamo: readonly string[], any: string): string[] {
  return [...jamo, ''].map((_, index) => jamo.toSpliced(index, 0, any).join(''));
}

function withSwapped(jamo: readonly string[]): string[] {
  return jamo
    .slice(1)
    .map((_, index) => jamo.toSpliced(index, 2, ...jamo.slice(index, index + 2).reverse()).join(''));
}
