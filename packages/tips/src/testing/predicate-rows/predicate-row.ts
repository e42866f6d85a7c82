import type { JudgedBullet } from '../../checks/predicates/tip-predicate.ts';
import type { TipPredicateId } from '../../checks/predicates/tip-predicates.ts';
import type { TipDish, TipFacts, TipPeople } from '../../model/tip-facts.ts';
import type { TipPerson } from '../../model/tip-person.ts';

/** What a bullet is said beside, as far as it is not that of the example. */
export type RowScene = {
  readonly dish?: Partial<TipDish>;
  readonly facts?: Partial<TipFacts>;
  readonly people?: Partial<TipPeople>;
  readonly person?: Partial<TipPerson>;
  readonly bullet?: Partial<JudgedBullet>;
  readonly others?: readonly string[];
};

/** One judgement: the predicate, whether it is true of the text, and what it is said beside. */
export type PredicateRow = readonly [
  id: TipPredicateId,
  verdict: 'fails' | 'passes',
  text: string,
  scene?: RowScene,
];
