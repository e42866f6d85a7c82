import type { Recipe } from '../food/recipe.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { latinText, latinWords } from './latin-words.ts';

type Dish = Pick<Recipe, 'id' | 'dishId' | 'english' | 'ingredients'>;

/**
 * The English and romanised names of a dish: its English title, the parts of the title, and its id, which is the
 * Korean name in Latin letters. None for an imported recipe without English.
 */
export function englishTitles({ id, dishId, english }: Dish): readonly string[] {
  if (english === undefined) return [];
  return [english.title, ...english.title.split(/[,(]/), romanised(dishId ?? id)];
}

/** The English names of the ingredients of a dish and of the kinds of food they are. */
export function englishFoods(
  taxonomy: Taxonomy,
  { ingredients }: Pick<Dish, 'ingredients'>,
): readonly string[] {
  const ids = ingredients.flatMap(({ id }) => (id === null ? [] : [id]));
  const kinds = ids.flatMap((id) => [id, ...(taxonomy.closures.get(id)?.identity ?? [])]);
  return [...new Set(kinds)].flatMap((id) => taxonomy.items.get(id)?.en ?? []);
}

/** Every English word a dish is searched by, and its hyphenated words joined: doenjang, jjigae, doenjangjjigae. */
export function englishVocabulary(taxonomy: Taxonomy, dish: Dish): readonly string[] {
  if (dish.english === undefined) return [];
  const names = [...englishTitles(dish), ...englishFoods(taxonomy, dish)];
  return names.flatMap((name) => [
    ...latinWords(name),
    ...name.split(/[\s,()]+/).map(latinText),
    ...(name === romanised(dish.dishId ?? dish.id) ? [latinText(name)] : []),
  ]);
}

function romanised(id: string): string {
  return id.replaceAll('-', ' ');
}
