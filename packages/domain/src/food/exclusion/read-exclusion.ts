import { namedHealthFacts } from '../../body/named-health-facts.ts';
import { EAST_ASIAN_AND, ENGLISH_ADJECTIVE, LIST_HEADING } from '../../vocabulary/foods/name-endings.ts';
import type { Strictness } from '../../vocabulary/foods/strictness.ts';
import { type NameIndex, squeezeText } from '../taxonomy/name-index.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { asksWhatMayStay, exceptsMember } from './asks-what-may-stay.ts';
import {
  distinctExclusions,
  type Exclusion,
  type ExclusionReading,
  excludedIds,
  literalExclusion,
  titleExclusion,
  type UnderstoodFood,
} from './exclusion.ts';
import { dishTitle, headIds, type Meaning, meaningsOf } from './meaning.ts';
import { onlyEaten } from './only-eaten.ts';
import { reactedTo } from './reacted-to.ts';
import { readPiece } from './read-piece.ts';
import type { WordReading } from './read-word.ts';
import { exactName, spokenRow } from './visitor-index.ts';
import type { VisitorWording } from './visitor-wording.ts';

/** Code point distance between a full-width form and its ASCII character. */
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Reads a text that names what to exclude: free text, a label, a chip key or an id; `id:` before an id takes that food
 * alone. An ambiguous text excludes the wider reading (safety-rules section 10). A severe allergy makes every exclusion
 * severe.
 */
export function readExclusion(taxonomy: Taxonomy, text: string, strictness?: Strictness): ExclusionReading {
  const clean = cleanText(text);
  const id = /^id:(\S+)$/u.exec(clean)?.[1] ?? '';
  if (taxonomy.items.has(id)) return exactly(taxonomy, id, { text, strictness });
  const besides = onlyEaten(taxonomy, clean);
  const found = [
    ...readWords(taxonomy, clean, text),
    ...(besides.length > 0 ? [{ kind: 'foods', readings: besides } as const] : []),
  ];
  const { exclusions, ...reading } = gather(taxonomy, found, clean);
  return {
    text,
    exclusions: graded(exclusions, strictness),
    ...reading,
    asksWhatMayStay:
      found.length > 0 &&
      (besides.length > 0 ||
        asksWhatMayStay(taxonomy.visitor.wording, clean) ||
        exceptsMember(taxonomy, clean)),
    healthFacts: namedHealthFacts(clean),
  };
}

/** Excludes one food and nothing wider, but a dish under every title, as after other chips of a reading are removed. */
function exactly(
  taxonomy: Taxonomy,
  id: string,
  { text, strictness }: { readonly text: string; readonly strictness: Strictness | undefined },
): ExclusionReading {
  return {
    text,
    exclusions: graded([{ kind: 'known', id }, ...dishTitle(taxonomy, id)], strictness),
    understood: [{ kind: 'food', id }],
    suggestions: [],
    unread: [],
    offered: [],
    asksWhatMayStay: false,
    healthFacts: [],
  };
}

function graded(exclusions: readonly Exclusion[], strictness: Strictness | undefined): readonly Exclusion[] {
  return strictness === 'severeAllergy' ? exclusions.map((each) => ({ ...each, severe: true })) : exclusions;
}

function readWords(taxonomy: Taxonomy, clean: string, typed: string): readonly WordReading[] {
  const { names, wording } = taxonomy.visitor;
  if (typed.trim() === '' || wording.nothing.has(clean) || wording.nothing.has(squeezeText(clean))) return [];
  const found = textChunks(clean).flatMap((chunk): readonly WordReading[] => {
    const exact = wholeName(taxonomy, chunk);
    const whole: readonly WordReading[] = exact === null ? [] : [{ kind: 'foods', readings: [exact] }];
    if (exact !== null && isWrittenSo(taxonomy, exact, chunk)) return whole;
    return withoutIdioms([
      ...whole,
      ...pieceWords(names, chunk).flatMap((words) => readPiece(taxonomy, words)),
    ]);
  });
  if (found.length === 0 && saysNothing(wording, clean)) return [];
  return found.length > 0 ? found : [{ kind: 'unread', text: clean === '' ? typed.trim() : clean }];
}

/** "Shrimp even in broth" names shrimp; "not even the broth", in a list too, names broths. */
function withoutIdioms(found: readonly WordReading[]): readonly WordReading[] {
  const names = found.filter(({ kind }) => kind !== 'idiom');
  if (names.length > 0) return names;
  return found.map((each) => (each.kind === 'idiom' ? { ...each, kind: 'foods' } : each));
}

/** True for a text without foods that says so: "there is none", "eat anything". */
function saysNothing({ nothing }: VisitorWording, clean: string): boolean {
  const joined = squeezeText(clean.replace(/[^\p{L}\p{N}]+/gu, ' '));
  const last = /[\p{L}\p{N}]+$/u.exec(clean)?.[0] ?? '';
  return nothing.has(last) || [...nothing].some((each) => each.length > SHORT_NO && joined.endsWith(each));
}

/** Longest "no", in characters, that other words also end in. */
const SHORT_NO = 1;

/** The reading of a text that is one name, punctuation included; Hangul words with spaces between may be several foods. */
function wholeName({ visitor }: Taxonomy, text: string): readonly string[] | null {
  const isPlain = /^[\p{L}\d]+$/u.test(text) || (/\s/u.test(text) && /\p{Script=Hangul}/u.test(text));
  return isPlain ? null : exactName(visitor, text);
}

