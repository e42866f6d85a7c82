const CHARACTER = '.';

const INITIALS = '"';

const LENGTH = '#';

const NAME = '@';
/** Number of parts of a text. A typo changes one of them and leaves the others. */
const PARTS = 4;

/** Signatures of these jamo, with each part left out in turn. */
export function partSignatures(kind: string, sequence: readonly string[]): readonly number[] {
  return marksWithoutPart(kind, { sequence, length: sequence.length, added: 0 });
}

/** Signatures shared with texts whose first `length` jamo were typed as the start of `sequence` with one typo. */
export function queryPartSignatures(
  kind: string,
  { sequence, length }: { readonly sequence: readonly string[]; readonly length: number },
): readonly number[] {
  const shifted = [-1, 0, 1].flatMap((added) => marksWithoutPart(kind, { sequence, length, added }));
  return [...new Set([...shifted, ...swappedMarks(kind, sequence.slice(0, length))])];
}

/** Signatures shared with texts that were typed as exactly these jamo with one typo. */
export function queryWholeSignatures(kind: string, sequence: readonly string[]): readonly number[] {
  const shifted = [-1, 0, 1].flatMap((added) =>
    marksWithoutPart(kind, { sequence, length: sequence.length - added, added }),
  );
  return [...new Set([...shifted, ...swappedMarks(kind, sequence)])];
}

/** The jamo that were typed for `length` jamo, with `added` more or fewer. */
type Typed = { readonly sequence: readonly string[]; readonly length: number; readonly added: number };

function marksWithoutPart(kind: string, { sequence, length, added }: Typed): readonly number[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const before = sequence.slice(0, borderOf(length, part));
    const behind = sequence.slice(Math.max(0, borderOf(length, part + 1) + added), length + added);
    return signatureNumber(`${kind}${length}/${part}/${before.join('')}${behind.join('')}`);
  });
}

/** Swaps two jamo across the border of two parts, to undo such a typo. */
function swappedMarks(kind: string, sequence: readonly string[]): readonly number[] {
  const borders = Array.from({ length: PARTS - 1 }, (_, part) => borderOf(sequence.length, part + 1));
  return borders.flatMap((border) =>
    border === 0
      ? []
      : partSignatures(
          kind,
          sequence.toSpliced(border - 1, 2, ...sequence.slice(border - 1, border + 1).reverse()),
        ).slice(0, 1),
  );
}

function borderOf(length: number, part: number): number {
  return Math.floor((part * length) / PARTS);
}

/** A signed 32-bit hash of a text for the index: FNV-1a of its UTF-16 units. */
export function signatureNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/**
 * Signatures for searches that a trigram index cannot answer: each character of a title, each pair of successive
 * initials, and its length.
 */
export function insideSignatures(plain: string, initials: string): readonly number[] {
  const characters = [...plain];
  const letters = [...initials];
  const pairs = letters.slice(1).map((second, index) => `${letters[index]}${second}`);
  const marks = [
    ...characters.map(characterSignature),
    ...pairs.map(initialsSignature),
    lengthSignature(characters.length),
  ];
  return [...new Set(marks)];
}

/** The signature of titles that contain this character. */
export function characterSignature(character: string): number {
  return signatureNumber(CHARACTER + character);
}

/** The signature of titles in which these two initials, as keystrokes, follow each other. */
export function initialsSignature(pair: string): number {
  return signatureNumber(INITIALS + pair);
}

/** The signature of titles of this many characters. */
export function lengthSignature(length: number): number {
  return signatureNumber(`${LENGTH}${length}`);
}

/** The signature of dishes with this other name as a whole, as keystrokes. */
export function nameSignature(keys: string): number {
  return signatureNumber(NAME + keys);
}
