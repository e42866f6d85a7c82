import { POTASSIUM, POTASSIUM_SALT } from '../../../messages/predicates/person-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P11: advises potassium to somebody without that goal, or potassium salt to anybody (safety-rules sections 6.1 and 9). */
export const addsPotassium: TipPredicate = ({ text }, { person }) =>
  POTASSIUM_SALT.test(text) || (!person.isPotassiumAimed && POTASSIUM.test(text));
