import type { MealStyle, MealTime } from '@kkini/domain';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { readDetailTarget } from './detail-address.ts';

type DishKindWords = {
  readonly kind: string;
  /** Null if the dish was not opened from a plan. */
  readonly meal: { readonly time: MealTime; readonly word: string } | null;
};

export function useDishKind(style: MealStyle): DishKindWords {
  const { t } = useMessages();
  const time = readDetailTarget(useLocation())?.mealTime ?? null;
  return { kind: t(`mealStyle.${style}`), meal: time && { time, word: t(`mealTime.${time}`) } };
}
