import { EXCLUDED_WORDS, foodsOfWord } from './excluded-words.ts';
import type { FoodKinds } from './food-kinds.ts';
import { PROHIBITED_FOODS } from './prohibited-foods.ts';
import { LEAVES } from './weighed-lines.ts';

/** Foods in the tables of this judgement that the taxonomy does not describe. No dish can be judged by them. */
export function unknownFoods(kinds: FoodKinds): readonly string[] {
  const named = [
    ...EXCLUDED_WORDS.flatMap((word) => foodsOfWord(word)),
    ...PROHIBITED_FOODS.flatMap(({ foods = [] }) => foods),
    ...LEAVES,
  ];
  return [...new Set(named)].filter((id) => !kinds.knows(id));
}
