import { ADDRESS, BLANK, FAMILY, WEIGHTS } from 'virtual:kkini-screens-font';
import * as start from 'virtual:kkini-start-font';
import { drawInFont } from './draw-in-font.ts';
import { whenIdle } from './page-moments.ts';
import { leaveRoomForHangul } from './room-for-hangul.ts';

/**
 * Declares the part of our font for the first page; the browser loads it once text needs it. Not in a style sheet, for which the page
 * would wait. If the font fails, the device's fonts are used.
 */
export function declareStartFont(document: Document): void {
  const { ADDRESS: address, FAMILY: family, WEIGHTS: weight, RANGE: unicodeRange } = start;
  document.fonts.add(new FontFace(family, `url("${address}")`, { weight, unicodeRange, display: 'swap' }));
}

/**
 * Declares the part of our font for all other screens without loading it, and reserves space for its letters. Call it before there
 * is any content, because declaring a font makes the browser lay out the whole page again.
 */
export function declareScreensFont(document: Document): FontFace {
  leaveRoomForHangul(document, BLANK);
  const face = new FontFace(FAMILY, `url("${ADDRESS}")`, { weight: WEIGHTS });
  document.fonts.add(face);
  return face;
}

/**
 * Loads fonts when the page is idle; no screen waits for them. The first call loads our own font, the next one the ninety files
 * with characters it lacks, such as those of rare names.
 */
export function fontLoading(page: Window, face: FontFace): () => void {
  const steps = [() => loadScreensFont(page, face), () => declareRareSigns(page.document)];
  return () => {
    const step = steps.shift();
    if (step) whenIdle(page, () => void step().catch(() => undefined));
  };
}

async function loadScreensFont(page: Window, face: FontFace): Promise<void> {
  await face.load();
  await drawInFont(page, FAMILY);
}

async function declareRareSigns(document: Document): Promise<void> {
  const { default: css } = await import(
    'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?inline'
  );
  const rareSigns = new CSSStyleSheet();
  rareSigns.replaceSync(css);
  document.adoptedStyleSheets.push(rareSigns);
}
