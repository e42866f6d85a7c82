import { ADDRESS, FAMILY, WEIGHTS } from 'virtual:kkini-screens-font';
import { drawInFont } from './draw-in-font.ts';
import { whenIdle } from './when-idle.ts';

/** Declares the part of our font the first page is drawn with. Without it the fonts of the device serve. */
export async function loadStartFont(): Promise<void> {
  await import('virtual:kkini-start-font.css').catch(() => undefined);
}

/**
 * Declares the part of our font all other screens are drawn with; nobody fetches it yet. Before there is any content:
 * a browser lays out anew all that is there when a font is declared.
 */
export function declareScreensFont(document: Document): FontFace {
  const face = new FontFace(FAMILY, `url("${ADDRESS}")`, { weight: WEIGHTS });
  document.fonts.add(face);
  return face;
}

/**
 * Brings fonts when the page has nothing else to do; no screen waits. With the first screen comes our own font, with the next
 * one the ninety files of signs it leaves out, such as those of an unusual name.
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
