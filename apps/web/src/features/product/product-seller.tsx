import type { ProductWire } from '@kkini/contract';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './product-seller.module.css';

type ProductSellerProps = { readonly center: NonNullable<ProductWire['center']> };

export function ProductSeller({ center: { name, address, tel } }: ProductSellerProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('product.seller')}</h2>
      <div className={styles.seller}>
        <div lang="ko">
          <b>{name}</b>
          {address && <p>{address}</p>}
        </div>
        {tel && (
          <a
            href={`tel:${tel.replaceAll(/[^\d+]/g, '')}`}
            className={styles.call}
            aria-label={t('product.call', { tel })}
          >
            <Icon name="phone" />
          </a>
        )}
      </div>
    </section>
  );
}
