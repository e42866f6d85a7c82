import { EXCLUDABLE_FOODS, QUICK_EXCLUSIONS, RELATED_FOODS, squeezeText } from '@kkini/domain';
import type { Locale } from '../../../messages/locale.ts';

/** A food or group by its taxonomy id, with its names. */
export type NamedFood = { readonly id: string; readonly ko: string; readonly en: string };

/** Prefix of an id that means this food only and nothing wider (safety-rules section 10). */
const ALONE = 'id:';

/** The food an excluded text names by id or label; null for the visitor's own words. */
export function namedFood(food: string, more: readonly NamedFood[] = []): NamedFood | null {
  const id = food.startsWith(ALONE) ? food.slice(ALONE.length) : food;
  const label = squeezeText(food);
  return (
    KNOWN.get(id) ??
    more.find((each) => each.id === id) ??
    LABELS.get(label) ??
    more.find((each) => squeezeText(each.ko) === label) ??
    null
  );
}

/** Name of an excluded food: the label of a taxonomy id, or the visitor's own words. */
export function foodName(food: string, locale: Locale, more: readonly NamedFood[] = []): string {
  return namedFood(food, more)?.[locale] ?? food;
}

/** True for a food of the lists, which has a drawing. */
export function isKnownFood(food: string): boolean {
  return KNOWN.has(food);
}

/** The id of the food in the lists that has the text as its label, in either language. */
export function idOfLabel(text: string): string | null {
  const label = squeezeText(text);
  return SEARCHED.find(({ ko, en }) => squeezeText(ko) === label || squeezeText(en) === label)?.id ?? null;
}

/**
 * Excluded text for a food: its id if it is in the page's own list, else its label. Both are read as widely as typed words, whereas
 * the id of another food may be read as that food only.
 */
export function excludedText({ id, ko }: NamedFood): string {
  return SEARCHED.some((food) => food.id === id) ? id : ko;
}

/** Excluded text for one food only, if others of the same text may be eaten. */
export function excludedAlone(id: string): string {
  return ALONE + id;
}

export function isSameFood(one: string, other: string): boolean {
  return one === other || nameKey(one) === nameKey(other);
}

function nameKey(food: string): string {
  return food.startsWith(ALONE) ? food : squeezeText(namedFood(food)?.ko ?? food);
}

const SEARCHED: readonly NamedFood[] = [...EXCLUDABLE_FOODS, ...QUICK_EXCLUSIONS];
const LISTED: readonly NamedFood[] = [...[...RELATED_FOODS.values()].flat(), ...SEARCHED];
const KNOWN = new Map(LISTED.map((food) => [food.id, food]));
const LABELS = new Map(LISTED.map((food) => [squeezeText(food.ko), food]));

/** The visitor's words in a sentence, each in quotation marks. */
export function quoted(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(', ');
}
