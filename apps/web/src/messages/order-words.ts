import { figure } from './figures.ts';
import type { Translate } from './translate.ts';

/** Sodium saved by leaving half of the broth, and added by the side dishes, mg; null if the dish has none. */
type Savings = { readonly halfBroth: number | null; readonly sideDishes: number | null };

/** How to order and eat a bought dish with less salt, in sentences; null if nothing can be left (safety-rules section 7.6). */
export function orderWords(t: Translate, { halfBroth, sideDishes }: Savings): string | null {
  const words = [
    ...(halfBroth ? [t('order.halfBroth', { saved: figure(halfBroth) })] : []),
    ...(sideDishes ? [t('order.sideDishes', { added: figure(sideDishes) })] : []),
  ];
  return words.length === 0 ? null : words.join(' ');
}
