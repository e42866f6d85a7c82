import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { type DetailTarget, readDetailTarget } from '../../platform/address/detail-address.ts';
import { PATHS } from '../../platform/address/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useUnhurried } from '../../ui/deferred-render.tsx';
import { DishPageSkeleton } from '../../ui/dish/dish-page-skeleton.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';
import { useRecipe } from './get-recipe.ts';
import styles from './recipe-view.module.css';
import { RecipeView } from './recipe-view.tsx';

type RecipeScreenProps = {
  /** What each person of a plan eats of the dish, provided by the app. */
  readonly portionsFor: (target: DetailTarget) => ReactNode;
};

/** /recipeDetail: the recipe named by the address or the navigation state. */
export function RecipeScreen({ portionsFor }: RecipeScreenProps) {
  const target = readDetailTarget(useLocation());
  if (target === null) return <Navigate to={PATHS.error} replace />;
  return <RecipeDetail key={target.id} target={target} portions={portionsFor(target)} />;
}

type RecipeDetailProps = { readonly target: DetailTarget; readonly portions: ReactNode };

/** Loading, error or empty state, then the recipe. */
function RecipeDetail({ target, portions }: RecipeDetailProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const recipe = useRecipe(target);
  const documentTitle = t('app.documentTitle', { title: t('recipe.title') });
  const isWaiting = useUnhurried(recipe.isPending);
  if (recipe.isPending || isWaiting) {
    const heading = { title: t('recipe.title'), documentTitle, words: t('recipe.loading') };
    return <DishPageSkeleton {...heading} tint="apricot" />;
  }
  if (recipe.isError) {
    return (
      <main className={styles.state}>
        <StateMessage
          title={t('recipe.failed')}
          documentTitle={documentTitle}
          detail={t('recipe.failure', { message: recipe.error.message })}
        >
          <Button full onClick={() => void recipe.refetch()}>
            {t('app.retry')}
          </Button>
        </StateMessage>
      </main>
    );
  }
  if (recipe.data === null) {
    return (
      <main className={styles.state}>
        <StateMessage title={t('recipe.empty')} documentTitle={documentTitle} detail={t('recipe.emptyText')}>
          <Button full onClick={() => navigate(PATHS.search)}>
            {t('account.search')}
          </Button>
        </StateMessage>
      </main>
    );
  }
  return <RecipeView recipe={recipe.data} target={target} portions={portions} />;
}
