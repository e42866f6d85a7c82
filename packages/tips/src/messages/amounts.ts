import type { MealTime } from '@kkini/domain';
import { type BowlShare, spokenGrams } from '../wording/spoken-numbers.ts';

/** Meal times inside a sentence. */
export const MEAL_TIME_WORDS: Readonly<Record<MealTime, string>> = {
  breakfast: '아침',
  lunch: '점심',
  dinner: '저녁',
};

/** How many meals a day has, as a count word. */
export const MEAL_COUNTS: Readonly<Record<number, string>> = { 2: '두', 3: '세' };

/** A name that fits into a sentence: Hangul, at most three words, ten letters. */
export const PLAIN_NAME = /^(?=.{1,10}$)[가-힣]+(?: [가-힣]+){0,2}$/u;

/** Spoken grams, with "about" where they are rounded. */
export function aboutGrams(grams: number): string {
  const spoken = spokenGrams(grams);
  return Math.abs(Number(spoken) - grams) < 0.5 ? spoken : `약 ${spoken}`;
}

/** A share of a rice bowl with its grams: 2/3공기(140 g), 약 한 공기(190 g). */
export function bowlText({ share, exact }: BowlShare, grams: string): string {
  return `${exact ? '' : '약 '}${BOWL_WORDS[share]}(${grams} g)`;
}

/** Eggs a person with their grams: 한 개(50 g), 1개 반(75 g), 2개(100 g). */
export function eggText(halves: number): string {
  const whole = Math.floor(halves / 2);
  const count = halves % 2 === 0 ? `${whole}개` : whole === 0 ? '반 개' : `${whole}개 반`;
  return `${count}(${halves * 25} g)`;
}

/** The spoken form of a share of a day. */
export function shareText(share: number): string | undefined {
  return SHARES.find(({ most }) => share <= most)?.text;
}

const SHARES = [
  { most: 0.12, text: '10분의 1쯤' },
  { most: 0.225, text: '5분의 1쯤' },
  { most: 0.29, text: '4분의 1쯤' },
  { most: 0.37, text: '3분의 1쯤' },
  { most: 0.44, text: '5분의 2쯤' },
  { most: 0.56, text: '절반쯤' },
] as const;

const BOWL_WORDS: Readonly<Record<BowlShare['share'], string>> = {
  third: '1/3공기',
  half: '반 공기',
  twoThirds: '2/3공기',
  fiveSixths: '5/6공기',
  one: '한 공기',
  oneAndSixth: '한 공기와 1/6',
  oneAndThird: '한 공기와 1/3',
  oneAndHalf: '한 공기 반',
};

/** Foods whose listed name does not fit into a sentence. */
export const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  불고기감: '소고기',
  새우살: '새우',
  칵테일새우: '새우',
  깐새우: '새우',
  쌀알: '쌀',
  샤부샤부소고기: '소고기',
  소고기국거리: '소고기',
  잡채용돼지고기: '돼지고기',
  닭갈비용닭: '닭고기',
  닭볶음탕용닭: '닭고기',
  닭정육: '닭고기',
  황태채: '황태',
  북어채: '북어',
  자숙문어: '문어',
  가리비관자: '관자',
  동태포: '동태',
  깐메추리알: '메추리알',
  깐굴: '굴',
  부침두부: '두부',
  계란지단: '달걀지단',
  연어스테이크: '연어',
  생연어: '연어',
  생칼국수: '칼국수면',
  냉면사리: '냉면',
  찜콩나물: '콩나물',
  무채: '무',
  양배추채: '양배추',
  우엉채: '우엉',
  쌈케일: '케일',
  참치캔: '참치',
  스위트콘: '옥수수',
  토마토캔: '토마토',
};

/** Replacements with another name in the kitchen. */
export const STAND_IN_NAMES: Readonly<Record<string, string>> = { konjac: '곤약쌀' };

/** Actions only a cook can do. */
export const COOKING_WORDS =
  /넣|덜 해요|약하게 해|씩 나눠 담|상을 차려|썰|볶|익혀|익히|지어|삶|둘러|두르|두른|조리|풀고|구워요|굽기|데쳐|불을|껍질|재어|끓|한 줌|더 담|채워요|식힌/u;