/**
 * False for a list of foods between middle dots that spells a name by chance: eggs and tofu are not egg tofu. A label
 * of the taxonomy, such as spring onions and garlic, is written with its dot.
 */
function isWrittenSo({ items, visitor }: Taxonomy, exact: readonly string[], chunk: string): boolean {
  const isList = chunk.split(MIDDLE_DOT).every((each) => exactName(visitor, each) !== null);
  if (!chunk.includes(MIDDLE_DOT) || !isList) return true;
  return exact.some((each) => {
    const written = spokenRow(visitor, each)?.texts ?? [items.get(each)?.ko ?? ''];
    return written.some((text) => text.replaceAll(' ', '') === chunk.replaceAll(' ', ''));
  });
}

const MIDDLE_DOT = '\u00B7';

type Gathered = Pick<ExclusionReading, 'exclusions' | 'understood' | 'suggestions' | 'unread' | 'offered'>;

function gather(taxonomy: Taxonomy, found: readonly WordReading[], clean: string): Gathered {
  const meanings: Meaning[] = [];
  const suggestions: { readonly typed: string; readonly id: string }[] = [];
  const unread: string[] = [];
  const literals: Exclusion[] = [];
  for (const word of found) {
    if (word.kind === 'title') literals.push(titleExclusion(word.dish));
    if (word.kind === 'unread') unread.push(squeezeText(word.text) || word.text);
    if (word.kind === 'foods' && word.unread !== undefined) unread.push(word.unread);
    if (word.kind !== 'foods' && word.kind !== 'near') continue;
    const meant = meaningsOf(taxonomy, word.readings);
    if (word.kind === 'foods') meanings.push(...meant);
    else {
      const ids = word.readings.flatMap((each) => headIds(taxonomy, each));
      suggestions.push(...ids.map((id) => ({ typed: word.typed, id })));
      meanings.push(...meant.map((each) => ({ ...each, understood: [], offered: [] })));
      meanings.push(...meaningsOf(taxonomy, word.beside ?? []));
    }
    const literal = word.kind === 'foods' ? word.dish : word.typed;
    if (literal !== undefined) literals.push(literalExclusion(literal));
  }
  const named = meanings.flatMap(({ understood }) => understood.flatMap(foodId));
  const reasons = reactedTo(taxonomy, clean, named).map((id) => [id]);
  meanings.push(...meaningsOf(taxonomy, reasons));
  const exclusions = distinctExclusions([
    ...meanings.flatMap((each) => each.exclusions),
    ...literals,
    ...unread.map(literalExclusion),
  ]);
  const excluded = new Set(exclusions.flatMap(excludedIds));
  return {
    exclusions,
    understood: distinctFoods(meanings.flatMap((each) => each.understood)),
    suggestions,
    unread: [...new Set(unread)],
    offered: [...new Set(meanings.flatMap((each) => each.offered))].filter((id) => !excluded.has(id)),
  };
}

function foodId(food: UnderstoodFood): readonly string[] {
  return food.kind === 'food' ? [food.id] : [];
}

function distinctFoods(foods: readonly UnderstoodFood[]): readonly UnderstoodFood[] {
  return [
    ...new Map(foods.map((each) => [each.kind === 'food' ? each.id : `#${each.property}`, each])).values(),
  ];
}

/**
 * Normalises a text: NFC, half-width, lower case, without apostrophes, invisible characters and doubled spaces.
 * Separates an x or o from the Hangul word it marks, and Hangul words around an underscore or a
 * hyphen, except after one syllable: 무-글루텐 is "without gluten". Drops the Korean ending of an English adjective.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/gu, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
    )
    .replace(/[\u318D\u119E\u2022\u2024\u2027\u2219\u22C5\u30FB\uFF65\u25CF\u25E6]/gu, '\u00B7')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}'\u2018\u2019\u02BC\u00B4`]/gu, '')
    .replace(/(?<=[\uAC00-\uD7A3])[\u314B\u314E\u3160\u315C\u3161]+/gu, ' ')
    .replace(/(?<=[\uAC00-\uD7A3])[xo](?![a-z\d])/gu, ' $& ')
    .replace(ENGLISH_ADJECTIVE, ' $1')
    .replace(/(?<=[\uAC00-\uD7A3])_+(?=[\uAC00-\uD7A3])/gu, ' ')
    .replace(/(?<=[\uAC00-\uD7A3]{2})[\u002D\u2010-\u2015](?=[\uAC00-\uD7A3])/gu, '\u00B7')
    .replace(EAST_ASIAN_AND, '\u00B7')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
    .replace(LIST_HEADING, '');
}

/** Splits a text at list separators. Keeps brackets and middle dots, which names contain too. */
export function textChunks(clean: string): readonly string[] {
  return clean
    .split(/[,;/|\n+&\u3001\uFF64\u060C\u2026]+/u)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
}

/** The words of a chunk, split at every other mark and without amounts. An emoji is a word if it names a food. */
export function pieceWords(names: NameIndex, chunk: string): readonly (readonly string[])[] {
  const bare = chunk.replace(names.wording.amount, ' ');
  return [...bare.matchAll(/\p{Extended_Pictographic}|[\p{L}\p{M}\d_ \u002D\u2010-\u2015]+/gu)].flatMap(
    ([piece]) => {
      if (/^\p{Extended_Pictographic}/u.test(piece)) return names.readings.has(piece) ? [[piece]] : [];
      const words = piece.split(/[ \u002D\u2010-\u2015]+/u).filter((word) => word !== '');
      return words.length === 0 ? [] : [words];
    },
  );
}
