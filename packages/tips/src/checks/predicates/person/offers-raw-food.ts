import { RAW_WORDS } from '../../../messages/predicates/person-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P12: raw or half-done food in pregnancy, for a child or an older person, with diabetes or liver disease (safety-rules section 9). */
export const offersRawFood: TipPredicate = ({ text }, { person }) => {
  const isAtRisk =
    person.isPregnant ||
    person.stage !== 'adult' ||
    person.conditions.includes('diabetes') ||
    person.conditions.includes('liverDisease');
  return isAtRisk && RAW_WORDS.test(text);
};
