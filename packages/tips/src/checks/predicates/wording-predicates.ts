import {
  ACTION_WORDS,
  BLOOD_SUGAR,
  BLOOD_SUGAR_INTRODUCTION,
  LECTURE_WORDS,
  LESS,
  SEASONING_NAMES,
  SHAME_WORDS,
  STARCH_WORDS,
  SURE_EFFECT,
} from '../../messages/predicate-words.ts';
import type { Tip, TipSwap } from '../../model/tip.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
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
  return people.healthConditions.length === 0;
}

/** True if nobody at the table has a condition or chose a style other than the usual one. */
export function choosesNothing(context: TipContext): boolean {
  const { people } = context.facts;
  const styles = [...people.eatingStyles, ...people.persons.flatMap((person) => person.styles)];
  return hasNoCondition(context) && styles.every((style) => style === 'regular');
}

/** Keys of the actions a bullet asks for. Two texts with a common key ask for the same thing. */
function actionsIn({
  text,
  swap,
}: {
  readonly text: string;
  readonly swap: TipSwap | null;
}): ReadonlySet<string> {
  const found = new Set<string>();
  if (swap !== null) found.add(`swap ${swap.to}`);
  for (const [key, words] of Object.entries(ACTION_WORDS)) if (words.test(text)) found.add(key);
  for (const sentence of splitSentences(text)) {
    if (!LESS.test(sentence)) continue;
    if (swap === null && STARCH_WORDS.test(sentence)) found.add('less starch');
    for (const [name] of sentence.matchAll(SEASONING_NAMES)) found.add(`less ${name}`);
  }
  return found;
}

/** Actions a tip asks for. Other tips of the day must ask for other actions (safety-rules section 9, P21). */
export function askedBy({ lines }: Pick<Tip, 'lines'>): readonly string[] {
  const actions = lines.filter(({ part }) => part === 'action');
  return [...new Set(actions.flatMap(({ text, swap }) => [...actionsIn({ text: text.ko, swap })]))];
}
