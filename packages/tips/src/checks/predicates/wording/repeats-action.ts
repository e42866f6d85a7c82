import type { TipPredicate } from '../tip-predicate.ts';
import { actionsIn } from './actions-in.ts';

/**
 * P21: asks for the same action as another bullet of the guide, or of another meal of the day (safety-rules section 9). A point states
 * facts and does not count.
 */
export const repeatsAction: TipPredicate = (bullet, { context, others }) => {
  if (bullet.part === 'point') return false;
  const own = actionsIn(bullet);
  if (own.size === 0) return false;
  const asked = others.filter(({ part }) => part !== 'point').flatMap((other) => [...actionsIn(other)]);
  return [...asked, ...context.facts.askedThatDay].some((action) => own.has(action));
};
