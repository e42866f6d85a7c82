import type { EatingStyle, HealthCondition } from '@kkini/domain';

/** Parts of a tip, in display order. */
export const TIP_SECTIONS = ['summary', 'swap', 'portion', 'order', 'glycemic', 'salt', 'condition'] as const;
export type TipSection = (typeof TIP_SECTIONS)[number];

/** A record with a value for every part. */
export function ofSections<Value>(of: (section: TipSection) => Value): Readonly<Record<TipSection, Value>> {
  return {
    summary: of('summary'),
    swap: of('swap'),
    portion: of('portion'),
    order: of('order'),
    glycemic: of('glycemic'),
    salt: of('salt'),
    condition: of('condition'),
  };
}

/** Most bullets of a part (tips-rules section 2). */
export const SECTION_LIMITS = {
  summary: 1,
  swap: 3,
  portion: 2,
  order: 1,
  glycemic: 1,
  salt: 2,
  condition: 3,
} as const satisfies Record<TipSection, number>;

/** The profile of a tip; `care` stands for people without a condition or style. */
export type TipProfile = HealthCondition | Exclude<EatingStyle, 'regular'> | 'care';

/** Glycaemic load of one meal in three bands. */
export const GLYCEMIC_BANDS = ['low', 'medium', 'high'] as const;
export type GlycemicBand = (typeof GLYCEMIC_BANDS)[number];

/** A food of a dish and its replacement, by id; `from` is null where the food is only added beside the dish. */
export type TipSwap = { readonly from: string | null; readonly to: string };

/** One bullet: its rule, its text, the phrase it was made from and its swap. */
export type TipBullet = {
  readonly rule: string;
  readonly section: TipSection;
  readonly text: string;
  /** The phrases before names and numbers were inserted. */
  readonly patterns: readonly string[];
  readonly swap: TipSwap | null;
};

/** The bullets by part, best first. */
export type TipSections = Readonly<Record<TipSection, readonly TipBullet[]>>;

/**
 * A written tip: its markdown and its parts. `bounds` limits a rewriting; it is null when the dish does not suit these people
 * or nothing can be said, and no rewriting is requested.
 */
export type Tip = {
  readonly guide: string;
  readonly profile: TipProfile;
  readonly sections: TipSections | null;
  readonly bounds: TipBounds | null;
};

/** What a text about this dish may mention: foods by id, numbers as written, the band, and forbidden words. */
export type TipBounds = {
  readonly heading: string;
  readonly conditionHeading: string;
  readonly foods: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly band: GlycemicBand | null;
  readonly steps: readonly string[];
  /** Fewest characters of a guide about this dish. */
  readonly shortest: number;
};

/**
 * How much a tip says beside the main advice: one or two reasons; most reasons; every reason, the dish's share of a day's salt
 * and fibre and how to serve it; the same in longer phrases, including reasons that other meals already gave.
 */
export const FULLNESS = ['brief', 'explained', 'full', 'lengthy'] as const;
export type Fullness = (typeof FULLNESS)[number];

/** Whether nothing allowed is left out. */
export function saysEverything(fullness: Fullness): boolean {
  return fullness === 'full' || fullness === 'lengthy';
}
