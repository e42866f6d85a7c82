import { type Exclusion, excludedIds, foodsInProse, PROPERTY_SIGNS, type Taxonomy } from '@kkini/domain';
import { GENERAL_WORDS, PARTICLES } from '../messages/reading-words.ts';

/** Every food a text names. Names of one syllable count only as separate words. */
export function namedFoods(taxonomy: Taxonomy, text: string): readonly string[] {
  const found = new Set(foodsInProse(taxonomy, text));
  for (const word of text.normalize('NFC').split(/[^\p{L}\p{N}]+/u)) {
    if (word.length > LONGEST_SYLLABLE_WORD) continue;
    for (const bare of [word, ...withoutParticle(word)]) {
      if ([...bare].length !== 1) continue;
      for (const id of taxonomy.names.readings.get(bare) ?? []) found.add(id);
    }
  }
  return [...found];
}

/** Foods whose name is split by spaces or marks, as in "새 우를". */
export function partedFoods(taxonomy: Taxonomy, text: string): readonly string[] {
  const { readings, longestName } = taxonomy.names;
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const found = new Set<string>();
  for (const start of words.keys()) {
    let joined = words[start] ?? '';
    for (const next of words.slice(start + 1, start + MOST_PARTS)) {
      joined += next;
      if (joined.length > longestName + LONGEST_PARTICLE) break;
      for (const name of [joined, ...withoutParticle(joined)])
        for (const id of readings.get(name) ?? []) found.add(id);
    }
  }
  return [...found];
}

/** Most parts of a split name. */
const MOST_PARTS = 4;

const LONGEST_PARTICLE = Math.max(...PARTICLES.map((particle) => particle.length));

/** One syllable and the longest particle. */
const LONGEST_SYLLABLE_WORD = 1 + LONGEST_PARTICLE;

/** Replaces a removed word, so that its neighbours do not form a word. */
const GLUE = 'x';

/** Foods a text names, ignoring words for a part of any meal, such as the liquid of a soup. */
export function foodsMeant(taxonomy: Taxonomy, text: string): readonly string[] {
  return namedFoods(taxonomy, text.replace(GENERAL_WORDS, GLUE));
}

/** True if a food is, contains or may contain something excluded. */
export function reachesExcluded(taxonomy: Taxonomy, id: string, exclusions: readonly Exclusion[]): boolean {
  const closures = closuresOf(taxonomy, id);
  return exclusions.some((each) => {
    if (each.kind === 'literal') return holdsExcludedWord(taxonomy.items.get(id)?.ko ?? '', each);
    const { ids, tags } = signsOf(each);
    return closures.some(
      ({ up, line, certainTags, possibleTags }) =>
        ids.some((excluded) => up.has(excluded) || line.has(excluded)) ||
        tags.some((tag) => certainTags.has(tag) || possibleTags.has(tag)),
    );
  });
}

/** The foods and tags that identify an exclusion. */
function signsOf(exclusion: Exclusion): {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
} {
  if (exclusion.kind === 'tag') return { ids: [], tags: [exclusion.tag] };
  if (exclusion.kind !== 'property') return { ids: excludedIds(exclusion), tags: [] };
  const { foods, tags } = PROPERTY_SIGNS[exclusion.property];
  return { ids: foods, tags };
}

/** Closure of a food; for a group whose members differ, the closures of its members too. */
export function closuresOf(taxonomy: Taxonomy, id: string): readonly Closure[] {
  const own = taxonomy.closures.get(id);
  if (own === undefined) return [];
  if (!taxonomy.composedGroups.has(id)) return [own];
  return [own, ...[...own.members].flatMap((member) => taxonomy.closures.get(member) ?? [])];
}

type Closure = NonNullable<ReturnType<Taxonomy['closures']['get']>>;

/** True when a text contains an excluded word that names no known food. */
export function holdsExcludedWord(text: string, exclusion: Exclusion): boolean {
  if (exclusion.kind !== 'literal') return false;
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  if (!exclusion.wholeWordOnly) return words.join('').includes(exclusion.text);
  return words.some((word) => [word, ...withoutParticle(word)].includes(exclusion.text));
}

function withoutParticle(word: string): readonly string[] {
  return PARTICLES.flatMap((particle) =>
    word.endsWith(particle) && word.length > particle.length
      ? [word.slice(0, word.length - particle.length)]
      : [],
  );
}
