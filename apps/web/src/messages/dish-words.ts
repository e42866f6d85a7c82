import type { CompanionWire } from '@kkini/contract';
import { figure } from './figures.ts';
import type { Translate, Wording } from './translate.ts';

type Titled = { readonly title: string; readonly title_en: string | null };

/** Title of a dish in the reader's language, or the Korean one if there is no other. */
export function dishTitle({ locale }: Pick<Wording, 'locale'>, { title, title_en: english }: Titled): string {
  return locale === 'en' && english ? english : title;
}

/**
 * "흰쌀밥 · 시금치나물 · 배추김치와 함께", "with steamed white rice, seasoned spinach"; null without companions.
 */
export function companionWords({ t, locale }: Wording, companions: readonly CompanionWire[]): string | null {
  if (companions.length === 0) return null;
  const dishes = companions.map((each) => companionName({ locale }, each));
  return t('meal.companions', { dishes: dishes.join(locale === 'en' ? ', ' : ' · ') });
}

/** "시금치나물", "seasoned spinach": name of a companion within a sentence. */
export function companionName({ locale }: Pick<Wording, 'locale'>, companion: Titled): string {
  return locale === 'en' ? glossOf(dishTitle({ locale }, companion)) : companion.title;
}

/** The plain English part of a title, for use in a sentence: "radish kimchi" for "Kkakdugi, radish kimchi". */
function glossOf(title: string): string {
  const gloss = title.split(', ').at(-1) ?? title;
  return NATIONALITY.test(gloss) ? gloss : gloss.charAt(0).toLowerCase() + gloss.slice(1);
}

const NATIONALITY = /^(?:Chinese|French|Greek|Italian|Japanese|Korean|Western)\b/;

/** Position before a kind of dish at the end of a longer Korean word. */
export const KIND_OF_DISH =
  /(?<=[가-힣]{3})(?=(?:비빔밥|볶음밥|샐러드|샌드위치|덮밥|볶음|구이|(?<!통)조림|무침|부침|튀김|찌개|전골|나물|생채|국수|김밥|국밥|된장국|미역국|뭇국|무국|장아찌|깍두기|겉절이|파스타|카레|스튜|정식|백반)(?:\s|$))/u;

/** Sodium saved by leaving half of the broth, and added by the side dishes, mg; null if the dish has none. */
type Savings = { readonly halfBroth: number | null; readonly sideDishes: number | null };

/** How to order and eat a bought dish with less salt, in sentences; null if nothing can be left (safety-rules section 7.6). */
export function orderWords(t: Translate, { halfBroth, sideDishes }: Savings): string | null {
  const words = [
    ...(halfBroth ? [t('order.halfBroth', { saved: figure(halfBroth) })] : []),
    ...(sideDishes ? [t('order.sideDishes', { added: figure(sideDishes) })] : []),
  ];
  return words.length === 0 ? null : words.join(' ');
}
