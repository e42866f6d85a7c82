/** Declares the part of our font the first page is drawn with. Without it the fonts of the device serve. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-fonts.css').catch(() => undefined);
}

/** Declares every part. Each file is fetched when it is needed; no screen waits, the fonts of the device serve meanwhile. */
export async function loadFonts(): Promise<void> {
  await Promise.all([loadStartFont(), import('virtual:kkini-later-fonts.css').catch(() => undefined)]);
}
