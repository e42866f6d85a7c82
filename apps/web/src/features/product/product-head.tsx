import type { ProductWire } from '@kkini/contract';
import type { MealStyle } from '@kkini/domain';
import { useDishKind } from '../../platform/address/use-dish-kind.ts';
import { priceWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { DishKind } from '../../ui/dish/dish-kind.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import styles from './product-head.module.css';

type ProductHeadProps = { readonly product: ProductWire; readonly style: MealStyle };

/** Kind, brand, name, price and a sentence about it. */
export function ProductHead({ product, style }: ProductHeadProps) {
  const { t } = useMessages();
  const { price } = product;
  const kind = useDishKind(style);
  return (
    <div className={styles.head}>
      <DishKind {...kind} />
      {product.brand_name && (
        <p className={styles.brand} lang="ko">
          {product.brand_img_url && (
            <span className={styles.logo}>
              <Picture src={product.brand_img_url} />
            </span>
          )}
          {product.brand_name}
        </p>
      )}
      <ScreenHeading documentTitle={t('app.documentTitle', { title: product.product_name })} lang="ko">
        {product.product_name}
      </ScreenHeading>
      <p className={price === null ? styles.noPrice : styles.price}>
        {priceWords(t, price)}
        {price !== null && product.price_is_typical && <small>{t('meal.typicalPrice')}</small>}
      </p>
      {product.description && (
        <p className={styles.description} lang="ko">
          {product.description}
        </p>
      )}
    </div>
  );
}
