import type { MealWire } from '@kkini/contract';
import type { Translate } from '../../../messages/translate.ts';
import { isFasting } from './meal-facts.ts';

/** What a meal is called: the name of its dish, which is Korean, or that there is none, in the visitor's language. */
export function mealName(t: Translate, meal: MealWire): string {
  return isFasting(meal) ? t('mealStyle.fasting') : meal.details.title;
}
