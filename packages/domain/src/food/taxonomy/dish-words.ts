import type { Dish } from './dish-profile.ts';
import { squeezeText } from './name-index.ts';

/**
 * The texts of a dish, whole and word by word, squeezed: its titles, its other names and its lines. A visitor may
 * leave out a dish by any name it has: 초계면 is 초계국수, and an English page shows "ratatouille".
 */
export function dishWords(dish: Dish): ReadonlySet<string> {
  return new Set([...titleWords(dish), ...wordsOf(dish.lines.map((line) => line.name))]);
}

/** The words of its titles and other names alone. */
export function titleWords({ title, beside = [], names = [] }: Dish): ReadonlySet<string> {
  return wordsOf([title, ...beside, ...names]);
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of [text, ...text.split(/[\s,/()+&]+/u)]) words.add(squeezeText(word));
  }
  words.delete('');
  return words;
}
