import type { ImportFile } from './importer.ts';

const SAMPLE_BYTES = 256 * 1024;

/** Text of a file piece by piece: UTF-8 where the bytes are valid UTF-8, else CP949 (the WHATWG name is euc-kr). */
export async function* decodedChunks(file: ImportFile): AsyncIterable<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of joinFirst(file.chunks())) {
    decoder ??= new TextDecoder(isUtf8(chunk) ? 'utf-8' : 'euc-kr');
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

/** Joins the first pieces, so that the encoding is judged by enough bytes. */
async function* joinFirst(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let first: Uint8Array | null = new Uint8Array();
  for await (const chunk of chunks) {
    if (first === null) {
      yield chunk;
      continue;
    }
    first = Buffer.concat([first, chunk]);
    if (first.length < SAMPLE_BYTES) continue;
    yield first;
    first = null;
  }
  if (first !== null && first.length > 0) yield first;
}

/** A character cut at the end of the sample is no fault. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
