import type { MealStyle } from '@kkini/domain';
import type { Translate } from '../../../messages/translate.ts';

/** Name of a meal's style, with the style asked for where another is served. */
export function styleWords(t: Translate, style: MealStyle, asked: MealStyle | null): string {
  const served = t(`mealStyle.${style}`);
  return asked === null ? served : t('meal.insteadOf', { asked: t(`mealStyle.${asked}`), served });
}
