import type { MealStyle } from '@kkini/domain';
import type { Translate } from '../../../messages/translate.ts';

/** The style of a meal, and the one asked for where none of its dishes could be served. */
export function styleWords(t: Translate, style: MealStyle, asked: MealStyle | null): string {
  const served = t(`mealStyle.${style}`);
  return asked === null ? served : t('meal.insteadOf', { asked: t(`mealStyle.${asked}`), served });
}
