import { signatureNumber } from './signature-number.ts';

/** One slip changes one of so many parts, and leaves the others as they are. */
const PARTS = 4;

/** Marks of these jamo with each of their parts left out. */
export function partSignatures(kind: string, sequence: readonly string[]): readonly number[] {
  return marksWithoutPart(kind, { sequence, length: sequence.length, added: 0 });
}

/** Marks in common with whatever begins with `length` jamo that were typed as the beginning of `sequence` with one slip. */
export function soughtPartSignatures(
  kind: string,
  { sequence, length }: { readonly sequence: readonly string[]; readonly length: number },
): readonly number[] {
  const shifted = [-1, 0, 1].flatMap((added) => marksWithoutPart(kind, { sequence, length, added }));
  return [...new Set([...shifted, ...swappedMarks(kind, sequence.slice(0, length))])];
}

/** Marks in common with whatever was typed as these jamo, and no others, with one slip. */
export function soughtWholeSignatures(kind: string, sequence: readonly string[]): readonly number[] {
  const shifted = [-1, 0, 1].flatMap((added) =>
    marksWithoutPart(kind, { sequence, length: sequence.length - added, added }),
  );
  return [...new Set([...shifted, ...swappedMarks(kind, sequence)])];
}

/** What was typed for so many jamo, with one more or less. */
type Typed = { readonly sequence: readonly string[]; readonly length: number; readonly added: number };

function marksWithoutPart(kind: string, { sequence, length, added }: Typed): readonly number[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const before = sequence.slice(0, borderOf(length, part));
    const behind = sequence.slice(Math.max(0, borderOf(length, part + 1) + added), length + added);
    return signatureNumber(`${kind}${length}/${part}/${before.join('')}${behind.join('')}`);
  });
}

/** Two jamo that were swapped across the border of two parts, put right. */
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
