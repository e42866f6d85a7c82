/** A4 upright, in points of 1/72 inch: the unit of every size on a sheet. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** A colour of styles/tokens.css by its name, as the light theme has it: paper is always light. */
export type Ink = `--${string}`;
/** The two weights sheets are set in. */
export type Weight = 500 | 700;
export type Lettering = { readonly size: number; readonly weight: Weight };

export type SheetText = Lettering & {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Distance of the baseline from the top. */
  readonly baseline: number;
  readonly ink: Ink;
  readonly isHeading?: boolean;
};

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type SheetBox = Area & { readonly kind: 'box'; readonly radius: number; readonly ink: Ink };

export type SheetPicture = Area & {
  readonly kind: 'picture';
  readonly src: string;
  /** Drawn when `src` does not arrive. */
  readonly fallback: string | null;
  /** What lies behind the picture. */
  readonly ground: Ink;
  /** What it shows, for those who can't see it; empty beside its own title. */
  readonly alt: string;
};

export type SheetItem = SheetText | SheetBox | SheetPicture;

/** One page for printing or saving as a picture, drawn in the order of its items. */
export type Sheet = { readonly title: string; readonly items: readonly SheetItem[] };

/** Width of a text on one line. */
export type MeasureText = (text: string, lettering: Lettering) => number;
