import { EXCLUDABLE_FOODS, QUICK_EXCLUSIONS, RELATED_FOODS } from '@kkini/domain';
import type { Locale } from '../../messages/locale.ts';

type NamedFood = { readonly id: string; readonly ko: string; readonly en: string };

/** What a left-out food is called: taxonomy ids by their label, the visitor's own words as they are. */
export function foodName(food: string, locale: Locale): string {
  return NAMES.get(food)?.[locale] ?? food;
}

/** True for a food of the lists, which has a drawing. */
export function isKnownFood(food: string): boolean {
  return NAMES.has(food);
}

const NAMES = new Map<string, NamedFood>(
  [...[...RELATED_FOODS.values()].flat(), ...EXCLUDABLE_FOODS, ...QUICK_EXCLUSIONS].map((food) => [
    food.id,
    food,
  ]),
);
