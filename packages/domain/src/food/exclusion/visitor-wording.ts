import { squeezeText } from '../taxonomy/squeeze-text.ts';
import type { VisitorWords } from '../taxonomy/taxonomy-source.ts';

/** The words around the foods of a visitor's text, made ready for reading. */
export type VisitorWording = {
  readonly words: VisitorWords;
  readonly fillers: ReadonlySet<string>;
  readonly nothing: ReadonlySet<string>;
  /** True for a form of a verb that says something about a food ("cannot eat", "have"). */
  readonly isVerb: (word: string) => boolean;
  /** What is left of a word without endings that say nothing, the word itself first, then ever shorter. */
  readonly remainders: (word: string) => readonly string[];
};

/** A filler of one syllable glued to a word may be part of it. */
const SHORTEST_GLUED = 2;
/** Latin fillers are short enough to end other words. */
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
  const rules = { endings, longest, verbEnds, neverDropped: words.neverDropped };
  return {
    words,
    fillers,
    isVerb: (word) => verbEnds(word, 0).includes(word.length),
    nothing: new Set(
      words.nothing.flatMap((text) => [text, squeezeText(text)]).filter((text) => text !== ''),
    ),
    remainders: (word) => {
      const whole = withoutEndings(word, rules);
      const prefix = words.prefixes.find((each) => word.startsWith(each) && word.length > each.length);
      return prefix === undefined ? whole : [...whole, ...withoutEndings(word.slice(prefix.length), rules)];
    },
  };
}

/** Where the forms of a verb end that begin at a place of a word. */
type VerbEnds = (word: string, start: number) => readonly number[];

type EndingRules = {
  readonly endings: ReadonlySet<string>;
  readonly longest: number;
  readonly verbEnds: VerbEnds;
  readonly neverDropped: readonly string[];
};

/** An ending is cut after another one, but never a name that two endings happen to spell. */
function withoutEndings(
  word: string,
  { endings, longest, verbEnds, neverDropped }: EndingRules,
): readonly string[] {
  const isEnd = new Set([word.length]);
  for (let start = word.length - 1; start >= 1; start -= 1) {
    const isCut =
      [...isEnd].some((end) => endings.has(word.slice(start, end))) ||
      verbEnds(word, start).some(
        (end) => end - start >= SHORTEST_GLUED && end - start <= longest && isEnd.has(end),
      );
    if (isCut) isEnd.add(start);
  }
  const isKept = (end: number) => neverDropped.some((name) => word.includes(name, end));
  return [...isEnd].filter((end) => !isKept(end)).map((end) => word.slice(0, end));
}

/** Reads a stem and any endings after it; a name that is never dropped is no part of a verb. */
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
        if (endings.has(word.slice(at, at + length))) reached.add(at + length);
    }
    return [...reached].filter((end) => !neverDropped.some((name) => word.slice(start, end).includes(name)));
  };
}
