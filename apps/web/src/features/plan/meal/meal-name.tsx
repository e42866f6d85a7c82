import type { MealWire } from '@kkini/contract';
import type { ReactNode } from 'react';
import { KIND_OF_DISH } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Named } from '../../../messages/named.tsx';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-words.ts';

type MealNameProps = {
  readonly meal: MealWire;
  /** True if there is room for the Korean name beside an English one. */
  readonly both?: boolean;
};

/** Name of a meal in the reader's language, marked as Korean if it has no other. */
export function MealName({ meal, both = false }: MealNameProps) {
  const name = mealName(useMessages(), meal);
  if (isFasting(meal)) return name;
  if (both) return <Named korean={meal.details.title} english={meal.details.title_en} />;
  return <span lang={name === meal.details.title ? 'ko' : 'en'}>{breakableTitle(name)}</span>;
}

/** A dish's name for narrow columns: a word too long for a line may break before the kind of dish. */
export function breakableTitle(title: string): ReactNode {
  return title.split(KIND_OF_DISH).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part} />, part]));
}
