import { FLUID_AMOUNT } from '../../../messages/predicates/person-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P13: an amount of water with heart, liver or kidney disease (safety-rules section 9). */
export const setsFluid: TipPredicate = ({ text }, { person }) => {
  const isLimited =
    person.conditions.includes('heartDisease') ||
    person.conditions.includes('liverDisease') ||
    (person.kidney !== null && person.kidney !== 'none');
  return isLimited && FLUID_AMOUNT.test(text);
};
