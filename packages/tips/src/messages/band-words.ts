import type { GlycemicBand } from '../model/tip.ts';

/** How a text says a band; "one step lower" after less rice is no band of this dish. */
export const GLYCEMIC_BAND_WORDS: Readonly<Record<GlycemicBand, RegExp>> = {
  low: /낮은\s*편|적은\s*편|가벼운\s*편/u,
  medium: /중간|보통/u,
  high: /높은\s*편/u,
};
