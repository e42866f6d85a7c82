import type {
  LimitedNutrient,
  LimitFigure,
  LimitKey,
  LimitKind,
  LimitSpan,
  RowOwner,
} from '@kkini/domain/limits';
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

/**
 * A limit in the unit of its nutrient, of one person or, for the lead's serving, of everyone who eats: its key, the range of
 * the planned meals and its source rows.
 */
export type PersonLimit = {
  readonly nutrient: LimitedNutrient;
  readonly per: LimitSpan;
  readonly kind: LimitKind;
  /** Range of the whole day, including the share that is not planned, or of one meal. */
  readonly range: Range;
  /** Range of the planned meals of a day. For a meal limit it equals `range`. */
  readonly planned: Range;
  /** The sides that are a share of the energy. They refer to the energy eaten, not to the target. */
  readonly ofEnergy: { readonly min: boolean; readonly max: boolean };
  readonly from: readonly LimitRow[];
  /** Rows that share no value with those of a higher rank and were dropped. */
  readonly overruled: readonly LimitRow[];
};
