import { EXCLUDABLE_FOODS, QUICK_EXCLUSIONS, RELATED_FOODS, squeezeText } from '@kkini/domain';
import type { Locale } from '../../../messages/locale.ts';

/** A food or group by its taxonomy id, with its names. */
export type NamedFood = { readonly id: string; readonly ko: string; readonly en: string };

/** Before an id: this food and nothing wider, as the reader of excluded words takes it (safety-rules section 10). */
const ALONE = 'id:';

/** The food an excluded text names by its id or its label; null for the visitor's own words. */
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

/** What a left-out food is called: taxonomy ids by their label, the visitor's own words as they are. */
export function foodName(food: string, locale: Locale, more: readonly NamedFood[] = []): string {
  return namedFood(food, more)?.[locale] ?? food;
}

/** True for a food of the lists, which has a drawing. */
export function isKnownFood(food: string): boolean {
  return KNOWN.has(food);
}

/** The id of the food of the lists a text is the label of, in either language. */
export function idOfLabel(text: string): string | null {
  const label = squeezeText(text);
  return SEARCHED.find(({ ko, en }) => squeezeText(ko) === label || squeezeText(en) === label)?.id ?? null;
}

/**
 * How a food is written among the excluded ones: one of the page's own list by its id, any other by its label. Both are read
 * as widely as typed words are; the id of another food may be read as that food alone.
 */
export function excludedText({ id, ko }: NamedFood): string {
  return SEARCHED.some((food) => food.id === id) ? id : ko;
}

/** How one food is written that stays excluded when others of the same text may be eaten. */
export function excludedAlone(id: string): string {
  return ALONE + id;
}

/** True of two texts that name the same food. */
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
