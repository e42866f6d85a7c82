import type { ProductWire } from '@kkini/contract';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './product-view.module.css';

/** Allergens as on a label. Goods of one kind differ by maker, so some are only possible. */
export function ProductAllergens({
  allergens: { contains, may_contain: may },
}: Pick<ProductWire, 'allergens'>) {
  const { t, locale } = useMessages();
  const listed = (names: typeof contains) =>
    names.map(({ name, name_en: english }) => (locale === 'en' ? (english ?? name) : name)).join(', ');
  return (
    <div className={styles.allergens}>
      {contains.length > 0 && <p>{t('product.allergens', { foods: listed(contains) })}</p>}
      {may.length > 0 && <p>{t('product.mayContain', { foods: listed(may) })}</p>}
    </div>
  );
}
