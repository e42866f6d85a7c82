import type { EatingStyle, HealthCondition } from '@kkini/domain';

/** Parts of a tip, in the order they stand. */
export const TIP_SECTIONS = ['summary', 'swap', 'portion', 'order', 'glycemic', 'salt', 'condition'] as const;
export type TipSection = (typeof TIP_SECTIONS)[number];

/** Something of every part. */
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

/** Whose tip it is; `care` stands for people who chose no condition and no style. */
export type TipProfile = HealthCondition | Exclude<EatingStyle, 'regular'> | 'care';

/** Burden of one meal on blood sugar. */
export const GLYCEMIC_BANDS = ['low', 'medium', 'high'] as const;
export type GlycemicBand = (typeof GLYCEMIC_BANDS)[number];

/** A food of a dish and what may stand in for it, by id; `from` is null where the food only comes beside the dish. */
export type TipSwap = { readonly from: string | null; readonly to: string };

/** One finished piece of advice: the rule behind it, its text, the wording it was made from and the swap it offers. */
export type TipBullet = {
  readonly rule: string;
  readonly section: TipSection;
  readonly text: string;
  /** The sentence patterns before names and numbers were put in. */
  readonly patterns: readonly string[];
  readonly swap: TipSwap | null;
};

/** The bullets by part, best first. */
export type TipSections = Readonly<Record<TipSection, readonly TipBullet[]>>;

/**
 * A written tip: the markdown people read, and what it was made of. `bounds` is what a rewriting may use; it is null when
 * the dish does not suit these people or nothing could be said, and no rewriting is asked for.
 */
export type Tip = {
  readonly guide: string;
  readonly profile: TipProfile;
  readonly sections: TipSections | null;
  readonly bounds: TipBounds | null;
};

/** What a text about this dish may say: foods by id, numbers as written, the band, and what must not stand there. */
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
 * How much a tip says beside the weightiest advice: a reason or two; reasons for most of it; every reason, and also what the
 * dish brings of a day's salt and fibre and how to serve it; the same at length, reasons again that other meals were given.
 */
export const FULLNESS = ['brief', 'explained', 'full', 'lengthy'] as const;
export type Fullness = (typeof FULLNESS)[number];

/** Whether nothing that may be said is left out. */
export function saysEverything(fullness: Fullness): boolean {
  return fullness === 'full' || fullness === 'lengthy';
}
