import { ADDRESS, BLANK, FAMILY, WEIGHTS } from 'virtual:kkini-screens-font';
import { drawInFont } from './draw-in-font.ts';
import { whenIdle } from './page-moments.ts';
import { leaveRoomForHangul } from './room-for-hangul.ts';

/** Declares the part of our font for the first page. If it fails, the device's fonts are used. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-start-font.css').catch(() => undefined);
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
