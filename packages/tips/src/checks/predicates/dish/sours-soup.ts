import { NAMED_SOUR, SALTY_WORDS, SOUR, WET_DISH } from '../../../messages/predicates/dish-words.ts';
import type { TipContext } from '../../../rules/tip-context.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P06: vinegar or lemon in place of salt in a soup, a porridge or a milk sauce (safety-rules section 9). */
export const soursSoup: TipPredicate = ({ text, swap }, { context }) => {
  if (!isWet(context)) return false;
  if (swap !== null && SOUR_FOODS.includes(swap.to)) return true;
  const isOwn = SOUR_FOODS.some((id) => context.reading.has(id));
  return SOUR.test(text) && (SALTY_WORDS.test(text) || (NAMED_SOUR.test(text) && !isOwn));
};

/** Sour foods. */
export const SOUR_FOODS: readonly string[] = ['vinegar', 'vinegar_all', 'lemon', 'lime'];

/** True for dishes that sour food spoils. */
export function isWet({ facts, reading }: Pick<TipContext, 'facts' | 'reading'>): boolean {
  const { method, title } = facts.dish;
  const isMilky = reading.has('milk') || reading.has('cream') || reading.has('cream_sauce');
  return ['soup', 'porridge'].includes(method) || WET_DISH.test(title) || isMilky;
}
