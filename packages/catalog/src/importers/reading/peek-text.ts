import type { ImportFile } from '../importer.ts';
import { decodedChunks } from './read-file.ts';

/** The beginning of a file, to detect its format, and a stream of the whole file. */
export type PeekedText = { readonly start: string; readonly chunks: AsyncIterable<string> };

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
