import type { MealWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { mealName } from '../model/meal-words.ts';

/** Name of a meal in the reader's language. */
export function MealName({ meal }: { readonly meal: MealWire }) {
  return <MixedText text={mealName(useMessages(), meal)} />;
}
