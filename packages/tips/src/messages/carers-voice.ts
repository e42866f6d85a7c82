import type { TipText } from '../model/tip.ts';

/** Rewrites advice to an adult as advice to the carer of a child; the first match in each language is used. */
const KOREAN: readonly (readonly [RegExp, string])[] = [
  [/드시고 나서/gu, '먹고 나서'],
  [/드신다면/gu, '먹는다면'],
  [/드셔도/gu, '먹어도'],
  [/드셔야/gu, '먹어야'],
  [/드시려면/gu, '먹으려면'],
  [/드시느냐/gu, '먹느냐'],
  [/드시게/gu, '먹게'],
  [/관리하시려면/gu, '관리하려면'],
  [/챙기시려면/gu, '챙기려면'],
  [/챙기신다면/gu, '챙긴다면'],
  [/쓰이신다면/gu, '쓰인다면'],
  [/드시면/gu, '먹으면'],
  [/드시기/gu, '먹기'],
  [/드시던/gu, '먹던'],
  [/드시는/gu, '먹는'],
  [/드시다/gu, '먹다'],
  [/드시지/gu, '먹지'],
  [/드시고/gu, '먹고'],
  [/드셨으면/gu, '먹었으면'],
  [/드신/gu, '먹은'],
  [/드실/gu, '먹을'],
  [/드시/gu, '먹'],
  [/남기지 마세요\./gu, '남기지 않게 챙겨 주세요.'],
  [/(먹지|마시지|비비지|찍지) 마세요\./gu, '$1 않게 해 주세요.'],
  [/남기세요\./gu, '남기게 해 주세요.'],
  [/드세요\./gu, '먹게 해 주세요.'],
  [/마치세요\./gu, '마치게 해 주세요.'],
];

/** English imperatives addressed to the person who eats. */
const EATERS =
  /^(?:Eat|Leave|Take|Start|Begin|Finish|Alternate|Dip|Drink|Chew|Keep to|Stop|Skip|Lift out|Pick out|Match)\b/u;

/**
 * Rewrites a sentence about one person at the table, who may be the reader: drops "a person", and uses the third person in English
 * for somebody else.
 */
export function aboutOne({ ko, en }: TipText, isReader: boolean): TipText {
  const english = en.replace(/ a person\b/gu, '');
  return {
    ko: ko.replace(/한 사람 (?=약 |나트륨)/gu, ''),
    en: isReader ? english : english.replace(/\byour\b/gu, 'their').replace(/\bYour\b/gu, 'Their'),
  };
}

/** Rewrites a sentence to the person who eats as one to whoever serves the child. */
export function inCarersVoice({ ko, en }: TipText): TipText {
  const korean = KOREAN.reduce((text, [said, turned]) => text.replace(said, turned), ko);
  const english = en
    .replace(/\byour\b/giu, 'the child’s')
    .replace(/^Have (?=a|the|some)/u, 'Give the child ')
    .replace(EATERS, (verb) => `Have the child ${verb.toLowerCase()}`);
  return { ko: korean, en: english };
}
