import type { ImportPlace, ImportRow, Rejection } from './importer.ts';

/** Why a row, or the content in place of rows, is not taken; `line` as in `ImportPlace`. */
export type RowFault = { readonly line: number; readonly reason: Rejection; readonly detail: string };

/** A rejected row; `key` as far as it is known. */
export function rejectRow(
  { file, line }: ImportPlace,
  note: { readonly key: string | null; readonly reason: Rejection; readonly detail: string },
): ImportRow {
  const { key, reason, detail } = note;
  return { file, line, outcome: 'rejected', key, reason, detail };
}
