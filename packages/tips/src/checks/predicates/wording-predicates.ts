import {
  BLOOD_SUGAR,
  BLOOD_SUGAR_INTRODUCTION,
  LECTURE_WORDS,
  SHAME_WORDS,
  SURE_EFFECT,
} from '../../messages/predicates/wording-words.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { actionsIn } from './actions-in.ts';
import type { TipPredicate } from './tip-predicate.ts';

/** P09: lectures people who chose neither a condition nor a style (safety-rules section 9). */
export const lectures: TipPredicate = ({ text }, { context }) =>
  choosesNothing(context) && LECTURE_WORDS.test(text);

/**
 * P10: mentions blood sugar to people without a condition more than once, or without the words that make it optional
 * (safety-rules section 9).
 */
export const assumesDiabetes: TipPredicate = ({ text }, { context, others }) => {
  if (!hasNoCondition(context) || !BLOOD_SUGAR.test(text)) return false;
  return !text.startsWith(BLOOD_SUGAR_INTRODUCTION) || others.some((other) => BLOOD_SUGAR.test(other.text));
};

/** P16: promises an effect instead of hoping for it (safety-rules section 9). */
export const promisesEffect: TipPredicate = ({ text }) => SURE_EFFECT.test(text);

/** P17: shames or frightens (safety-rules section 9). */
export const shames: TipPredicate = ({ text }) => SHAME_WORDS.test(text);

/**
 * P21: asks for the same action as another bullet of the guide or another meal of the day (safety-rules section 9). A point only
 * states facts and does not count.
 */
export const repeatsAction: TipPredicate = (bullet, { context, others }) => {
  if (bullet.part === 'point') return false;
  const own = actionsIn(bullet);
  if (own.size === 0) return false;
  const asked = others.filter(({ part }) => part !== 'point').flatMap((other) => [...actionsIn(other)]);
  return [...asked, ...context.facts.askedThatDay].some((action) => own.has(action));
};

/** True when nobody at the table has a condition. */
export function hasNoCondition({ facts: { people } }: TipContext): boolean {
  return (
    people.healthConditions.length === 0 && people.persons.every(({ conditions }) => conditions.length === 0)
  );
}

/** True if nobody at the table has a condition or chose a style other than the usual one. */
export function choosesNothing(context: TipContext): boolean {
  const { people } = context.facts;
  const styles = [...people.eatingStyles, ...people.persons.flatMap((person) => person.styles)];
  return hasNoCondition(context) && styles.every((style) => style === 'regular');
}
