import { squeezeText } from '@kkini/domain';
import { excludedText } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading } from '../use-readings.ts';

/** The mark of an excluded food beside its name. */
export type ChipState = 'plain' | 'unread' | 'asking';

/** An unknown word ranks before a question about the meaning. */
export function chipState(
  food: string,
  reading: Reading | undefined,
  { isSettled }: Pick<Exclusions, 'isSettled'>,
): ChipState {
  if (reading === undefined) return 'plain';
  if (reading.unread.length > 0) return 'unread';
  return hasQuestion(reading) && !isSettled(food) ? 'asking' : 'plain';
}

/** True for an ambiguous text: a likely typo, or foods that may stay. */
export function hasQuestion({ suggestions, asksWhatMayStay, understood }: Reading): boolean {
  return suggestions.length > 0 || (asksWhatMayStay && understood.length > 0);
}

/** The exclusions of a text without its unknown words. */
export function withoutUnread({ understood, suggestions }: Reading): readonly string[] {
  return [...understood.map(excludedText), ...suggestions.map(({ typed }) => typed)];
}

/** A text that is itself the name of the one food it was read as needs no confirmation. */
export function isOwnName({ understood, text }: Reading, name: string): boolean {
  const [only] = understood;
  if (only === undefined || understood.length > 1) return false;
  return [only.ko, only.en].some((each) =>
    [text, name].some((said) => squeezeText(each) === squeezeText(said)),
  );
}
