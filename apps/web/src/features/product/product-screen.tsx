import { type ProductWire, productDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import type { Translate } from '../../messages/translate.ts';
import {
  type DetailTarget,
  productRequest,
  readDetailTarget,
} from '../../platform/address/detail-address.ts';
import { useGoOnce } from '../../platform/address/on-the-way.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf, CallError } from '../../platform/server/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { DishPageSkeleton } from '../../ui/dish/dish-page-skeleton.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';
import styles from './product-view.module.css';
import { ProductView } from './product-view.tsx';

/** /productDetail: the product named by the address or the navigation state. */
export function ProductScreen({ tipsFor }: Pick<ProductDetailProps, 'tipsFor'>) {
  const target = readDetailTarget(useLocation());
  if (target === null) return <Navigate to={PATHS.error} replace />;
  return <ProductDetail key={target.id} target={target} tipsFor={tipsFor} />;
}

const NO_PRODUCT: readonly string[] = ['productNotFound', 'emptyReply'];

type ProductDetailProps = {
  readonly target: DetailTarget;
  /** Tips about the product, provided by the app. */
  readonly tipsFor: (target: DetailTarget) => ReactNode;
};

/** Loading, error or empty state, then the product. */
function ProductDetail({ target, tipsFor }: ProductDetailProps) {
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
        >
          <HomeButton />
        </StateMessage>
      </main>
    );
  }
  return (
    <ProductView product={product.data} target={target} tips={product.data.has_tips && tipsFor(target)} />
  );
}

/** A product by its id; null if there is none. */
function useProduct(target: DetailTarget): UseQueryResult<ProductWire | null> {
  const { server } = usePlatform();
  const request = productRequest(target);
  return useQuery({
    queryKey: ['product', request],
    queryFn: async ({ signal }) => {
      try {
        return await answerOf(server.read(productDetail, request, signal));
      } catch (cause) {
        if (cause instanceof CallError && NO_PRODUCT.includes(cause.failure.code)) return null;
        throw cause;
      }
    },
  });
}

type ProductProblemProps = { readonly error: Error; readonly onReload: () => void };

/** A failed load. An invalid product id cannot be retried. */
function ProductProblem({ error, onReload }: ProductProblemProps) {
  const { t } = useMessages();
  const documentTitle = t('app.documentTitle', { title: t('product.title') });
  if (error instanceof CallError && error.failure.code === 'invalidProductId') {
    return (
      <StateMessage
        title={t('product.invalid')}
        documentTitle={documentTitle}
        detail={t('product.invalidText')}
      >
        <HomeButton />
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title={t('product.failed')}
      documentTitle={documentTitle}
      detail={t('recipe.failure', { message: messageOf(t, error) })}
    >
      <Button full onClick={onReload}>
        {t('app.retry')}
      </Button>
    </StateMessage>
  );
}

function HomeButton() {
  const { t } = useMessages();
  const go = useGoOnce();
  return (
    <Button full onClick={() => go(PATHS.intro)}>
      {t('error.home')}
    </Button>
  );
}

/** A refused call shows its status text (specification, section 7), which HTTP/2 does not send. */
function messageOf(t: Translate, error: Error): string {
  if (!(error instanceof CallError) || error.failure.status === null) return error.message;
  return t('product.failureText', { statusText: error.failure.statusText || error.message });
}
