import { TELLS_REACTION } from '../../vocabulary/foods/name-endings.ts';
import { squeezeText } from '../taxonomy/name-index.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';

/** Kinds of food that are made of others. */
const MADE: readonly string[] = ['compound', 'dish'];

/**
 * What made foods are named after where a text tells of a reaction to them: hives from red bean sherbet mean red beans
 * as well. Without a reaction only the made food is meant, and what it is named after is offered.
 */
export function reactedTo(taxonomy: Taxonomy, text: string, ids: readonly string[]): readonly string[] {
  if (!TELLS_REACTION.test(text)) return [];
  const made = ids.filter((id) => MADE.includes(taxonomy.items.get(id)?.kind ?? ''));
  const words = text.split(/[^\p{L}\p{N}]+/u).map((word) => word.split(TELLS_REACTION)[0] ?? '');
  const found = made.flatMap((id) => {
    const names = namesOfContents(taxonomy, id);
    return words.flatMap((word) => leadingFoods(names, word));
  });
  return [...new Set(found)].filter((id) => !ids.includes(id));
}

/** The names of what a food contains or may contain. */
function namesOfContents({ items, closures }: Taxonomy, id: string): ReadonlyMap<string, string> {
  const { identity, up = [], line = [] } = closures.get(id) ?? {};
  const names = new Map<string, string>();
  for (const food of [...line, ...up].filter((each) => identity?.has(each) !== true)) {
    const { ko, synonyms } = items.get(food) ?? { ko: '', synonyms: [] };
    for (const name of [ko, ...synonyms]) if (name !== '') names.set(squeezeText(name), food);
  }
  return names;
}

/** The foods that a word begins with, one after the other: soy sauce and crab of 간장게장. */
function leadingFoods(names: ReadonlyMap<string, string>, word: string): readonly string[] {
  for (let length = word.length; length > 0; length -= 1) {
    const food = names.get(word.slice(0, length));
    if (food !== undefined) return [food, ...leadingFoods(names, word.slice(length))];
  }
  return [];
}
