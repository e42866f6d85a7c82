import { choseong, isChoseong } from '../../hangul/choseong.ts';
import { squeezeText } from './squeeze-text.ts';

/** A food that can be searched for by name. */
export type SearchableFood = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  readonly synonyms: readonly string[];
};

/** Up to this many characters match the beginning of a name, more match anywhere. */
const PREFIX_LENGTH = 2;

/**
 * The foods that fit the typed text, label matches before synonym matches, each id once. One initial consonant fits so much
 * that synonyms count only where no label does. It only suggests.
 */
export function searchFoods<Food extends SearchableFood>(
  foods: readonly Food[],
  text: string,
): readonly Food[] {
  const typed = squeezeText(text);
  if (typed === '') return [];
  const matches = matcher(typed);
  const byLabel = foods.filter((food) => matches(food.ko) || matches(food.en));
  if (isChoseong(typed) && byLabel.length > 0) return uniqueFoods(byLabel);
  const bySynonym = foods.filter((food) => food.synonyms.some(matches));
  return uniqueFoods([...byLabel, ...bySynonym]);
}

function uniqueFoods<Food extends SearchableFood>(foods: readonly Food[]): readonly Food[] {
  return [...new Map(foods.map((food) => [food.id, food])).values()];
}

function matcher(typed: string): (name: string) => boolean {
  if (isChoseong(typed)) return (name) => choseong(name) === typed;
  if ([...typed].length <= PREFIX_LENGTH) return (name) => squeezeText(name).startsWith(typed);
  return (name) => squeezeText(name).includes(typed);
}
