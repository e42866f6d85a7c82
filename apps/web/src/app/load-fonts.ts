/** Declares the part of our font the first page is drawn with. Without it the fonts of the device serve. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-fonts.css').catch(() => undefined);
}

/**
 * Declares every part, and the ninety of signs they leave out, such as those of an unusual name. Each file is fetched when it is
 * shown; no screen waits, the fonts of the device serve meanwhile. All at once: each list has the whole page laid out anew.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([
    loadStartFont(),
    import('virtual:kkini-later-fonts.css'),
    import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  ]);
}
