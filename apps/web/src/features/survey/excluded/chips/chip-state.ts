import { squeezeText } from '@kkini/domain';
import { excludedText } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading } from '../use-readings.ts';

/** What a left-out food says of itself beside its name. */
export type ChipState = 'plain' | 'unread' | 'asking';

/** A word nobody knows comes before a question about what was meant. */
export function chipState(
  food: string,
  reading: Reading | undefined,
  { isSettled }: Pick<Exclusions, 'isSettled'>,
): ChipState {
  if (reading === undefined) return 'plain';
  if (reading.unread.length > 0) return 'unread';
  return hasQuestion(reading) && !isSettled(food) ? 'asking' : 'plain';
}

/** True of a text that may have been meant otherwise, until the visitor has said so. */
export function hasQuestion({ suggestions, asksWhatMayStay, understood }: Reading): boolean {
  return suggestions.length > 0 || (asksWhatMayStay && understood.length > 0);
}

/** What a text leaves out without the words nobody knows. */
export function withoutUnread({ understood, suggestions }: Reading): readonly string[] {
  return [...understood.map(excludedText), ...suggestions.map(({ typed }) => typed)];
}

/** A text that is the name of the one food it was understood as needs no saying back. */
export function isOwnName({ understood, text }: Reading, name: string): boolean {
  const [only] = understood;
  if (only === undefined || understood.length > 1) return false;
  return [only.ko, only.en].some((each) =>
    [text, name].some((said) => squeezeText(each) === squeezeText(said)),
  );
}
