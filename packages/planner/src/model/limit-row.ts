import type { LimitFigure, LimitKey, LimitKind, RowOwner } from '@kkini/domain/limits';
import { type Citation, type Grounds, grounds } from './grounds.ts';

/**
 * A row behind a limit: its owners, its key and its source. Several owners share a decided conflict. A `limit` is a maximum, a
 * floor or a range that a week should meet; an `aim` only attracts and is never missed.
 */
export type LimitRow = Range &
  Grounds & {
    readonly owners: readonly RowOwner[];
    readonly key: LimitFigure;
    readonly kind: LimitKind;
  };

/** A row of nutrition-rules sections 3 and 4: a cell in the column of one owner. */
export type TableRow = LimitRow & { readonly owners: readonly [RowOwner]; readonly key: LimitKey };

/** A row without its owner, as the file of a condition or style states it. */
export type Cell = Omit<TableRow, 'owners'>;

/** The rows of one owner. */
export const rowsOf = (owner: RowOwner, cells: readonly Cell[]): readonly TableRow[] =>
  cells.map((cell) => ({ owners: [owner], ...cell }));

/** A limit cell. */
export const limit = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  key,
  kind: 'limit',
  ...range,
  ...grounds(citation),
});

/** An aim cell. */
export const aim = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  ...limit(key, range, citation),
  kind: 'aim',
});

/** Bounds of an amount; an absent side is unbounded. */
export type Range = { readonly min?: number; readonly max?: number };
