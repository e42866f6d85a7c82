/** The basis of a line's grams, from most to least certain. */
export const GRAMS_BASES = ['stated', 'foodUnit', 'genericUnit', 'rough'] as const;
export type GramsBasis = (typeof GRAMS_BASES)[number];

/** A parsed ingredient line. Unknown values are null, never guessed. */
export type ParsedLine = {
  /** The line as written, tidied. */
  readonly text: string;
  /** The section head above it, such as a sauce. */
  readonly section: string | null;
  readonly name: string;
  /** The amount as written. */
  readonly amount: string | null;
  readonly grams: number | null;
  readonly gramsBasis: GramsBasis | null;
  /** The one taxonomy id the name means; null for none or several. */
  readonly id: string | null;
  /** Ids the name may mean: several if it is ambiguous or names several foods, none if it is unknown. */
  readonly possibleIds: readonly string[];
  /** 0 (nothing known) to 1 (id known by its exact name, grams stated). */
  readonly confidence: number;
};
