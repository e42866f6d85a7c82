import { foodLabel } from '../food/taxonomy/food-label.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { searchableText } from './searchable-text.ts';

/** Names of fewer syllables stand inside too many other words. */
const SHORTEST_NAME = 2;
const MOST_ALIASES = 24;

/** A title with each food in it called by its other names: titleAliases(taxonomy, '달걀찜') holds '계란찜'. */
export function titleAliases(taxonomy: Taxonomy, title: string): readonly string[] {
  const text = searchableText(title);
  const aliases = new Set<string>();
  for (const { at, name, id } of namesIn(taxonomy, text))
    for (const other of plainNames(foodNames(taxonomy, id)))
      aliases.add(text.slice(0, at) + other + text.slice(at + name.length));
  aliases.delete(text);
  return [...aliases].slice(0, MOST_ALIASES);
}

/** Everything a food is called, in the form search compares. */
export function foodNames(taxonomy: Taxonomy, id: string): readonly string[] {
  const item = taxonomy.items.get(id);
  if (item === undefined) return [];
  const wider = taxonomy.visitor.widened.get(id);
  const names = [foodLabel(taxonomy, id), item.ko, ...item.synonyms];
  const widerNames = wider === undefined ? [] : [foodLabel(taxonomy, wider)];
  return [...new Set([...names, ...widerNames].map(searchableText))];
}

/** Without forms and cuts of the food: a name that holds another one ("frozen shrimp") names less than all of it. */
function plainNames(names: readonly string[]): readonly string[] {
  const long = names.filter((name) => name.length >= SHORTEST_NAME);
  return long.filter((name) => !long.some((other) => other !== name && name.includes(other)));
}

type FoundName = { readonly at: number; readonly name: string; readonly id: string };

/**
 * The names of one certain food each, from left to right: the longest, and the shortest that already says the same
 * food ("pork meat" and "pork", but also "egg roll" and "egg").
 */
function namesIn(taxonomy: Taxonomy, text: string): readonly FoundName[] {
  const { longestName } = taxonomy.names;
  const found: FoundName[] = [];
  let at = 0;
  while (at < text.length) {
    const here = namesAtStart(taxonomy, text.slice(at, at + longestName));
    const longest = here.at(-1);
    const shortest = here.find(({ id }) => id === longest?.id);
    for (const each of new Set([longest, shortest]))
      if (each !== undefined && each.id !== null) found.push({ at, name: each.name, id: each.id });
    at += longest?.name.length ?? 1;
  }
  return found;
}

/** From short to long; the id is null where a name has several readings or names a dish. */
function namesAtStart({ names, items }: Taxonomy, text: string) {
  const lengths = Array.from({ length: text.length }, (_, index) => index + 1).slice(SHORTEST_NAME - 1);
  return lengths.flatMap((length) => {
    const name = text.slice(0, length);
    const readings = names.readings.get(name);
    if (readings === undefined) return [];
    const [id = null] = readings;
    const isFood = readings.length === 1 && id !== null && items.get(id)?.kind !== 'dish';
    return [{ name, id: isFood ? id : null }];
  });
}
