import type { GlycemicBand } from '../model/tip.ts';

/** Words for a band in a text. "One step lower" after less rice does not state the band of this dish. */
export const GLYCEMIC_BAND_WORDS: Readonly<Record<GlycemicBand, RegExp>> = {
  low: /낮은\s*편|적은\s*편|가벼운\s*편/u,
  medium: /중간|보통/u,
  high: /높은\s*편/u,
};

/** A sentence about the glycaemic load. */
export const GLYCEMIC_WORD = /혈당 부담/u;
