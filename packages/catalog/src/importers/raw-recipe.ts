import type { Nutrition, RecipeLevel, RecipeStep } from '@kkini/domain';
import type { IngredientSegment } from '../normalize/split-ingredient-text.ts';

/** The common shape of all recipe importers: what a source states, not yet resolved. Null is unstated. */
export type RawRecipe = {
  readonly source: string;
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly minutes: number | null;
  readonly level: RecipeLevel | null;
  readonly servings: number | null;
  /** Kind of dish in the words of the source. */
  readonly category: string | null;
  readonly ingredients: readonly IngredientSegment[];
  readonly steps: readonly RecipeStep[];
  /** Figures of one serving as the source states them. */
  readonly stated: Nutrition | null;
  /** The source ends before the recipe does. */
  readonly isCutOff?: true;
};
