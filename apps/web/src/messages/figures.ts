import type { Translate } from './translate.ts';

/** "1,720": a figure with thousands separators and at most one decimal, the same in every locale. */
export function figure(value: number): string {
  return FORMAT.format(value);
}

/** "4,900원", or that there is no price. */
export function priceWords(t: Translate, price: number | null): string {
  return price === null ? t('price.none') : t('price.won', { price: figure(price) });
}

const FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
