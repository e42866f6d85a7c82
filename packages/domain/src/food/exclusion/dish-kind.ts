import { namedHealthFacts } from '../../body/named-health-facts.ts';
import { splitSyllable } from '../../hangul/hangul-syllable.ts';
import { GENERIC_NOUNS, REASON, WHOLE_KIND_ENDINGS } from '../../vocabulary/foods/name-endings.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { LONGEST_WORD, namedFoods } from './named-foods.ts';
import { exactName, spokenRow } from './visitor-index.ts';

/**
 * Whether a word names dishes by how they are made, such as "grilled" or "stir-fried". Beside a food it says which
 * dish of that food is meant.
 */
export function isDishKind(taxonomy: Taxonomy, word = ''): boolean {
  const { dishSuffixes } = taxonomy.visitor.names.wording;
  return (
    namesDishKind(taxonomy, word) &&
    taxonomy.visitor.wording
      .remainders(word)
      .every((each) => dishSuffixes.includes(each) || !isWholeKind(taxonomy, each))
  );
}

/** Full names of a kind, such as "fried rices" or "stir-fried dishes", mean all of it, also beside a food. */
function isWholeKind({ visitor }: Taxonomy, word: string): boolean {
  return endsAsKind(word) || exactName(visitor, word) !== null;
}

/** Whether a word names a way dishes are made and no food, by its short name or by a full one. */
function namesDishKind({ visitor }: Taxonomy, word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  const { dishSuffixes } = visitor.names.wording;
  return visitor.wording.remainders(word).some((each) => {
    const [reading] = exactName(visitor, each) ?? [];
    const row = reading === undefined ? undefined : spokenRow(visitor, reading);
    if (row === undefined || row.ids.length > 0 || row.tags.length > 0) return false;
    return row.texts.some((text) => dishSuffixes.includes(text));
  });
}

/**
 * Whether a dish word after this word is a dish of its food; after "and", an illness ("pregnant, so no jeon") or a thing
 * with a quality ("salty things, grilled ones") it is a separate thing.
 */
export function isDishOf(taxonomy: Taxonomy, before = ''): boolean {
  const { visitor } = taxonomy;
  if (REASON.test(before) || saysState(taxonomy, before) || saysThings(taxonomy, before)) return false;
  const joiner = visitor.wording.words.joiners.find((each) => before.endsWith(each));
  if (!isOneFood(taxonomy, before)) return false;
  if (joiner === undefined) return true;
  // 사과 is an apple, while 콩과 is the pea family or "beans and".
  return exactName(visitor, before) !== null && exactName(visitor, before.slice(0, -joiner.length)) === null;
}

/** Whether a word names an illness or a state, such as pregnancy, which no dish is made of. */
function saysState({ visitor }: Taxonomy, word: string): boolean {
  if (namedHealthFacts(word).length > 0) return true;
  return visitor.wording.remainders(word).some((each) => {
    const rows = (exactName(visitor, each) ?? []).map((reading) => spokenRow(visitor, reading));
    return rows.some((row) => row !== undefined && row.properties.length > 0) && !isModifier(each);
  });
}

/** Whether a word ends as an adjective before a noun does, in a syllable with a final ㄴ: "spicy". */
function isModifier(word: string): boolean {
  return splitSyllable(word.at(-1) ?? '')?.final === FINAL_N;
}

/** The place of ㄴ among the final consonants. */
const FINAL_N = 4;

/** Whether a word is things of a quality, such as "spicy things"; "spicy" alone belongs to the word after it. */
function saysThings(taxonomy: Taxonomy, word: string): boolean {
  const nouns: readonly string[] = GENERIC_NOUNS;
  const bare = taxonomy.visitor.wording.remainders(word);
  return (
    bare.some((each) => nouns.some((noun) => each.length > noun.length && each.endsWith(noun))) &&
    namedFoods(taxonomy, word) !== null
  );
}

/** Whether a word names foods and no way dishes are made. */
export function isOneFood(taxonomy: Taxonomy, word = ''): boolean {
  return !namesDishKind(taxonomy, word) && namedFoods(taxonomy, word) !== null;
}

/** Whether a word ends as the name of a whole kind does ("noodles of all kinds"). */
export function endsAsKind(word: string): boolean {
  return WHOLE_KIND_ENDINGS.some((ending) => word.endsWith(ending));
}
