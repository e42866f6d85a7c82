import type { Taxonomy } from '@kkini/domain';
import { TIP_SECTIONS, type TipSections } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { makeContext } from '../rules/tip-context.ts';
import { judgeBullet } from './judge-bullet.ts';
import type { TipPredicateId } from './predicates/tip-predicates.ts';

/** Every forbidden bullet of a guide with the first predicate that forbids it for anybody at the table. */
export function judgeGuide(
  taxonomy: Taxonomy,
  sections: TipSections,
  facts: TipFacts,
): readonly { readonly id: TipPredicateId; readonly text: string }[] {
  const context = makeContext(taxonomy, facts);
  const bullets = TIP_SECTIONS.flatMap((section) => sections[section]);
  return bullets.flatMap((bullet) => {
    const others = bullets.filter((other) => other !== bullet);
    const id = judgeBullet(bullet, { context, others });
    return id === null ? [] : [{ id, text: bullet.text }];
  });
}
