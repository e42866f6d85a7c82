import type { Taxonomy } from '@kkini/domain';
import {
  BANNED_PATTERNS,
  GLYCEMIC_BAND_WORDS,
  GLYCEMIC_WORD,
  POLITE_ENDING,
  VITAMIN,
} from '../messages/banned-patterns.ts';
import { TIP_PARTS, type TipBounds } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { foodsMeant } from '../reading/named-foods.ts';
import { numbersIn } from '../reading/numbers-in.ts';
import { ReaderWords } from '../reading/reader-words.ts';
import { splitSentences } from '../wording/split-sentences.ts';

/** Number of consecutive words that count as copied (tips-rules section 9). */
const COPIED_WORDS = 15;

/** Why a text may not be shown as a tip (tips-rules section 9). */
export const TIP_PROBLEMS = ['schema', 'foods', 'numbers', 'band', 'banned', 'form', 'copy'] as const;
export type TipProblem = (typeof TIP_PROBLEMS)[number];

/** The facts and bounds a text is checked against. */
export type TipLimitsOfText = { readonly facts: TipFacts; readonly bounds: TipBounds };

/** Every check that the Korean lines of a tip fail, whoever wrote them; empty if they may be shown. */
export function checkTip(
  taxonomy: Taxonomy,
  said: readonly string[],
  { facts, bounds }: TipLimitsOfText,
): readonly TipProblem[] {
  const whole = said.join('\n');
  const words = new ReaderWords(taxonomy, facts);
  const fails: Readonly<Record<TipProblem, boolean>> = {
    schema: said.length === 0 || said.length > TIP_PARTS.length,
    foods:
      said.some((text) => !words.maySay(text)) ||
      foodsMeant(taxonomy, whole).some((id) => !bounds.foods.has(id)),
    numbers: numbersIn(whole).some((number) => !bounds.numbers.has(number)),
    band: said.some((text) => GLYCEMIC_WORD.test(text) && namesOtherBand(text, bounds)),
    banned: BANNED_PATTERNS.some((pattern) => pattern.test(whole)),
    form: said.some((text) => !hasPlainForm(text)),
    copy: copiesSteps(whole, bounds.steps),
  };
  return TIP_PROBLEMS.filter((problem) => fails[problem]);
}

function namesOtherBand(text: string, { band }: TipBounds): boolean {
  const named = Object.entries(GLYCEMIC_BAND_WORDS).filter(([, pattern]) => pattern.test(text));
  return band === null || named.some(([each]) => each !== band);
}

/** True when a text repeats a run of words of the cooking steps. */
function copiesSteps(text: string, steps: readonly string[]): boolean {
  const words = wordsOf(text);
  const source = ` ${wordsOf(steps.join(' ')).join(' ')} `;
  for (let start = 0; start + COPIED_WORDS <= words.length; start += 1) {
    if (source.includes(` ${words.slice(start, start + COPIED_WORDS).join(' ')} `)) return true;
  }
  return false;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Longest sentence of a tip, in characters (tips-rules section 3). */
const SENTENCE_LIMIT = 45;

const HANGUL_SHARE = 0.9;

/** Units are written in Latin letters in Korean too. */
const UNITS = /(?<=\d\s?)(?:kcal|mg|ml|kg|g)(?![a-z])/giu;

const MARKUP =
  /[<>`#*_|[\]{}\\$^=]|~~|https?:|www\.|\.(?:com|net|org|kr|io)\b|&\w+;|[\n\r]|!\(|\bjavascript\b/iu;

/**
 * Any character other than whole syllables, plain letters, digits and punctuation: other scripts, single jamo, emoji, invisible
 * characters.
 */
const UNUSUAL = /[^\uac00-\ud7a3a-z\d\s.,!?()'"“”·~%/+:-]/iu;

/** True for plain polite Korean sentences short enough to read aloud, without links, markup or pictures. */
export function hasPlainForm(text: string): boolean {
  const sentences = splitSentences(text);
  return (
    sentences.length > 0 &&
    /[.!?]$/u.test(text.trim()) &&
    sentences.every((sentence) => [...sentence].length <= SENTENCE_LIMIT && POLITE_ENDING.test(sentence)) &&
    isMostlyHangul(text) &&
    ![MARKUP, UNUSUAL].some((pattern) => pattern.test(text))
  );
}

function isMostlyHangul(text: string): boolean {
  const letters = [...text.replace(UNITS, '').replace(VITAMIN, '')].filter((each) => /\p{L}/u.test(each));
  const hangul = letters.filter((each) => /\p{Script=Hangul}/u.test(each));
  return hangul.length >= letters.length * HANGUL_SHARE && hangul.length > 0;
}
