import type { Recipe } from '../food/recipe.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { latinText, latinWords } from './searchable-text.ts';

type Dish = Pick<Recipe, 'id' | 'dishId' | 'english' | 'ingredients'>;

/**
 * Other English names of foods, in the singular, from Britain, the United States and elsewhere, by the name that our
 * dishes use.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  eggplant: ['aubergine', 'brinjal'],
  zucchini: ['courgette'],
  shrimp: ['prawn'],
  'green onion': ['spring onion'],
  tofu: ['bean curd', 'beancurd'],
  porridge: ['congee'],
  cilantro: ['coriander'],
  'bell pepper': ['capsicum'],
  beet: ['beetroot'],
  arugula: ['rocket'],
  chickpea: ['garbanzo'],
  squid: ['calamari'],
  ground: ['minced', 'mince'],
  corn: ['maize', 'sweetcorn'],
  peanut: ['groundnut'],
  yogurt: ['yoghurt', 'yoghourt'],
  soybean: ['soya', 'soyabean'],
  chili: ['chilli', 'chillies', 'chile'],
  'red bean': ['adzuki', 'azuki'],
  radish: ['daikon', 'mooli'],
  laver: ['nori'],
  dumpling: ['gyoza', 'potsticker'],
  'hot pot': ['hotpot'],
  cutlet: ['schnitzel'],
};

/** The words that our dishes use, by another name of the food of one or two words. */
const WORDS_BY_SYNONYM: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SYNONYMS).flatMap(([name, others]) =>
    others.map((other): [string, readonly string[]] => [other, name.split(' ')]),
  ),
);

/** The English and romanised words of all dishes, for reading texts typed in Latin letters. */
export type EnglishLexicon = {
  readonly words: readonly string[];
  readonly known: ReadonlySet<string>;
  /** The words by a normalised sound, which spellings of one Korean word mostly share. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
};

/** A text in Latin letters. */
export type EnglishReading = {
  /** The words to search for; null where no dish has one of them. */
  readonly typed: string | null;
  /** The words probably meant; null where none are similar or nothing was mistyped. */
  readonly meant: string | null;
  /** Whether a word of dishes is among them, so that the text is not Korean typed with an English layout. */
  readonly isLatin: boolean;
};

/** The lexicon of these words, without words too short to be recognised despite a typo. */
export function makeEnglishLexicon(words: Iterable<string>): EnglishLexicon {
  const sorted = [...new Set(words)]
    .filter((word) => word.length >= SHORTEST && ONLY_LATIN.test(word))
    .sort();
  const bySound = new Map<string, string[]>();
  for (const word of sorted) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word]);
  return { words: sorted, known: new Set(sorted), bySound };
}

/** Reads a text in Latin letters; null for any other, which is read as Korean only. */
export function readEnglish(lexicon: EnglishLexicon, text: string): EnglishReading | null {
  const all = latinWords(text);
  if (all.length === 0 || all.length > MOST_WORDS || !all.every((word) => ONLY_LATIN.test(word))) return null;
  const telling = all.filter((word) => !FILLERS.has(word));
  const words = inDishWords(lexicon, telling.length === 0 ? all : telling);
  const typed = words.map((word) => asKnown(lexicon, word));
  const isRead = typed.every((word) => word !== null);
  return {
    typed: isRead ? typed.join(' ') : null,
    meant: meantWords(lexicon, words, typed),
    isLatin: words.some((word) => word.length > SHORTEST && lexicon.known.has(word)),
  };
}

/**
 * The words probably meant; null where none are similar or nothing was mistyped. Adjacent words may be one word (dubu
 * mchm for dubumuchim). A short word with a typo is dropped, because its meaning cannot be guessed.
 */
function meantWords(
  lexicon: EnglishLexicon,
  words: readonly string[],
  typed: readonly (string | null)[],
): string | null {
  const isWhole = (word: string, at: number) => typed[at] !== word || lexicon.known.has(word);
  const isRead = typed.every((word) => word !== null);
  if (isRead && (words.length === 1 || words.every(isWhole))) return null;
  const meant = words.map((word, at) => {
    const kept = typed[at] ?? null;
    return kept !== null && isWhole(word, at) ? kept : (nearestWord(lexicon, word) ?? longOnly(kept));
  });
  if (meant.every((word) => word !== null)) return meant.join(' ');
  const together = words.length > 1 ? nearestWord(lexicon, words.join('')) : null;
  if (together !== null) return together;
  const translated = meant.flatMap((word) => word ?? []);
  const isComplete = words.every((word, at) => meant[at] !== null || longOnly(word) === null);
  return isComplete && translated.length > 0 ? translated.join(' ') : null;
}

