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
    whenIdle(page, () => void loadFonts(page.document.fonts).catch(() => undefined));
  };
}

/**
 * Declares every part of our font, and the ninety of signs they leave out, such as those of an unusual name. All at once and
 * when ours are there, for whatever is declared has the whole page laid out anew.
 */
async function loadFonts(fonts: FontFaceSet): Promise<void> {
  const { FAMILY, WEIGHTS, PARTS } = await import('virtual:kkini-fonts');
  const faces = PARTS.map(
    ({ address, range }) =>
      new FontFace(FAMILY, `url("${address}")`, { weight: WEIGHTS, unicodeRange: range, display: 'swap' }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
  for (const face of faces) fonts.add(face);
}
