import type { Taxonomy } from '@kkini/domain';
import type { TipLine } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { makeContext, type TipContext } from '../rules/tip-context.ts';
import type { JudgedBullet } from './predicates/tip-predicate.ts';
import { TIP_PREDICATE_IDS, TIP_PREDICATES, type TipPredicateId } from './predicates/tip-predicates.ts';

/** Every forbidden line of a guide, in Korean, with the first predicate that forbids it for anybody at the table. */
export function judgeGuide(
  taxonomy: Taxonomy,
  lines: readonly Pick<TipLine, 'part' | 'text' | 'swap' | 'whose'>[],
  facts: TipFacts,
): readonly { readonly id: TipPredicateId; readonly text: string }[] {
  const context = makeContext(taxonomy, facts);
  const said = lines.map(({ part, text, swap, whose }) => ({
    bullet: { part, text: text.ko, swap } satisfies JudgedBullet,
    whose,
  }));
  return said.flatMap(({ bullet, whose }) => {
    const others = said.flatMap((other) => (other.bullet === bullet ? [] : [other.bullet]));
    const id = judgeBullet(bullet, { context, others, whose });
    return id === null ? [] : [{ id, text: bullet.text }];
  });
}

/**
 * Predicates about one person's plate, checked only for the people the bullet is about. All others are checked for everybody,
 * because everybody shares the dish and reads the words.
 */
const OF_A_PLATE: readonly TipPredicateId[] = ['P02', 'P03', 'P04', 'P05'];

/** The context of a bullet: the dish, the other bullets, and the people it is about, as indices of the persons. */
type JudgedAmong = {
  readonly context: TipContext;
  readonly others: readonly JudgedBullet[];
  readonly whose: readonly number[];
};

/**
 * The first predicate that forbids a bullet: for anybody at the table or, if it is about a plate, for the people the bullet is
 * about. Null if it is allowed (safety-rules section 9).
 */
export function judgeBullet(
  bullet: JudgedBullet,
  { context, others, whose }: JudgedAmong,
): TipPredicateId | null {
  const { persons } = context.facts.people;
  const isForbidden = (id: TipPredicateId) =>
    persons.some(
      (person, at) =>
        (whose.includes(at) || !OF_A_PLATE.includes(id)) &&
        TIP_PREDICATES[id](bullet, { context, person, others }),
    );
  return TIP_PREDICATE_IDS.find(isForbidden) ?? null;
}
