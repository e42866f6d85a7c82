import { memoizeByText } from '../../memoize.ts';
import { AND_ENDING, FOODS_LIKE_ENDINGS, KIND_SUFFIX, KINDS } from '../../vocabulary/foods/name-endings.ts';
import { squeezeText } from '../taxonomy/name-index.ts';
import type { VisitorWords } from '../taxonomy/taxonomy-source.ts';

/** The words around foods in a visitor's text, compiled for reading. */
export type VisitorWording = {
  readonly words: VisitorWords;
  readonly fillers: ReadonlySet<string>;
  readonly nothing: ReadonlySet<string>;
  /** True for a verb form about a food ("cannot eat", "have"). */
  readonly isVerb: (word: string) => boolean;
  /** The word, then the word without meaningless endings, ever shorter. */
  readonly remainders: (word: string) => readonly string[];
};

/** Most words to keep the remainders of. */
const MOST_REMEMBERED = 2000;

/** Least syllables of a filler to remove from the end of a word; one syllable may belong to the word. */
const SHORTEST_GLUED = 2;
/** Least letters of a Latin filler that is removed; shorter ones end other words. */
const SHORTEST_LATIN = 4;

/** Compiles the words of the data into sets. */
export function makeVisitorWording(words: VisitorWords): VisitorWording {
  const fillers = new Set(words.fillers.map(squeezeText));
  const verbEnds = verbReader(words);
  const glued = [...fillers].filter(
    (word) => word.length >= (/^[a-z]/u.test(word) ? SHORTEST_LATIN : SHORTEST_GLUED),
  );
  const endings = new Set([...glued, ...words.particles]);
  const longest = Math.max(0, ...[...endings].map((ending) => ending.length));
  const rules = {
    endings,
    particles: new Set(words.particles),
    longest,
    verbEnds,
    neverDropped: words.neverDropped,
  };
  return {
    words,
    fillers,
    isVerb: (word) => verbEnds(word, 0).includes(word.length),
    nothing: new Set(
      words.nothing.flatMap((text) => [text, squeezeText(text)]).filter((text) => text !== ''),
    ),
    // A word is judged alone and with its neighbours, each time by its remainders.
    remainders: memoizeByText(MOST_REMEMBERED, (word) => {
      const whole = withoutEndings(word, rules);
      const prefix = words.prefixes.find((each) => word.startsWith(each) && word.length > each.length);
      return prefix === undefined ? whole : [...whole, ...withoutEndings(word.slice(prefix.length), rules)];
    }),
  };
}

/** End positions of the verb forms that begin at a position of a word. */
type VerbEnds = (word: string, start: number) => readonly number[];

type EndingRules = {
  readonly endings: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly longest: number;
  readonly verbEnds: VerbEnds;
  readonly neverDropped: readonly string[];
};

/**
 * Removes endings one after another, but never a name that two endings spell by chance, nor a particle before the
 * ending of a group: 인과류 (pome fruit) is not 인 with endings.
 */
function withoutEndings(
  word: string,
  { endings, particles, longest, verbEnds, neverDropped }: EndingRules,
): readonly string[] {
  const isEnd = new Set([word.length]);
  const isEnding = (start: number, end: number) => {
    const ending = word.slice(start, end);
    if (word.startsWith(KINDS, start - 1)) return false;
    return endings.has(ending) && !(word.startsWith(KIND_SUFFIX, end) && isCase(ending));
  };
  const isCase = (ending: string) => ending !== KIND_SUFFIX && particles.has(ending);
  for (let start = word.length - 1; start >= 1; start -= 1) {
    const isCut =
      [...isEnd].some((end) => isEnding(start, end)) ||
      verbEnds(word, start).some(
        (end) => end - start >= SHORTEST_GLUED && end - start <= longest && isEnd.has(end),
      );
    if (isCut) isEnd.add(start);
  }
  const isKept = (end: number) => neverDropped.some((name) => word.includes(name, end));
  return [...isEnd].filter((end) => !isKept(end)).map((end) => word.slice(0, end));
}

/** Reads a stem and any endings after it. A name that is never dropped is not part of a verb. */
function verbReader({ verbStems, verbEndings, neverDropped }: VisitorWords): VerbEnds {
  const stems = new Set(verbStems);
  const endings = new Set(verbEndings);
  const stemLengths = [...new Set(verbStems.map((stem) => stem.length))];
  const endingLengths = [...new Set(verbEndings.map((ending) => ending.length))];
  return (word, start) => {
    const reached = new Set(
      stemLengths
        .filter((length) => stems.has(word.slice(start, start + length)))
        .map((length) => start + length),
    );
    for (const at of reached) {
      for (const length of endingLengths)
        if (endings.has(word.slice(at, at + length)) && !beginsFood(word, at)) reached.add(at + length);
    }
    return [...reached].filter((end) => !neverDropped.some((name) => word.slice(start, end).includes(name)));
  };
}

/** Whether a food begins after "and": 있고게도 is "have, and crab too", for no verb ends so. */
function beginsFood(word: string, at: number): boolean {
  return word[at - 1] === AND_ENDING && FOODS_LIKE_ENDINGS.some((food) => word.startsWith(food, at));
}