function longOnly(word: string | null): string | null {
  return word !== null && word.length > SHORTEST ? word : null;
}

const SHORTEST = 3;
const MOST_WORDS = 8;
const ONLY_LATIN = /^[a-z]+$/;
const FILLERS = new Set(
  'a an the of with and or for in on to my recipe recipes dish dishes food korean how make'.split(' '),
);

/** The word, or its singular, if a dish has it or a word that begins with it; otherwise null. */
function asKnown({ words, known }: EnglishLexicon, word: string): string | null {
  if (known.has(word)) return word;
  const singular = singulars(word).find((each) => known.has(each));
  if (singular !== undefined) return singular;
  return word.length >= SHORTEST && words.some((each) => each.startsWith(word)) ? word : null;
}

/** The words with English synonyms of foods replaced by those that dishes use. A word that a dish uses stays. */
function inDishWords({ known }: EnglishLexicon, words: readonly string[]): readonly string[] {
  const translated: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const ofTwo = meantBy(`${word} ${words[at + 1]}`);
    if (ofTwo !== undefined) at += 1;
    translated.push(...(ofTwo ?? (known.has(word) ? undefined : meantBy(word)) ?? [word]));
  }
  return translated;
}

function meantBy(name: string): readonly string[] | undefined {
  const known = [name, ...singulars(name)].find((each) => WORDS_BY_SYNONYM.has(each));
  return known === undefined ? undefined : WORDS_BY_SYNONYM.get(known);
}

function singulars(word: string): readonly string[] {
  return [
    word.replace(/ies$/, 'y'),
    word.replace(/(?<=[sxzo]|ch|sh)es$/, ''),
    word.replace(/(?<!s)s$/, ''),
    word.replace(/leaves$/, 'leaf'),
  ].filter((each) => each !== word);
}

/** The word of a dish with the same sound, otherwise the one at the smallest edit distance; null where none is close. */
function nearestWord({ words, bySound }: EnglishLexicon, typed: string): string | null {
  if (typed.length <= SHORTEST) return null;
  const sound = soundOf(typed);
  const [same] = (bySound.get(sound) ?? []).toSorted(
    (one, other) => editDistance(one, typed) - editDistance(other, typed),
  );
  if (same !== undefined) return same;
  const most = typed.length >= LONG ? 2 : 1;
  const near = words.flatMap((word) => {
    if (word.length <= SHORTEST || Math.abs(word.length - typed.length) > MOST_APART) return [];
    const apart = editDistance(word, typed);
    const found = Math.min(editDistance(soundOf(word), sound), apart);
    return found > most ? [] : [{ word, found, apart }];
  });
  const [best] = near.toSorted((one, other) => one.found - other.found || one.apart - other.apart);
  return best?.word ?? null;
}

const LONG = 8;

/** Normalises the sound of a word: romanisations of Korean (kimchi, gimchi, kimchee) and doubled letters become one. */
function soundOf(word: string): string {
  const folded = SOUNDS.reduce((text, [spelt, sound]) => text.replace(spelt, sound), word);
  return folded.replace(/(.)\1+/g, '$1');
}

const SOUNDS: readonly (readonly [spelt: RegExp, sound: string])[] = [
  [/ck|cc|kk|gg|q/g, 'k'],
  [/ch|jj|zz|z/g, 'j'],
  [/sh/g, 's'],
  [/oe|ae|we/g, 'e'],
  [/eo/g, 'o'],
  [/eu|oo/g, 'u'],
  [/ee|ea|ui|y/g, 'i'],
  [/[gc]/g, 'k'],
  [/d/g, 't'],
  [/[bfv]/g, 'p'],
  [/r/g, 'l'],
];

/** Edit distance between two words: letters changed, added, left out or swapped (Damerau-Levenshtein). */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_APART) return MOST_APART + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + same,
          swapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

const MOST_APART = 4;

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
