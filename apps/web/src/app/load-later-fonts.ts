/**
 * Declares the parts of our font that the first page does without, and behind them the signs they all leave out, such as
 * those of an unusual name. Each file is fetched when it is needed; no screen waits, the fonts of the device serve meanwhile.
 */
export function loadLaterFonts(): void {
  Promise.all([
    import('virtual:kkini-later-fonts.css'),
    import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  ]).catch(() => undefined);
}
