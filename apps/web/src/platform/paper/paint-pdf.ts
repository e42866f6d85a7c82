import { COVERED, SMALL, WHOLE } from 'virtual:kkini-paper-fonts';
import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { InkColours } from './paper.ts';
import { A4, type Sheet, type SheetItem, type SheetPicture, type Weight } from './sheet.ts';

/** The font files of the two weights, as TrueType. */
export type PaperFonts = Readonly<Record<Weight, Uint8Array>>;

export type PdfMeans = {
  readonly fonts: PaperFonts;
  readonly colourOf: InkColours;
  /** The picture as JPEG; null if it does not load. */
  readonly jpegOf: (picture: SheetPicture) => Promise<Uint8Array | null>;
  readonly lang: string;
};

/** Writes sheets as a tagged A4 document with text that can be selected, searched and read aloud. */
export async function paintPdf(means: PdfMeans, sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    font: null,
    autoFirstPage: false,
    lang: means.lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheets.map(({ title }) => title).join(', '), Creator: 'Kkini' },
  });
  const bytes = toBytes(document);
  for (const weight of [500, 700] as const) document.registerFont(String(weight), means.fonts[weight]);
  for (const { items } of sheets) {
    document.addPage();
    for (const item of items) await paintItem(document, means, item);
  }
  document.end();
  return await bytes;
}

async function paintItem(document: PDFDocument, means: PdfMeans, item: SheetItem): Promise<void> {
  if (item.kind === 'text') return paintText(document, means, item);
  if (item.kind === 'picture') {
    const jpeg = await means.jpegOf(item);
    if (jpeg === null) return;
    const { x, y, width, height } = item;
    const paint = () => void document.image(jpeg, x, y, { width, height });
    return mark(document, { type: 'Figure', alt: item.alt }, paint);
  }
  const colour = means.colourOf(item.ink);
  const { x, y, width, height, radius } = item;
  document.roundedRect(x, y, width, height, radius).fill(colour);
}

function paintText(
  document: PDFDocument,
  { colourOf }: PdfMeans,
  item: Extract<SheetItem, { kind: 'text' }>,
): void {
  const { text, x, baseline, size, weight, ink, isHeading = false } = item;
  mark(document, { type: isHeading ? 'H1' : 'P' }, () => {
    document.font(String(weight)).fontSize(size).fillColor(colourOf(ink));
    document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  });
}

function mark(
  document: PDFDocument,
  { type, alt = '' }: { readonly type: string; readonly alt?: string },
  paint: () => void,
): void {
  document.addStructure(document.struct(type, alt === '' ? {} : { alt }, paint));
}

/** Fonts for a document: the small ones if they have all its characters, else the whole ones. */
export async function loadPaperFonts(fetchPage: typeof fetch, text: string): Promise<PaperFonts> {
  const covered = new Set(COVERED);
  const addresses = [...text].every((sign) => covered.has(sign)) ? SMALL : WHOLE;
  const [medium, bold] = await Promise.all(
    [addresses[500], addresses[700]].map((address) => load(fetchPage, address)),
  );
  return { 500: medium ?? new Uint8Array(), 700: bold ?? new Uint8Array() };
}

async function load(fetchPage: typeof fetch, address: string): Promise<Uint8Array> {
  const response = await fetchPage(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}
