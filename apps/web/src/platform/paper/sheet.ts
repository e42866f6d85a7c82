/** A4 portrait in points of 1/72 inch, the unit of every size on a sheet. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Name of a colour in styles/tokens.css, in its light theme value, because paper is always light. */
export type Ink = `--${string}`;
/** The two font weights of sheets. */
export type Weight = 500 | 700;
export type Lettering = { readonly size: number; readonly weight: Weight };

export type SheetText = Lettering & {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Distance of the baseline from the top of the sheet. */
  readonly baseline: number;
  readonly ink: Ink;
  readonly isHeading?: boolean;
};

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type SheetBox = Area & { readonly kind: 'box'; readonly radius: number; readonly ink: Ink };

export type SheetPicture = Area & {
  readonly kind: 'picture';
  readonly src: string;
  /** Drawn if `src` does not load. */
  readonly fallback: string | null;
  /** Background of the picture. */
  readonly ground: Ink;
  /** Alternative text; empty if its title is beside it. */
  readonly alt: string;
};

export type SheetItem = SheetText | SheetBox | SheetPicture;

/** One page for printing or saving as a picture, drawn in the order of its items. */
export type Sheet = { readonly title: string; readonly items: readonly SheetItem[] };

/** Width of a text on one line. */
export type MeasureText = (text: string, lettering: Lettering) => number;
