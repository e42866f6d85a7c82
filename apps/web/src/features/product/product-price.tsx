import type { ProductWire } from '@kkini/contract';
import { monthWords } from '../../messages/day-words.ts';
import { priceWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { MixedText } from '../../messages/mixed-text.tsx';
import type { Wording } from '../../messages/translate.ts';
import styles from './product-view.module.css';

/** The price of a product, or of one of its foods where the others are paid for apart, with its range and source. */
export function ProductPrice({ product }: { readonly product: ProductWire }) {
  const { t, locale } = useMessages();
  const { price, price_is_typical: isTypical, price_range: range } = product;
  const part = range && partPriceWords({ t, locale }, range);
  return (
    <p className={price === null && part === null ? styles.noPrice : styles.price}>
      {part === null ? priceWords(t, price) : <MixedText text={part} />}
      {(part !== null || isTypical) && <small>{t('meal.typicalPrice')}</small>}
      {range && (
        <small className={styles.priceRange}>
          <MixedText text={rangeWords({ t, locale }, range)} />
        </small>
      )}
    </p>
  );
}

type PriceRange = NonNullable<ProductWire['price_range']>;

/** The price of one food of several; null where the price is that of all. */
function partPriceWords({ t, locale }: Wording, { won, of, of_en: english }: PriceRange): string | null {
  const part = (locale === 'en' ? english : null) ?? of;
  return part === null || won === null ? null : t('product.priceOfPart', { part, price: priceWords(t, won) });
}

/** When the price was seen, its range, and the source. */
function rangeWords({ t, locale }: Wording, { low, high, month: seenIn, ...said }: PriceRange): string {
  const [year = 0, numbered = 0] = seenIn.split('-').map(Number);
  const month = monthWords(t, year, numbered);
  const source = (locale === 'en' ? said.source_en : null) ?? said.source;
  const seen =
    low === high
      ? t('product.priceMonth', { month })
      : t('product.priceRange', { month, low: priceWords(t, low), high: priceWords(t, high) });
  return source === null ? seen : `${seen} (${source.replaceAll('|', ', ')})`;
}
