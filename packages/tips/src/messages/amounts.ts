import type { MealTime } from '@kkini/domain';
import type { BowlShare } from '../wording/spoken-numbers.ts';

/** Half of a household amount, as people say it. */
export const HALF_AMOUNTS: Readonly<Record<string, string>> = {
  '3큰술': '1과 1/2큰술',
  '2큰술': '1큰술',
  '1과 1/2큰술': '2작은술',
  '1큰술': '반 큰술',
  '2작은술': '1작은술',
  '1작은술': '반 작은술',
  '1/2작은술': '1/4작은술',
  '두 꼬집': '한 꼬집',
};

/** Meal times as a sentence says them. */
export const MEAL_TIME_WORDS: Readonly<Record<MealTime, string>> = {
  breakfast: '아침',
  lunch: '점심',
  dinner: '저녁',
};

/** A name a sentence can carry: Hangul, at most three words, ten letters. */
export const PLAIN_NAME = /^(?=.{1,10}$)[가-힣]+(?: [가-힣]+){0,2}$/u;

/** A share of a rice bowl with its grams: 2/3공기(140 g), 약 한 공기(190 g). */
export function bowlText({ share, exact }: BowlShare, grams: string): string {
  return `${exact ? '' : '약 '}${BOWL_WORDS[share]}(${grams} g)`;
}

const BOWL_WORDS: Readonly<Record<BowlShare['share'], string>> = {
  third: '1/3공기',
  half: '반 공기',
  twoThirds: '2/3공기',
  one: '한 공기',
  oneAndThird: '한 공기와 1/3',
  oneAndHalf: '한 공기 반',
};

/** Foods whose shop name is clumsy in a sentence. */
export const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  참치캔: '참치',
  스위트콘: '옥수수',
  토마토캔: '토마토',
};

/** What only somebody who cooks can do. */
export const COOKING_WORDS =
  /넣|썰|볶|익혀|익히|지어|삶|둘러|두르|두른|조리|풀고|구워요|굽기|데쳐|불을|껍질|재어|끓|한 줌|더 담|채워요|식힌/u;
