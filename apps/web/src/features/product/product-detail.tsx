import type { ReactNode } from 'react';
import type { DetailTarget } from '../../platform/address/detail-address.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { DishPageSkeleton } from '../../ui/dish/dish-page-skeleton.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';
import { useProduct } from './get-product.ts';
import styles from './product-detail.module.css';
import { ProductProblem } from './product-problem.tsx';
import { ProductView } from './product-view.tsx';

export type ProductDetailProps = {
  readonly target: DetailTarget;
  /** Advice about the product, put in by the shell. */
  readonly tipsFor: (target: DetailTarget) => ReactNode;
};

/** Loading, then error, then empty, then the product. */
export function ProductDetail({ target, tipsFor }: ProductDetailProps) {
  const { t } = useMessages();
  const product = useProduct(target);
  const documentTitle = t('app.documentTitle', { title: t('product.title') });
  if (product.isPending) {
    const heading = { title: t('product.title'), documentTitle, words: t('product.loading') };
    return <DishPageSkeleton {...heading} tint="sky" />;
  }
  if (product.isError) {
    return (
      <main className={styles.main}>
        <ProductProblem error={product.error} onReload={() => void product.refetch()} />
      </main>
    );
  }
  if (product.data === null) {
    return (
      <main className={styles.main}>
        <StateMessage
          title={t('product.empty')}
          documentTitle={documentTitle}
          detail={t('product.emptyText')}
        />
      </main>
    );
  }
  return <ProductView product={product.data} target={target} tips={tipsFor(target)} />;
}
