import type { RecipeHitWire } from '@kkini/contract';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Named } from '../../../messages/named.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { foundRecipePath } from '../../../platform/address/detail-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { OWN_SOURCE } from '../get-recipe.ts';
import styles from './search-results.module.css';

/** Background colours of the pictures; each recipe always has the same one. */
const TINTS = ['apricot', 'rose', 'sesame', 'butter', 'leaf', 'sky'] as const;

type SearchResultsProps = {
  readonly text: string;
  readonly recipes: readonly RecipeHitWire[];
  readonly surveyId: string | null;
  /** True while these are the recipes of the previous text. */
  readonly isFormer: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreFailed: boolean;
  readonly onMore: () => void;
  readonly onOpen: () => void;
};

/** Two columns on a phone, four on a wide screen. Recipes with a similar spelling form a list of their own. */
export function SearchResults(props: SearchResultsProps) {
  const { text, recipes, surveyId, isFormer, hasMore, isLoadingMore, moreFailed, onMore, onOpen } = props;
  const { t } = useMessages();
  const list = useFocusOnMore(recipes.length);
  const asTyped = recipes.filter(({ match }) => match !== 'similar');
  const similar = recipes.filter(({ match }) => match === 'similar');
  const card = (recipe: RecipeHitWire) => (
    <li key={recipe.doc_id}>
      <FoundRecipe recipe={recipe} surveyId={surveyId} onOpen={onOpen} />
    </li>
  );
  const onlySimilar = isOnlySimilar(recipes);
  const hits = { text, recipes, hasMore };
  return (
    <section className={styles.results} aria-busy={isFormer || undefined} ref={list.ref}>
      <p className={styles.count}>
        <MixedText text={isFormer ? countWords(t, hits) : foundWords(t, hits)} />
      </p>
      {asTyped.length > 0 && <ul className={styles.grid}>{asTyped.map(card)}</ul>}
      {similar.length > 0 && (
        <>
          {!onlySimilar && <h2 className={styles.similar}>{t('search.similar')}</h2>}
          <ul className={styles.grid}>{similar.map(card)}</ul>
        </>
      )}
      {moreFailed && (
        <p className={styles.failed} role="alert">
          {t('search.moreFailed')}
        </p>
      )}
      {hasMore && (
        <Button
          look="plain"
          className={styles.more}
          busy={isLoadingMore}
          onClick={() => {
            list.expectMore();
            onMore();
          }}
        >
          {t(moreFailed ? 'app.retry' : 'search.more')}
        </Button>
      )}
    </section>
  );
}

/** Moves the focus to the first new recipe after 'show more', because the button may be gone. */
function useFocusOnMore(count: number) {
  const ref = useRef<HTMLElement>(null);
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const from = expected.current;
    if (from === null || count <= from) return;
    expected.current = null;
    ref.current?.querySelectorAll('li')[from]?.querySelector('a')?.focus();
  }, [count]);
  return {
    ref,
    expectMore: () => {
      expected.current = count;
    },
  };
}

type FoundRecipeProps = {
  readonly recipe: RecipeHitWire;
  readonly surveyId: string | null;
  readonly onOpen: () => void;
};

function FoundRecipe({ recipe, surveyId, onOpen }: FoundRecipeProps) {
  const { t, locale } = useMessages();
  const { doc_id: id, imgUrl, title } = recipe;
  const isEnglish = locale === 'en' && recipe.excludedFoodsEn.length > 0;
  const excludedFoods = isEnglish ? recipe.excludedFoodsEn : recipe.excludedFoods;
  const warning =
    excludedFoods.length > 0
      ? t('search.excluded', { foods: excludedFoods.join(', ') })
      : recipe.hasUnknownFood && t('search.unknownFood');
  const author = recipe.author ?? (recipe.source === OWN_SOURCE ? null : recipe.source);
  return (
    <Link className={styles.recipe} to={foundRecipePath({ id, surveyId })} onClick={onOpen}>
      <span className={styles.picture} data-tint={tintOf(id)}>
        <Picture src={imgUrl} fallback={<Picture src="/art/meal-styles/cookedRecipe.svg" />} />
      </span>
      <span className={styles.title}>
        <Named korean={title} english={recipe.title_en} />
      </span>
      {author && <span className={styles.author}>{t('recipe.author', { author })}</span>}
      {warning && (
        <span className={styles.excluded}>
          <Icon name="alert" size={16} />
          <span>
            <MixedText text={warning} />
          </span>
        </span>
      )}
    </Link>
  );
}

function tintOf(id: string): string | undefined {
  const sum = [...id].reduce((total, each) => total + (each.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length];
}

type Hits = {
  readonly text: string;
  readonly recipes: readonly RecipeHitWire[];
  readonly hasMore: boolean;
};

/** How many recipes were found, or that their names only resemble the text. */
export function foundWords(t: Translate, { text, ...hits }: Hits): string {
  return isOnlySimilar(hits.recipes) ? t('search.onlySimilar', { text }) : countWords(t, hits);
}

function countWords(t: Translate, { recipes, hasMore }: Omit<Hits, 'text'>): string {
  return t(hasMore ? 'search.countMore' : 'search.count', { count: recipes.length });
}

/** True if recipes were found, but only by a similar spelling. */
function isOnlySimilar(recipes: readonly RecipeHitWire[]): boolean {
  return recipes.length > 0 && recipes.every(({ match }) => match === 'similar');
}
