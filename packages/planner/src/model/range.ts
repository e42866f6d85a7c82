/** Bounds of an amount; an absent side is unbounded. */
export type Range = { readonly min?: number; readonly max?: number };
