import { squeezeText } from '../food/taxonomy/name-index.ts';
import { BODY_QUESTIONS } from '../vocabulary/body-questions.ts';
import { HEALTH_CONDITIONS } from '../vocabulary/health-conditions.ts';
import {
  HEALTH_FACT_DENIED,
  HEALTH_FACT_HOMONYMS,
  HEALTH_FACT_WORDS,
  type HealthFact,
} from '../vocabulary/health-fact-words.ts';

/** Every health fact a text may name, in the order of the survey. */
export const HEALTH_FACTS: readonly HealthFact[] = [
  ...HEALTH_CONDITIONS,
  ...(Object.keys(BODY_QUESTIONS) as (keyof typeof BODY_QUESTIONS)[]),
];

/**
 * The illnesses, states and medicines that a cleaned text about excluded foods names ("gout, so no beer"). The foods alone are
 * left out, so the page asks for each of these that the survey does not state.
 */
export function namedHealthFacts(clean: string): readonly HealthFact[] {
  const words = [...clean.matchAll(/[\p{L}\p{N}]+/gu)];
  const starts = words
    .map(({ index }) => squeezeText(clean.slice(index, index + LONGEST_SAYING)))
    .filter((rest) => !HEALTH_FACT_HOMONYMS.some((food) => rest.startsWith(food)));
  const isNamed = (name: string) =>
    starts.some((rest) => rest.startsWith(name) && isStated(rest, name.length)) ||
    (name.length >= FOUND_INSIDE && words.some(([word]) => holds(word, name)));
  return HEALTH_FACTS.filter((fact) => HEALTH_FACT_WORDS[fact].some(isNamed));
}

/** Whether dictation without spaces holds a name within a word. */
function holds(word: string, name: string): boolean {
  const at = /\p{Script=Hangul}/u.test(name) ? word.indexOf(name) : -1;
  return at > 0 && isStated(word, at + name.length);
}

function isStated(text: string, end: number): boolean {
  return !HEALTH_FACT_DENIED.test(text.slice(end, end + LONGEST_SAYING));
}

/** Least syllables of a name to be found inside another word. */
const FOUND_INSIDE = 3;
/** Characters in which a name with its spaces, and a denial after it, stand. */
const LONGEST_SAYING = 40;
