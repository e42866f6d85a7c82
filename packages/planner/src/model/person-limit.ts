import type { LimitedNutrient, LimitKind, LimitSpan } from '@kkini/domain/limits';
import type { LimitRow } from './limit-row.ts';
import type { Range } from './range.ts';

/**
 * A limit in the unit of its nutrient, of one person, or of everyone who eats for the serving their lead eats: what it
 * is on, what the planned meals keep of it, and the rows it comes from.
 */
export type PersonLimit = {
  readonly nutrient: LimitedNutrient;
  readonly per: LimitSpan;
  readonly kind: LimitKind;
  /** Of the whole day, the part that stays free included; or of one meal. */
  readonly range: Range;
  /** What the planned meals of a day have to keep; the same as `range` for a meal. */
  readonly planned: Range;
  /** The sides that are a share of the energy: they follow what is eaten, not what is aimed at. */
  readonly ofEnergy: { readonly min: boolean; readonly max: boolean };
  readonly from: readonly LimitRow[];
  /** Rows that share no value with those of a higher rank and gave way. */
  readonly overruled: readonly LimitRow[];
};
