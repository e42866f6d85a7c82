import type { MealStyle } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import styles from './product-search.module.css';

type ProductSearchProps = { readonly address: string; readonly style: MealStyle };

/** Looks the product up on a map or in shops. */
export function ProductSearch({ address, style }: ProductSearchProps) {
  const { t } = useMessages();
  return (
    <ExternalLink href={address} className={styles.link} newWindowLabel={t('product.newWindow')}>
      {t(style === 'restaurant' ? 'product.searchMap' : 'product.searchShop')}
    </ExternalLink>
  );
}
