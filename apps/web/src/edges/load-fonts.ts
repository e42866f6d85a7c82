import { whenIdle } from './when-idle.ts';

/** Declares the part of our font the first page is drawn with. Without it the fonts of the device serve. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-start-font.css').catch(() => undefined);
}

/** Brings the fonts of the screens, once and when the page has nothing else to do; no screen waits. */
export function fontLoading(page: Window): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    whenIdle(page, () => void loadFonts(page.document).catch(() => undefined));
  };
}

/**
 * Declares our font, and the ninety files of signs it leaves out, such as those of an unusual name. Both in one go and when ours
 * is there: whatever is declared has the whole page laid out anew, and the ninety would be fetched for signs of ours.
 */
async function loadFonts(document: Document): Promise<void> {
  const [{ ADDRESS, FAMILY, RANGE, WEIGHTS }, rare] = await Promise.all([
    import('virtual:kkini-screens-font'),
    import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?inline').catch(() => null),
  ]);
  const means = { weight: WEIGHTS, unicodeRange: RANGE, display: 'swap' } as const;
  const face = new FontFace(FAMILY, `url("${ADDRESS}")`, means);
  await face.load().catch(() => undefined);
  document.fonts.add(face);
  if (rare === null) return;
  const rareSigns = new CSSStyleSheet();
  rareSigns.replaceSync(rare.default);
  document.adoptedStyleSheets.push(rareSigns);
}
