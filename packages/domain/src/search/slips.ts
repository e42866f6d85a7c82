import { toJamo } from '../hangul/jamo.ts';
import { markNumber } from './mark-number.ts';

/** Beginnings and ends of up to this many jamo are marked; a longer one is known by its first or last nine. */
const LONGEST = 9;
/** Shorter beginnings and ends would fit half of all titles; titles that short are marked as a whole. */
const SHORTEST = 4;
/** Texts of fewer jamo are too short for a slip; longer ones are typed by nobody. */
const FEWEST_JAMO = 3;
const MOST_JAMO = 120;

/**
 * How titles are found that differ in one jamo: marks of those that begin, end or are almost so. Marks of a short text
 * prove the likeness; that of a longer one is proved by comparing its jamo.
 */
export type Slips = {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly wholes: readonly number[];
  readonly isProof: boolean;
  readonly jamo: string;
  /** Parts of the text: one slip leaves at least one of these pairs as it is, the second part after the first. */
  readonly pieces: readonly (readonly [string, string])[];
};

/**
 * Marks of a title of these words: numbers of the beginnings of its words and of its ends, as they are and with one jamo
 * left out. A text with one slip has a mark in common with it: a jamo added, left out, changed, or two swapped.
 */
export function slipMarks(words: readonly string[]): readonly number[] {
  const jamo = [...toJamo(words.join(''))];
  const laterWords = words.slice(1).map((_, index) => toJamo(words.slice(index + 1).join('')));
  const sequences = [...bothWays(jamo), ...laterWords.map((each) => ({ kind: START, sequence: [...each] }))];
  const marks = new Set(sequences.flatMap(storedMarks));
  if (jamo.length <= SHORTEST)
    for (const each of [...withoutOne(jamo), jamo.join('')]) marks.add(markNumber(WHOLE + each));
  return [...marks];
}

/** What finds the titles that are typed with one slip; null when the text is too short or too long for that. */
export function slipsOf(text: string): Slips | null {
  const jamo = [...toJamo(text)];
  if (jamo.length < FEWEST_JAMO || jamo.length > MOST_JAMO) return null;
  const isShort = jamo.length < SHORTEST;
  const [starts = [], ends = []] = isShort ? [] : bothWays(jamo).map(soughtMarks);
  return {
    starts,
    ends,
    wholes: isShort ? [...withoutOne(jamo), jamo.join('')].map((each) => markNumber(WHOLE + each)) : starts,
    isProof: jamo.length < LONGEST,
    jamo: jamo.join(''),
    pieces: piecesOf(jamo),
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

function storedMarks({ kind, sequence }: Sequence): readonly number[] {
  const longest = Math.min(LONGEST, sequence.length);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1).slice(SHORTEST - 2);
  return lengths.flatMap((length) => {
    const beginning = sequence.slice(0, length);
    const changed = length < SHORTEST ? [] : withAnyOne(beginning, ANY);
    return [beginning.join(''), ...changed].map((each) => markNumber(kind + each));
  });
}

/** A jamo that was left out is looked for one place earlier where the title's marks end. */
function soughtMarks({ kind, sequence }: Sequence): readonly number[] {
  const beginning = sequence.slice(0, LONGEST);
  const likely = [
    ...withAnyOne(beginning, ANY),
    ...withoutOne(beginning),
    ...withOneMore(sequence.slice(0, LONGEST - 1), ANY),
    ...withSwapped(beginning),
  ];
  return [...new Set(likely.map((each) => markNumber(kind + each)))];
}

/** A half that is as it was, and what then is left of the other one. */
function piecesOf(jamo: readonly string[]): Slips['pieces'] {
  const [first, second] = halvesOf(jamo);
  const before = halvesOf(first).map((part) => [part, second] as const);
  const behind = halvesOf(second).map((part) => [first, part] as const);
  return [...before, ...behind].map(([one, other]) => [one.join(''), other.join('')] as const);
}

/** Without the two jamo in the middle: one slip, even of two that stand together, leaves one half as it is. */
function halvesOf(jamo: readonly string[]): readonly [readonly string[], readonly string[]] {
  const middle = Math.floor(jamo.length / 2);
  return [jamo.slice(0, Math.max(0, middle - 1)), jamo.slice(middle + 1)];
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
