import type { ProductWire } from '@kkini/contract';
import { Link } from 'react-router';
import { type DetailTarget, productDetailPath } from '../../platform/address/detail-address.ts';
import { priceWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './related-products.module.css';

type RelatedProductsProps = {
  readonly products: ProductWire['relatedProducts'];
  /** The product they stand below. */
  readonly target: DetailTarget;
};

export function RelatedProducts({ products, target: { surveyId, shareId } }: RelatedProductsProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('product.related')}</h2>
      <ul className={styles.products}>
        {products.map(({ id, name, image, price }) => (
          <li key={id}>
            <Link to={productDetailPath({ id, surveyId, shareId })} state={{ id, surveyId, shareId }}>
              <span className={styles.picture}>
                <Picture src={image} />
              </span>
              <b lang="ko">{name}</b>
              <span data-missing={price === null || undefined}>{priceWords(t, price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
