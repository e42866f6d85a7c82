import type { RecipeHitWire } from '@kkini/contract';
import type { Translate } from '../../../messages/translate.ts';

type Hits = {
  readonly text: string;
  readonly recipes: readonly RecipeHitWire[];
  readonly hasMore: boolean;
};

/** How many recipes were found, or that the names only resemble the text. */
export function foundWords(t: Translate, { text, ...hits }: Hits): string {
  return isOnlySimilar(hits.recipes) ? t('search.onlySimilar', { text }) : countWords(t, hits);
}

/** How many recipes were found, whatever their match. */
export function countWords(t: Translate, { recipes, hasMore }: Omit<Hits, 'text'>): string {
  return t(hasMore ? 'search.countMore' : 'search.count', { count: recipes.length });
}

/** True where recipes were found, but all by a similar spelling. */
export function isOnlySimilar(recipes: readonly RecipeHitWire[]): boolean {
  return recipes.length > 0 && recipes.every(({ match }) => match === 'similar');
}
