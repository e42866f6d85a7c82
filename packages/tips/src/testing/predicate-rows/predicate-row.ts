import type { JudgedBullet } from '../../checks/predicates/tip-predicate.ts';
import type { TipPredicateId } from '../../checks/predicates/tip-predicates.ts';
import type { TipDish, TipFacts, TipPeople } from '../../model/tip-facts.ts';
import type { TipPerson } from '../../model/tip-person.ts';

/** The context of a bullet, as far as it differs from the example. */
export type RowScene = {
  readonly dish?: Partial<TipDish>;
  readonly facts?: Partial<TipFacts>;
  readonly people?: Partial<TipPeople>;
  readonly person?: Partial<TipPerson>;
  readonly bullet?: Partial<JudgedBullet>;
  readonly others?: readonly string[];
};

/** One case: the predicate, its result for the text, and the context. */
export type PredicateRow = readonly [
  id: TipPredicateId,
  verdict: 'fails' | 'passes',
  text: string,
  scene?: RowScene,
];
