import { loadRareSigns } from './load-rare-signs.ts';

/** Declares the part of our font the first page is drawn with. Without it the fonts of the device serve. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-fonts.css').catch(() => undefined);
}

/** Declares every part of our own. Each file is fetched when it is shown; no screen waits, the fonts of the device serve meanwhile. */
export async function loadFonts(): Promise<void> {
  await Promise.all([loadStartFont(), import('virtual:kkini-later-fonts.css').catch(() => undefined)]);
}

/** The same and rare signs. All lists at once: each has the whole page laid out anew. */
export async function loadEveryFont(): Promise<void> {
  await Promise.all([loadFonts(), loadRareSigns()]);
}
