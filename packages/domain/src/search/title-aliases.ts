import { foodLabel, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { MIX_ENDING, SAYS_A_USE } from '../vocabulary/foods/name-endings.ts';
import { searchableText } from './searchable-text.ts';

/** Least syllables of a name; shorter ones occur inside too many other words. */
const SHORTEST_NAME = 2;
const MOST_ALIASES = 12;

/**
 * A title with each of its foods under its other names: titleAliases(taxonomy, '달걀찜') contains '계란찜'. The first names
 * of every food come before the later ones of any.
 */
export function titleAliases(taxonomy: Taxonomy, title: string): readonly string[] {
  const text = searchableText(title);
  const byName = namesIn(taxonomy, text).map(({ at, name, id }) =>
    otherNames(taxonomy, name, id).map((other) => text.slice(0, at) + other + text.slice(at + name.length)),
  );
  const most = Math.max(0, ...byName.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, turn) =>
    byName.flatMap((each) => each.slice(turn, turn + 1)),
  );
  const aliases = new Set(inTurn.flat());
  aliases.delete(text);
  return [...aliases].slice(0, MOST_ALIASES);
}

/**
 * The other names of a food. For a dish, only other spellings of its name, because its synonyms name other dishes; for the same
 * reason no mix or flour for another cake than the one that is named.
 */
function otherNames(taxonomy: Taxonomy, name: string, id: string): readonly string[] {
  const isMix = (each: string) => MIX_ENDING.test(each);
  const names = plainNames(foodNames(taxonomy, id)).filter(
    (other) => other !== name && (!isMix(other) || isMix(name)),
  );
  return taxonomy.items.get(id)?.kind === 'dish' ? names.filter((other) => isSpeltAlike(other, name)) : names;
}

/** Whether two names differ in one syllable. */
function isSpeltAlike(one: string, other: string): boolean {
  const letters = [...other];
  return one.length === other.length && [...one].filter((each, at) => each !== letters[at]).length === 1;
}

/** All names of a food, in search form. */
export function foodNames(taxonomy: Taxonomy, id: string): readonly string[] {
  const item = taxonomy.items.get(id);
  if (item === undefined) return [];
  const wider = taxonomy.visitor.widened.get(id);
  const names = [foodLabel(taxonomy, id), item.ko, ...item.synonyms];
  const widerNames = wider === undefined ? [] : [foodLabel(taxonomy, wider)];
  return [...new Set([...names, ...widerNames].map(searchableText))].filter((name) => !SAYS_A_USE.test(name));
}

/** Excludes forms and cuts: a name that contains another ("frozen shrimp") names only part of the food. */
function plainNames(names: readonly string[]): readonly string[] {
  const long = names.filter((name) => name.length >= SHORTEST_NAME);
  return long.filter((name) => !long.some((other) => other !== name && name.includes(other)));
}

type FoundName = { readonly at: number; readonly name: string; readonly id: string };

/**
 * Names that each mean exactly one food, from left to right: the longest match after its modifiers ("egg" of "egg
 * roll", "baked egg").
 */
function namesIn(taxonomy: Taxonomy, text: string): readonly FoundName[] {
  const found: FoundName[] = [];
  let at = 0;
  while (at < text.length) {
    const longest = namesAtStart(taxonomy, text, at).at(-1);
    if (longest !== undefined && longest.id !== null) found.push(...withNamesInside(taxonomy, longest));
    at += longest?.name.length ?? 1;
  }
  return found;
}

type NameHere = { readonly at: number; readonly name: string; readonly id: string | null };

function withNamesInside(taxonomy: Taxonomy, longest: NameHere): readonly FoundName[] {
  const { at, name, id } = longest;
  if (id === null) return [];
  const shortestById = new Map(
    [...name]
      .flatMap((_, from) => namesAtStart(taxonomy, name, from))
      .flatMap((each) => (each.id === null ? [] : [{ at: at + each.at, name: each.name, id: each.id }]))
      .toSorted((one, other) => other.name.length - one.name.length)
      .map((each) => [each.id, each] as const),
  );
  const inside = [...shortestById.values()].filter((each) => each.name !== name);
  return [...inside.toReversed(), { at, name, id }];
}

/** The names that begin at a position, shortest first; the id is null for a name with several readings. */
function namesAtStart({ names }: Taxonomy, text: string, at: number): readonly NameHere[] {
  const ahead = text.slice(at, at + names.longestName);
  const lengths = Array.from({ length: ahead.length }, (_, index) => index + 1).slice(SHORTEST_NAME - 1);
  return lengths.flatMap((length) => {
    const name = ahead.slice(0, length);
    const readings = names.readings.get(name);
    if (readings === undefined) return [];
    const [id = null] = readings;
    return [{ at, name, id: readings.length === 1 ? id : null }];
  });
}
