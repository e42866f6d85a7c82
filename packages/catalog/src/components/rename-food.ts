import { hasBatchim } from '@kkini/domain';
import { wholeWord } from './whole-word.ts';

/** Languages of a dish. */
export type Language = 'ko' | 'en';
/** Words steps use for a food, in both languages. */
export type FoodWords = Readonly<Record<Language, readonly string[]>>;
/** Words to replace, and the name that replaces them. */
type Renaming = { readonly words: readonly string[]; readonly name: string };

/** Replaces the words by the name with the right particle. Two in a row become one. */
export function renameFood(text: string, language: Language, renaming: Renaming): string {
  // Patterns are made only for the few texts with one of the words.
  const written = text.toLowerCase();
  if (!renaming.words.some((word) => written.includes(word.toLowerCase()))) return text;
  return language === 'ko' ? renamedKorean(text, renaming) : renamedEnglish(text, renaming);
}

/** Particles after a consonant and after a vowel. */
const PARTICLES = [
  ['을', '를'],
  ['은', '는'],
  ['과', '와'],
  ['이', '가'],
  ['으로', '로'],
  ['으로만', '로만'],
  ['이나', '나'],
] as const;

function renamedKorean(text: string, { words, name }: Renaming): string {
  const form = hasBatchim(name) ? 0 : 1;
  const particle = new RegExp(`${name}(${PARTICLES.flat().join('|')})(?![가-힣])`, 'g');
  return text
    .replace(wholeWord(words), name)
    .replace(particle, (_found, used: string) => {
      const pair = PARTICLES.find((each) => each.some((written) => written === used));
      return name + (pair?.[form] ?? used);
    })
    .replace(new RegExp(`${name}(?:, |[과와] )(?=${name})`, 'g'), '');
}

/** Words that turn the word after them into another food: soup soy sauce, plum syrup. */
const OTHER_FOOD = '(?<!soup |plum |maple |[\\w-])';

function renamedEnglish(text: string, { words, name }: Renaming): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const word = new RegExp(`${OTHER_FOOD}(?:${longestFirst.join('|')})(?=s?\\b)`, 'gi');
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return text
    .replace(word, (found) => (/^[A-Z]/.test(found) ? capital : name))
    .replace(new RegExp(`${name}(?:,| and) (?:the )?(?=${name})`, 'gi'), '');
}
