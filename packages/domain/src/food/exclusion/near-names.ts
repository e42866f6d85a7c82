import { toJamo } from '../../hangul/hangul-syllable.ts';
import { jamoSlip } from '../../hangul/jamo-slip.ts';

/** Finds names one typo away from a text. */
export type NearNames = {
  /** Names equal to the text or one jamo, or letter, away; none when the text is too short or too many fit. */
  readonly of: (text: string) => readonly string[];
};

/** Least length at which a name one typo away is certain (safety-rules section 10, rule 5); a shorter one is only suggested. */
const SURE_LENGTH = { syllables: 3, letters: 5 } as const;

/** With more corrections than this only those by a similar jamo count. */
const MOST_NEAR = 6;
const SHORTEST = { syllables: 2, letters: 4 } as const;

/**
 * A short text may be a typo of `common` names only; other names must have the length of a certain correction. A typo
 * that inserts, drops, replaces or swaps neighbours keeps the first or the second half, so halves find candidates.
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

/** Whether a name is long enough for a correction to be certain. */
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

/** Halves of any name one typo from the text; a swap across the middle changes both halves. */
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
