/** How the grams of a line came about, from surest to roughest. */
export const GRAMS_BASES = ['stated', 'foodUnit', 'genericUnit', 'rough'] as const;
export type GramsBasis = (typeof GRAMS_BASES)[number];

/** An ingredient line understood as far as possible; what is unknown is null, never guessed. */
export type ParsedLine = {
  /** The line as written, tidied. */
  readonly text: string;
  /** The head it stands below, such as a sauce of its own. */
  readonly section: string | null;
  readonly name: string;
  /** The amount as written. */
  readonly amount: string | null;
  readonly grams: number | null;
  readonly gramsBasis: GramsBasis | null;
  /** The one taxonomy id the name stands for; null when it stands for none, or for several foods at once. */
  readonly id: string | null;
  /** Ids that the name may stand for: several when it is ambiguous or names several foods, none when nobody knows it. */
  readonly possibleIds: readonly string[];
  /** 0 (nothing known) to 1 (id known by its exact name, grams stated). */
  readonly confidence: number;
};
