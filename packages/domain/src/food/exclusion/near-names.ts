import { toJamo } from '../../hangul/hangul-syllable.ts';
import { jamoSlip } from '../../hangul/jamo-slip.ts';

/** Finds names one typo away from a text. */
export type NearNames = {
  /** Names equal to the text or one jamo, or letter, away; none when the text is too short or too many fit. */
  readonly of: (text: string) => readonly string[];
};

/**
 * Least length at which a name one typo away is certain (safety-rules section 10, rule 5). Shorter ones are only
 * suggested.
 */
const SURE_LENGTH = { syllables: 3, letters: 5 } as const;

/** With more corrections than this, only those by a similar jamo count. */
const MOST_NEAR = 6;
const SHORTEST = { syllables: 2, letters: 4 } as const;

/**
 * A short text may only be a typo of a `common` name; other names must have the length of a certain correction. A
 * typo that inserts, drops, replaces or swaps neighbours keeps the first or the second half, so halves find the
 * candidates.
 */
export function makeNearNames(names: readonly string[], common: readonly string[]): NearNames {
  const main = new Set(common);
  const known = [...new Set([...names, ...common])].filter((name) =>
    isLong(name, main.has(name) ? SHORTEST : SURE_LENGTH),
  );
  const placesOf = placesByHalf(known);
  return {
    of: (text) => {
      if (!isLong(text, SHORTEST)) return [];
      const jamo = toJamo(text);
      const places = new Set(keysOf(jamo).flatMap(placesOf));
      const found = [...places].flatMap((place) => {
        const name = known[place] ?? '';
        const slip = jamoSlip(jamo, toJamo(name));
        return slip === null ? [] : [{ name, slip }];
      });
      const least = Math.min(...found.map(({ slip }) => slip));
      const likeliest = found.filter(({ slip }) => slip === least);
      const kept = least > 0 && found.length <= MOST_NEAR ? found : likeliest;
      return kept.length > MOST_NEAR ? [] : kept.map(({ name }) => name).sort();
    },
  };
}

/** More than the number of names. A hash times this plus an index is an exact integer. */
const MOST_NAMES = 2 ** 20;

/**
 * Finds the indices of the names with a given half. A sorted array of hashes needs a tenth of the memory of a map
 * keyed by text. Where two halves share a hash, a few more candidates are compared.
 */
function placesByHalf(names: readonly string[]): (half: string) => readonly number[] {
  const entries = names.flatMap((name, place) =>
    halves(toJamo(name)).map((half) => hashOf(half) * MOST_NAMES + place),
  );
  const ordered = Float64Array.from(entries).sort();
  return (half) => {
    const hash = hashOf(half);
    const places: number[] = [];
    for (let at = lowerBound(ordered, hash * MOST_NAMES); at < ordered.length; at += 1) {
      const place = (ordered[at] ?? 0) - hash * MOST_NAMES;
      if (place >= MOST_NAMES) break;
      places.push(place);
    }
    return places;
  };
}

/** Index of the first value that is at least `least`. */
function lowerBound(ordered: Float64Array, least: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A 32-bit unsigned hash. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash >>> 0;
}

/** Whether a name is long enough for a correction to be certain. */
export function isSure(name: string): boolean {
  return isLong(name, SURE_LENGTH);
}

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
