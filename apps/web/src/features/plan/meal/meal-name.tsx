import type { MealWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-words.ts';

/** Name of a meal in the reader's language, marked as Korean where it has no other. */
export function MealName({ meal }: { readonly meal: MealWire }) {
  const name = mealName(useMessages(), meal);
  if (isFasting(meal)) return name;
  return <span lang={name === meal.details.title ? 'ko' : 'en'}>{name}</span>;
}
