import type { LimitedNutrient, LimitKind, LimitSpan } from '@kkini/domain/limits';
import type { LimitRow, Range } from './limit-row.ts';

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
