/**
 * Declares the parts of our font that the first page does without. Each file is fetched when it is needed; no screen waits,
 * the fonts of the device serve meanwhile.
 */
export function loadLaterFonts(): void {
  import('virtual:kkini-later-fonts.css').catch(() => undefined);
}
