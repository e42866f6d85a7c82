import type { Translate } from './translate.ts';

/** "1,720": a figure with thousands separators and at most `decimals` decimals, the same in every locale. */
export function figure(value: number, decimals: 0 | 1 = 0): string {
  const [whole = '', tenth] = String(Math.round(value * 10 ** decimals) / 10 ** decimals).split('.');
  return [whole.replace(THOUSANDS, ','), ...(tenth ? [tenth] : [])].join('.');
}

/** "4,900원", or the text for no price. */
export function priceWords(t: Translate, price: number | null): string {
  return price === null ? t('price.none') : t('price.won', { price: figure(price) });
}

/** Without Intl, because a browser takes longer to load its number formats than to render a screen. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
