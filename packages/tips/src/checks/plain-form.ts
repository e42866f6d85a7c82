import { POLITE_ENDING, VITAMIN } from '../messages/banned-patterns.ts';
import { splitSentences } from '../wording/split-sentences.ts';

/** Longest sentence of a tip, in characters (tips-rules section 3). */
export const SENTENCE_LIMIT = 45;

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
