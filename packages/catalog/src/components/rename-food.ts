import { hasBatchim } from '@kkini/domain';

const WORD_PARTICLES =
  '은 는 이 가 을 를 과 와 도 만 에 의 로 으로 나 이나 면 이면 라 이라 에는 에도 에서 까지 부터 보다 처럼 만큼 하고 으로만 로만 에만 만으로 으로도 로도';

/** Languages of a dish. */
export type Language = 'ko' | 'en';
/** Words steps use for a food, in both languages. */
export type FoodWords = Readonly<Record<Language, readonly string[]>>;
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

/**
 * Matches any of the Korean words as a whole word, with or without a particle: 간장 in "간장과", not in "국간장", "간장물" or "양념간장". Longer
 * words come first.
 */
export function wholeWord(words: readonly string[]): RegExp {
  const alternatives = [...words].sort((one, other) => other.length - one.length).join('|');
  const particles = WORD_PARTICLES.split(' ').join('|');
  return new RegExp(`(?<![가-힣])(?:${alternatives})(?=(?:${particles})?(?![가-힣]))`, 'g');
}
