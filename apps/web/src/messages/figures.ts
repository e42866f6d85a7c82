import type { Translate } from './translate.ts';

/** "1,720": a figure with thousands separators and at most `decimals` decimals, the same in every locale. */
export function figure(value: number, decimals: 0 | 1 = 0): string {
  return (decimals === 1 ? TENTHS : WHOLE).format(value);
}

/** "4,900원", or that there is no price. */
export function priceWords(t: Translate, price: number | null): string {
  return price === null ? t('price.none') : t('price.won', { price: figure(price) });
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
