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
  const isVerb = verbs(words);
  const glued = [...fillers].filter(
    (word) => word.length >= (/^[a-z]/u.test(word) ? SHORTEST_LATIN : SHORTEST_GLUED),
  );
  const endings = new Set([...glued, ...words.particles]);
  const longest = Math.max(0, ...[...endings].map((ending) => ending.length));
  const isEnding = (text: string) =>
    endings.has(text) || (text.length >= SHORTEST_GLUED && text.length <= longest && isVerb(text));
  const rules = { isEnding, longest, neverDropped: words.neverDropped };
  return {
    words,
    fillers,
    isVerb,
    nothing: new Set(words.nothing.map(squeezeText)),
    remainders: (word) => {
      const whole = withoutEndings(word, rules);
      const prefix = words.prefixes.find((each) => word.startsWith(each) && word.length > each.length);
      return prefix === undefined ? whole : [...whole, ...withoutEndings(word.slice(prefix.length), rules)];
    },
  };
}

type EndingRules = {
  readonly isEnding: (text: string) => boolean;
  readonly longest: number;
  readonly neverDropped: readonly string[];
};

/** An ending is cut after another one, but never a name that two endings happen to spell. */
function withoutEndings(word: string, { isEnding, longest, neverDropped }: EndingRules): readonly string[] {
  const isEnd = Array.from({ length: word.length + 1 }, (_, at) => at === word.length);
  for (let end = word.length; end > 1; end -= 1) {
    if (isEnd[end] !== true) continue;
    for (let start = end - 1; start >= Math.max(1, end - longest); start -= 1) {
      if (isEnd[start] !== true && isEnding(word.slice(start, end))) isEnd[start] = true;
    }
  }
  const ends = isEnd.flatMap((reached, at) => (reached ? [at] : []));
  const isKept = (end: number) => neverDropped.some((name) => word.slice(end).includes(name));
  return ends
    .filter((end) => end === word.length || !isKept(end))
    .reverse()
    .map((end) => word.slice(0, end));
}

function verbs({ verbStems, verbEndings, neverDropped }: VisitorWords): (word: string) => boolean {
  const stems = new Set(verbStems);
  const endings = new Set(verbEndings);
  const longestStem = Math.max(0, ...verbStems.map((stem) => stem.length));
  const longestEnding = Math.max(0, ...verbEndings.map((ending) => ending.length));
  return (word) => {
    if (neverDropped.some((name) => word.includes(name))) return false;
    const reached = Array.from(
      { length: word.length + 1 },
      (_, at) => at <= longestStem && stems.has(word.slice(0, at)),
    );
    for (let at = 1; at < word.length; at += 1) {
      if (reached[at] !== true) continue;
      for (let end = at + 1; end <= Math.min(word.length, at + longestEnding); end += 1) {
        if (endings.has(word.slice(at, end))) reached[end] = true;
      }
    }
    return reached[word.length] === true;
  };
}
