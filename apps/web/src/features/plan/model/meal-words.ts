import type { MealWire } from '@kkini/contract';
import type { MealStyle } from '@kkini/domain';
import { dishTitle } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import type { Locale } from '../../../messages/locale.ts';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { HASHTAGS } from './get-meal-plan.ts';
import { energyOf, isFasting } from './meal-facts.ts';

/** Name of a meal in the reader's language: that of its dish, or the word for fasting. */
export function mealName(wording: Wording, meal: MealWire): string {
  return isFasting(meal) ? wording.t('mealStyle.fasting') : dishTitle(wording, meal.details);
}

/** Up to four ingredients in the reader's language; in Korean if a dish has no others. */
export function mealTags(
  { locale }: Pick<Wording, 'locale'>,
  { details }: MealWire,
): { readonly lang: Locale; readonly tags: readonly string[] } {
  const isEnglish = locale === 'en' && details.hashtags_en.length > 0;
  const tags = (isEnglish ? details.hashtags_en : details.hashtags).slice(0, HASHTAGS);
  return { lang: isEnglish ? 'en' : 'ko', tags };
}

/** Name of a meal's style, with the requested style if another one is served. */
export function styleWords(t: Translate, style: MealStyle, asked: MealStyle | null): string {
  const served = t(`mealStyle.${style}`);
  return asked === null ? served : t('meal.insteadOf', { asked: t(`mealStyle.${asked}`), served });
}

/**
 * Energy of a meal: of the first person's portion, with the name if several eat, else of a serving (safety-rules section 5.5); null
 * if unknown.
 */
export function mealEnergyWords(
  t: Translate,
  meal: MealWire,
  standing: DayStanding | undefined,
): string | null {
  const portions = meal.details.portions;
  const [own] = portions;
  if (own !== undefined) {
    if (own.energyKcal === null) return null;
    const [target = ''] = personNames(t, portions);
    const energy = figure(own.energyKcal);
    return portions.length > 1 ? t('meal.energyOf', { target, energy }) : t('meal.energy', { energy });
  }
  const serving = energyOf(meal);
  if (serving === null) return null;
  const words = { energy: figure(serving) };
  return t(standing === undefined ? 'meal.energy' : 'meal.energyServing', words);
}
