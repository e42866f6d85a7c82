import type { ImportFile } from '../importer.ts';
import { type Decoder, decoderFor } from './legacy-decoder.ts';

const SAMPLE_BYTES = 256 * 1024;
/** Bytes in which a page states its encoding; scripts may come first. */
const HEAD_BYTES = 64 * 1024;

/**
 * Text of a file in pieces, decoded by its byte order mark, as UTF-8 if the bytes are valid UTF-8, else as the page declares
 * (`<meta charset>`), else by whichever of UTF-8 and CP949 (euc-kr in the encoding standard) loses fewer characters.
 */
export async function* decodedChunks(file: ImportFile): AsyncIterable<string> {
  let decoder: Decoder | null = null;
  for await (const chunk of joinFirst(file.chunks())) {
    decoder ??= decoderFor(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder !== null) yield decoder.decode();
}

/** Whole text of a file, without a byte order mark. */
export async function readText(file: ImportFile): Promise<string> {
  let text = '';
  for await (const chunk of decodedChunks(file)) text += chunk;
  return text.replace(/^\uFEFF/, '');
}

/** Joins the first pieces, so that enough bytes are available to detect the encoding. */
async function* joinFirst(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let first: Uint8Array[] | null = [];
  let length = 0;
  for await (const chunk of chunks) {
    if (first === null) {
      yield chunk;
      continue;
    }
    first.push(chunk);
    length += chunk.length;
    if (length < SAMPLE_BYTES) continue;
    yield Buffer.concat(first);
    first = null;
  }
  if (first !== null && length > 0) yield Buffer.concat(first);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const isPlain = bytes.every((byte) => byte < 0x80);
  if (!isPlain && isUtf8(bytes)) return 'utf-8';
  // ASCII bytes may still be seven-bit Japanese, or be followed by Korean after the sample.
  const said = saidEncoding(bytes);
  if (said !== null || isPlain) return said ?? 'utf-8';
  return losses(bytes, 'utf-8') < losses(bytes, 'euc-kr') ? 'utf-8' : 'euc-kr';
}

/** A character cut at the end of the sample is not an error. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const SAID =
  /<meta\b[^<>]{0,300}?charset\s*=\s*["']?\s*([\w:.-]{2,40})|<\?xml[^<>]{0,100}?encoding\s*=\s*["']([\w:.-]{2,40})/i;

/** Spellings on pages that are not labels of the encoding standard. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['cp949', 'euc-kr'],
  ['ms949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp950', 'big5'],
]);

function saidEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES));
  const match = SAID.exec(head);
  const said = (match?.[1] ?? match?.[2])?.toLowerCase();
  if (said === undefined) return null;
  try {
    return new TextDecoder(SPELLINGS.get(said) ?? said).encoding;
  } catch {
    return null;
  }
}

function losses(bytes: Uint8Array, encoding: string): number {
  return decoderFor(encoding).decode(bytes, { stream: true }).split('\uFFFD').length;
}

/** The beginning of a file, to detect its format, and a stream of the whole file. */
type PeekedText = { readonly start: string; readonly chunks: AsyncIterable<string> };

/** Opens a file and reads its first piece. */
export async function peekText(file: ImportFile): Promise<PeekedText> {
  const rest = decodedChunks(file)[Symbol.asyncIterator]();
  const first = await rest.next();
  const start = first.done === true ? '' : first.value;
  const chunks = async function* () {
    try {
      yield start;
      for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
    } finally {
      // Closes the file when the reader stops early.
      await rest.return?.();
    }
  };
  return { start, chunks: chunks() };
}
