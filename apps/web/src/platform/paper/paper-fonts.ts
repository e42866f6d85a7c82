import { COVERED, SMALL, WHOLE } from 'virtual:kkini-paper-fonts';
import type { PaperFonts } from './paint-pdf.ts';

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
