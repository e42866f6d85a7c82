import type { GuidelineSource, Leaning } from '@kkini/domain';
import type { Forbidden } from './hard-rule.ts';
import type { Cell } from './limit-row.ts';
import type { CountedFood } from './weighed-foods.ts';

/** Limits, prohibitions and preferences of a health condition or an eating style (nutrition-rules sections 3 to 5). */
export type ChoiceRules = {
  /** Limits and aims of the reference adult. Each row replaces everyone's row of the same key. */
  readonly rows: readonly Cell[];
  /** Dishes that are never served. */
  readonly hardRules: readonly (Forbidden & { readonly source: GuidelineSource })[];
  /** Tags and foods that make a dish better or worse. */
  readonly prefer: readonly Leaning[];
  readonly avoid: readonly Leaning[];
  /** Maximum number of dishes of a food in a week. */
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
