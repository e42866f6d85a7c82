import { toJamo } from '../../hangul/jamo.ts';
import { jamoSlip } from '../../hangul/jamo-slip.ts';

/** Finds the names that one slip turns into a text. */
export type NearNames = {
  /** The names at one jamo, or letter, from the text, or of the same; none where it is too short, or too many fit. */
  readonly of: (text: string) => readonly string[];
};

/** A name this long stands alone after one slip (safety-rules section 10, rule 5); a shorter one is only suggested. */
const SURE_LENGTH = { syllables: 3, letters: 5 } as const;

/** More corrections than this say nothing about what was meant; then those by alike jamo may. */
const MOST_NEAR = 6;
const SHORTEST = { syllables: 2, letters: 4 } as const;

/**
 * `common` names are the ones a short text may be a slip of; other names have to be as long as a sure correction. A slip
 * that inserts, leaves out, replaces or swaps neighbours keeps the first or the second half, so halves find candidates.
 */
export function makeNearNames(names: readonly string[], common: readonly string[]): NearNames {
  const byHalf = new Map<string, Named[]>();
  const main = new Set(common);
  for (const name of new Set([...names, ...common])) {
    if (!isLong(name, main.has(name) ? SHORTEST : SURE_LENGTH)) continue;
    const named = { name, jamo: toJamo(name) };
    for (const key of halves(named.jamo)) {
      const before = byHalf.get(key);
      if (before === undefined) byHalf.set(key, [named]);
      else before.push(named);
    }
  }
  return {
    of: (text) => {
      if (!isLong(text, SHORTEST)) return [];
      const jamo = toJamo(text);
      const candidates = new Set(keysOf(jamo).flatMap((key) => byHalf.get(key) ?? []));
      const found = [...candidates].flatMap(({ name, jamo: other }) => {
        const slip = jamoSlip(jamo, other);
        return slip === null ? [] : [{ name, slip }];
      });
      const least = Math.min(...found.map(({ slip }) => slip));
      const likeliest = found.filter(({ slip }) => slip === least);
      const kept = least > 0 && found.length <= MOST_NEAR ? found : likeliest;
      return kept.length > MOST_NEAR ? [] : kept.map(({ name }) => name).sort();
    },
  };
}

/** Whether a name is long enough to be taken for meant after one slip. */
export function isSure(name: string): boolean {
  return isLong(name, SURE_LENGTH);
}

type Named = { readonly name: string; readonly jamo: string };

function isLong(text: string, least: { readonly syllables: number; readonly letters: number }): boolean {
  return [...text].length >= (/[a-z]/u.test(text) ? least.letters : least.syllables);
}

function halves(jamo: string): readonly string[] {
  const middle = Math.floor(jamo.length / 2);
  return [`<${jamo.length} ${jamo.slice(0, middle)}`, `>${jamo.length} ${jamo.slice(middle)}`];
}

/** The halves of any name at one slip from the text; neighbours swapped across the middle change both halves. */
function keysOf(jamo: string): readonly string[] {
  const middle = Math.floor(jamo.length / 2);
  const swapped = `${jamo.slice(0, middle - 1)}${jamo.slice(middle, middle + 1)}`;
  return [
    `<${jamo.length} ${swapped}`,
    ...[-1, 0, 1].flatMap((more) => {
      const length = jamo.length + more;
      const half = Math.floor(length / 2);
      return [`<${length} ${jamo.slice(0, half)}`, `>${length} ${jamo.slice(jamo.length - (length - half))}`];
    }),
  ];
}
