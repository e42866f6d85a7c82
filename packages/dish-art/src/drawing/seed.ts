export type Random = {
  /** 0 up to, not including, 1. */
  random(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** A repeatable stream of random numbers for a text (mulberry32, state from the text's hash). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (list) => list[Math.floor(list.length * random())] ?? list[0],
  };
}

/** 32-bit FNV-1a over code points. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}
