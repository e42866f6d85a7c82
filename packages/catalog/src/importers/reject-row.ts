import type { ImportPlace, ImportRow, Rejection } from './importer.ts';

/** Why a row, or what stands where rows belong, is not taken; `line` as in `ImportPlace`. */
export type RowFault = { readonly line: number; readonly reason: Rejection; readonly detail: string };

/** A rejected row at its place; `key` as far as it is known. */
export function rejectRow(
  { file, line }: ImportPlace,
  note: { readonly key: string | null; readonly reason: Rejection; readonly detail: string },
): ImportRow {
  const { key, reason, detail } = note;
  return { file, line, outcome: 'rejected', key, reason, detail };
}
