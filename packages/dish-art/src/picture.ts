import type { Definitions } from './drawing/canvas.ts';
import { SHADOW, TINTS, type TintName } from './drawing/colours.ts';
import { hash } from './drawing/seed.ts';

export type PictureOptions = {
  /** Draws fewer strands and variants, for pictures under 110 px. */
  lo?: boolean;
  theme?: 'light' | 'dark';
  /** Text for screen readers. Without it the picture is hidden from them. */
  title?: string;
  cls?: string;
  /** Prefix of every id. Defaults to a hash of the drawing, so that equal ids mean equal definitions. */
  uid?: string;
};

/** The whole `<svg>`. */
export function picture(
  definitions: Definitions,
  { viewBox, inner, fit = '' }: { viewBox: string; inner: string; fit?: string },
  { title, cls }: PictureOptions,
): string {
  const label = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const frame = fit ? ` preserveAspectRatio="${fit}"` : '';
  const styled = cls ? ` class="${escaped(cls)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${frame} ${label}${styled} fill="${SHADOW}"><defs>${definitions.markup()}</defs>${inner}</svg>`;
}

/** The prefix of ids for a drawing. */
export function idPrefix(drawn: unknown, { uid, lo = false, theme = 'light' }: PictureOptions): string {
  return uid ?? `d${(hash(JSON.stringify([drawn, lo, theme])) % 36 ** 5).toString(36)}-`;
}

/** The two colours of a tint in the theme. */
export function tintColours(name: TintName, { theme }: PictureOptions): readonly [string, string] {
  const [light, lightLow, dark, darkLow] = TINTS[name];
  return theme === 'dark' ? [dark, darkLow] : [light, lightLow];
}

/** Titles are the only external text in the markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
