import type { TipSection, TipSwap } from '../model/tip.ts';
import type { TipContext } from '../rules/tip-context.ts';
import type { JudgedBullet } from './predicates/tip-predicate.ts';
import { TIP_PREDICATE_IDS, TIP_PREDICATES, type TipPredicateId } from './predicates/tip-predicates.ts';

/**
 * The first predicate that forbids a bullet beside others for anybody at the table; null when it is allowed (safety-rules
 * section 9).
 */
export function judgeBullet(
  bullet: JudgedBullet,
  { context, others }: { readonly context: TipContext; readonly others: readonly JudgedBullet[] },
): TipPredicateId | null {
  const { persons } = context.facts.people;
  const isForbidden = (id: TipPredicateId) =>
    persons.some((person) => TIP_PREDICATES[id](bullet, { context, person, others }));
  return TIP_PREDICATE_IDS.find(isForbidden) ?? null;
}

/** The same for a swap without words. */
export function judgeSwap(
  swap: TipSwap,
  { section, context }: { readonly section: TipSection; readonly context: TipContext },
): TipPredicateId | null {
  return judgeBullet({ section, text: '', swap }, { context, others: [] });
}
