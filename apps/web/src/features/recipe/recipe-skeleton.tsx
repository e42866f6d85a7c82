import { useMessages } from '../../messages/messages-context.tsx';
import { DishPage } from '../../ui/dish-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './recipe-skeleton.module.css';

/** The shape of a recipe while it is on its way. */
export function RecipeSkeleton() {
  const { t } = useMessages();
  return (
    <main className={styles.main} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('recipe.loading')}</VisuallyHidden>
      </p>
      <DishPage
        tint="apricot"
        picture={<Skeleton height="100%" round />}
        head={
          <div className={styles.lines}>
            <Skeleton width="120px" height="22px" />
            <Skeleton width="240px" height="34px" />
            <Skeleton height="86px" />
          </div>
        }
      >
        <div className={styles.lines}>
          <Skeleton height="48px" />
          <Skeleton height="48px" />
          <Skeleton height="48px" />
        </div>
      </DishPage>
    </main>
  );
}
