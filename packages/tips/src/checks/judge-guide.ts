import type { Taxonomy } from '@kkini/domain';
import type { TipLine } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { makeContext, type TipContext } from '../rules/tip-context.ts';
import type { JudgedBullet } from './predicates/tip-predicate.ts';
import { TIP_PREDICATE_IDS, TIP_PREDICATES, type TipPredicateId } from './predicates/tip-predicates.ts';

/** Every forbidden line of a guide, in Korean, with the first predicate that forbids it for anybody at the table. */
export function judgeGuide(
  taxonomy: Taxonomy,
  lines: readonly Pick<TipLine, 'part' | 'text' | 'swap'>[],
  facts: TipFacts,
): readonly { readonly id: TipPredicateId; readonly text: string }[] {
  const context = makeContext(taxonomy, facts);
  const bullets = lines.map(({ part, text, swap }): JudgedBullet => ({ part, text: text.ko, swap }));
  return bullets.flatMap((bullet) => {
    const others = bullets.filter((other) => other !== bullet);
    const id = judgeBullet(bullet, { context, others });
    return id === null ? [] : [{ id, text: bullet.text }];
  });
}

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
