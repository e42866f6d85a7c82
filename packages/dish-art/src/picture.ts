import type { Definitions } from './drawing/canvas.ts';
import { SHADOW } from './drawing/colours.ts';
import { hash } from './drawing/seed.ts';

export type PictureOptions = {
  /** Draws fewer strands and variants, for pictures under 110 px. */
  lo?: boolean;
  /** Prefix of every id. Defaults to a hash of the drawing, so that equal ids mean equal definitions. */
  uid?: string;
};

/** The whole `<svg>`, hidden from screen readers: the page names what it shows. */
export function picture(
  definitions: Definitions,
  { viewBox, inner, fit = '' }: { viewBox: string; inner: string; fit?: string },
): string {
  const frame = fit ? ` preserveAspectRatio="${fit}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${frame} aria-hidden="true" fill="${SHADOW}"><defs>${definitions.markup()}</defs>${inner}</svg>`;
}

export function idPrefix(drawn: unknown, { uid, lo = false }: PictureOptions): string {
  return uid ?? `d${(hash(JSON.stringify([drawn, lo])) % 36 ** 5).toString(36)}-`;
}
