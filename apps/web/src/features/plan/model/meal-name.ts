import type { MealWire } from '@kkini/contract';
import type { Translate } from '../../../messages/translate.ts';
import { isFasting } from './meal-facts.ts';

/** Name of a meal: that of its dish, always Korean, or the word for fasting in the visitor's language. */
export function mealName(t: Translate, meal: MealWire): string {
  return isFasting(meal) ? t('mealStyle.fasting') : meal.details.title;
}
