import type { ShoppingItemWire } from '@kkini/contract';
import { dayWords } from '../../../messages/day-words.ts';
import { figure } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';
import { slotsWords } from '../batches/batch-words.ts';
import type { Ticks } from '../model/ticks.ts';
import type { ShoppingGroup } from './shopping-groups.ts';

/** "2모" with "450g", "450g" alone, or nothing where no recipe states an amount. Seasonings show none. */
export function amountWords(
  t: Translate,
  { pieces, grams, aisle }: ShoppingItemWire,
): { readonly amount: string; readonly grams: string } {
  if (grams === null || aisle === 'seasonings') return { amount: '', grams: '' };
  const weight = t('shopping.grams', { grams: figure(grams) });
  return pieces === null
    ? { amount: weight, grams: '' }
    : { amount: t('shopping.pieces', pieces), grams: weight };
}

/** "일 점심 · 월 점심". */
export function mealsWords(t: Translate, { uses }: ShoppingItemWire): string {
  return slotsWords(
    t,
    uses.map(({ date, mealTime }) => ({ date, time: mealTime })),
  );
}

type Shared = { readonly groups: readonly ShoppingGroup[]; readonly from: string; readonly ticks: Ticks };

/** The items not in the basket yet, as a text to share. */
export function shoppingShareWords(
  t: Translate,
  { groups, from, ticks }: Shared,
): { readonly title: string; readonly text: string } {
  const title = t('shopping.shareTitle', { date: dayWords(t, from).short });
  const lines = groups
    .flatMap(({ items }) => items)
    .filter(({ key }) => !ticks.has(key))
    .map((item) => `- ${item.name} ${amountWords(t, item).amount}`.trim());
  return { title, text: [title, ...lines].join('\n') };
}
