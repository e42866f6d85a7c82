import type { Dish } from './dish-profile.ts';
import { squeezeText } from './name-index.ts';

/**
 * The texts of a dish, whole and word by word, squeezed: its titles, its other names and its lines. A visitor may
 * leave out a dish by any name it has: 초계면 is 초계국수, and an English page shows "ratatouille".
 */
export function dishWords({ title, beside = [], names = [], lines }: Dish): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of [title, ...beside, ...names, ...lines.map((line) => line.name)]) {
    for (const word of [text, ...text.split(/[\s,/()+&]+/u)]) words.add(squeezeText(word));
  }
  words.delete('');
  return words;
}
