import type { GuidelineSource, Leaning } from '@kkini/domain';
import type { CountedFood } from './counted-food.ts';
import type { Forbidden } from './hard-rule.ts';
import type { Cell } from './limit-row.ts';

/** What a health condition or an eating style brings to a plan (nutrition-rules sections 3 to 5). */
export type ChoiceRules = {
  /** Limits and aims of the reference adult: each replaces the row everybody has for its key. */
  readonly rows: readonly Cell[];
  /** What is never served. */
  readonly hardRules: readonly (Forbidden & { readonly source: GuidelineSource })[];
  /** Tags and foods a dish is better with, and better without. */
  readonly prefer: readonly Leaning[];
  readonly avoid: readonly Leaning[];
  /** Most dishes of a food a week may hold. */
  readonly weekWalls?: readonly {
    readonly of: CountedFood;
    readonly most: number;
    readonly source: GuidelineSource;
  }[];
};

/** A prohibition with the guideline behind it. */
export const forbid = (source: GuidelineSource, forbidden: Forbidden): ChoiceRules['hardRules'][number] => ({
  ...forbidden,
  source,
});
