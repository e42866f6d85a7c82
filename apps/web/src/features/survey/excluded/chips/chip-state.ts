import { squeezeText } from '@kkini/domain';
import type { Wording } from '../../../../messages/translate.ts';
import { excludedText, quoted } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading } from '../use-readings.ts';

/** Mark beside the name of an excluded food. */
export type ChipState = 'plain' | 'unread' | 'asking';

/** State of a chip. An unknown word comes before a question about the meaning. */
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

/** Whether a text is itself the name of the one food it was read as, so that it needs no confirmation. */
export function isOwnName({ understood, text }: Reading, name: string): boolean {
  const [only] = understood;
  if (only === undefined || understood.length > 1) return false;
  return [only.ko, only.en].some((each) =>
    [text, name].some((said) => squeezeText(each) === squeezeText(said)),
  );
}

/** Most foods named of one unknown word. */
const MOST_PARTS = 3;

/**
 * What was understood of each unknown word, such as 부대찌개 in 의정부부대찌개 or eggs in a text of the one word 마약계란장; null
 * if nothing was understood of one of them.
 */
export function understoodParts(
  { text, unread, understood }: Pick<Reading, 'text' | 'unread' | 'understood'>,
  locale: Wording['locale'],
): string | null {
  const isOneWord = unread.length === 1 && !/[\s,/]/u.test(text.trim()) && understood.length > 0;
  if (isOneWord) return leadingFoods(understood, MOST_PARTS, locale).join(', ');
  const parts = unread.map((word) =>
    understood.find(({ ko, en }) =>
      [ko, en].some((name) => squeezeText(word).includes(squeezeText(name)) && word !== name),
    ),
  );
  if (parts.some((part) => part === undefined)) return null;
  return [...new Set(parts.map((part) => part?.[locale] ?? ''))].join(', ');
}

/**
 * Names to say of what was understood, in its order: those that leave out the most foods, without dried shrimp, which
 * shrimp already tells, where there are others.
 */
export function leadingFoods(
  understood: Reading['understood'],
  most: number,
  locale: Wording['locale'],
): readonly string[] {
  const isNamed = ({ ko }: Reading['understood'][number], at: number) =>
    understood.slice(0, at).some((before) => ko.includes(before.ko));
  const leading = understood.filter((each, at) => !isNamed(each, at));
  const widest = leading.toSorted((a, b) => b.foodCount - a.foodCount);
  const named = new Set([...widest, ...understood.filter(isNamed)].slice(0, most));
  return understood.filter((each) => named.has(each)).map((each) => each[locale]);
}

/** Text about the unknown words of an excluded food. */
export function unreadWords(
  { t, locale }: Wording,
  reading: Pick<Reading, 'text' | 'unread' | 'understood'>,
): string {
  const words = quoted(reading.unread);
  const names = understoodParts(reading, locale);
  return names === null ? t('exclusion.unread', { words }) : t('exclusion.unreadPart', { words, names });
}
