import { canvasMeasure, type PaintMeans, paintJpeg, paintPng, pictureLoader } from './paint-canvas.ts';
import type { Ink, MeasureText, Sheet, SheetItem } from './sheet.ts';

/** Called after each picture with the number done and the total. */
export type Progress = (done: number, total: number) => void;

/** Turns sheets into files. Every function may reject, because fonts and pictures come from the server. */
export type Paper = {
  /** Returns a function that measures texts of these characters. */
  measure(texts: readonly string[]): Promise<MeasureText>;
  png(sheet: Sheet, progress: Progress): Promise<Blob>;
  pdf(sheets: readonly Sheet[], about: { readonly lang: string; readonly progress: Progress }): Promise<Blob>;
};

/** Scale of about 1,490 by 2,100 pixels: sharp on every phone, and enough for printing. */
const PNG_PIXELS_PER_POINT = 2.5;

export function pagePaper(page: Document, fetchPage: typeof fetch): Paper {
  const means: PaintMeans = { page, colourOf: inkColours(page), loadPicture: pictureLoader(fetchPage) };
  return {
    measure: (texts) => canvasMeasure(page, texts),
    png: (sheet, progress) => {
      const done = counter(sheet.items, progress);
      const loadPicture: PaintMeans['loadPicture'] = (picture) => means.loadPicture(picture).finally(done);
      return paintPng({ ...means, loadPicture }, sheet, PNG_PIXELS_PER_POINT);
    },
    async pdf(sheets, { lang, progress }) {
      const items = sheets.flatMap((sheet) => sheet.items);
      const text = items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join('');
      const { paintPdf, loadPaperFonts } = await import('./paint-pdf.ts');
      const fonts = await loadPaperFonts(fetchPage, text);
      const done = counter(items, progress);
      const bytes = await paintPdf(
        {
          fonts,
          lang,
          colourOf: means.colourOf,
          jpegOf: async (picture) => {
            const jpeg = await paintJpeg(means, picture).finally(done);
            return jpeg && new Uint8Array(await jpeg.arrayBuffer());
          },
        },
        sheets,
      );
      return new Blob([bytes], { type: 'application/pdf' });
    },
  };
}

function counter(items: readonly SheetItem[], progress: Progress): () => void {
  const total = items.filter(({ kind }) => kind === 'picture').length;
  let count = 0;
  return () => {
    count += 1;
    progress(count, total);
  };
}

/** Red, green and blue from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

export type InkColours = (ink: Ink) => Colour;

/** Reads the colours of the light theme, whatever theme the page has. */
function inkColours(page: Document): InkColours {
  const known = new Map<Ink, Colour>();
  return (ink) => {
    const colour = known.get(ink) ?? lightColour(page, ink);
    known.set(ink, colour);
    return colour;
  };
}

function lightColour(page: Document, ink: Ink): Colour {
  const swatch = page.createElement('span');
  swatch.hidden = true;
  swatch.dataset.paper = '';
  swatch.style.color = `var(${ink})`;
  page.body.append(swatch);
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(swatch)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  swatch.remove();
  return [red, green, blue];
}
