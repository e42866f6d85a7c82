/** Languages a tip is written in. */
export const TIP_LANGUAGES = ['ko', 'en'] as const;
export type TipLanguage = (typeof TIP_LANGUAGES)[number];

/** A text in every language. */
export type TipText = Readonly<Record<TipLanguage, string>>;

/** Parts of a tip: the main fact about the meal, and what to do about it. */
export const TIP_PARTS = ['point', 'action'] as const;
export type TipPart = (typeof TIP_PARTS)[number];

/** Bands of the glycaemic load of one meal. */
export const GLYCEMIC_BANDS = ['low', 'medium', 'high'] as const;
export type GlycemicBand = (typeof GLYCEMIC_BANDS)[number];

/** A food of a dish and its replacement, by id; `from` is null if the food is only added beside the dish. */
export type TipSwap = { readonly from: string | null; readonly to: string };

/**
 * One line of a tip: its topic (`idea`), the key of its wording, its text and swap, and the people it is about, as indices of the
 * persons.
 */
export type TipLine = {
  readonly part: TipPart;
  readonly idea: string;
  readonly wording: string;
  readonly text: TipText;
  readonly swap: TipSwap | null;
  readonly whose: readonly number[];
};

/**
 * A written tip: its Markdown, empty if there is nothing to say, and its lines. `bounds` limits a rewrite of it; null without
 * lines.
 */
export type Tip = {
  readonly guide: TipText;
  readonly concern: TipConcern | null;
  readonly lines: readonly TipLine[];
  readonly bounds: TipBounds | null;
};

/** What a tip is about. */
export const TIP_CONCERNS = [
  'sodium',
  'carbohydrate',
  'sugar',
  'fat',
  'purine',
  'energy',
  'protein',
  'overnight',
  'iron',
  'cooking',
  'iodine',
  'vegetarian',
  'glutenFree',
  'vitaminK',
  'child',
  'older',
] as const;
export type TipConcern = (typeof TIP_CONCERNS)[number];

/** What a rewrite of a tip may mention: foods by id, numbers as written, and the band; and the steps it must not copy. */
export type TipBounds = {
  readonly foods: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly band: GlycemicBand | null;
  readonly steps: readonly string[];
};
