/** The part of pdfkit 0.20 that is used here; the published types describe an older version. */
declare module 'pdfkit' {
  type Colour = readonly [red: number, green: number, blue: number];
  type Structure = { readonly end: () => void };
  export class PDFDocument {
    constructor(options: {
      readonly size: readonly [number, number];
      readonly margin: number;
      readonly font: null;
      readonly autoFirstPage: false;
      readonly lang: string;
      readonly tagged: true;
      readonly displayTitle: true;
      readonly pdfVersion: '1.7';
      readonly info: { readonly Title: string; readonly Creator: string };
    });
    registerFont(name: string, font: Uint8Array): this;
    addPage(): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: Colour): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(colour: Colour): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    image(
      source: Uint8Array,
      x: number,
      y: number,
      options: { readonly width: number; readonly height: number },
    ): this;
    struct(type: string, options: { readonly alt?: string }, content: () => void): Structure;
    addStructure(structure: Structure): this;
    end(): void;
  }
}
declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
