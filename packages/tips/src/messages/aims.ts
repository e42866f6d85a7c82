import type { EatingStyle, HealthCondition } from '@kkini/domain';
import type { TipConcern, TipText } from '../model/tip.ts';

/** Whose aim it is: people with a condition or style, older people, people with weak kidneys, and mothers. */
export type AimedBy = HealthCondition | EatingStyle | 'older' | 'kidney' | 'pregnancy' | 'lactation';

/** The reason to mind a concern; the first that applies is used, at the start of a sentence or after its point. */
export const AIMS: Readonly<Partial<Record<TipConcern, readonly (readonly [AimedBy, TipText])[]>>> = {
  sodium: [
    ['hypertension', { ko: '혈압을 생각하면', en: 'for your blood pressure' }],
    ['heartDisease', { ko: '심장 부담을 생각하면', en: 'for the sake of your heart' }],
    ['kidney', { ko: '콩팥을 생각하면', en: 'for the sake of your kidneys' }],
    ['liverDisease', { ko: '배나 다리가 부었다면', en: 'if your belly or legs are swollen' }],
    ['diabetes', { ko: '혈압까지 챙기려면', en: 'for blood pressure, which matters in diabetes' }],
    ['lowSodium', { ko: '싱겁게 드시려면', en: 'to eat less salt' }],
  ],
  carbohydrate: [
    ['diabetes', { ko: '혈당을 생각하면', en: 'for your blood sugar' }],
    ['lowCarbohydrate', { ko: '탄수화물을 덜 드시려면', en: 'to eat fewer carbohydrates' }],
  ],
  sugar: [
    ['diabetes', { ko: '혈당을 생각하면', en: 'for your blood sugar' }],
    ['lowSugar', { ko: '당을 덜 드시려면', en: 'to eat less sugar' }],
    ['gout', { ko: '요산을 생각하면', en: 'for your uric acid' }],
    ['dyslipidemia', { ko: '중성지방을 생각하면', en: 'for your triglycerides' }],
    ['obesity', { ko: '체중을 생각하면', en: 'for your weight' }],
    ['diet', { ko: '체중을 생각하면', en: 'for your weight' }],
  ],
  fat: [
    ['dyslipidemia', { ko: '콜레스테롤을 생각하면', en: 'for your cholesterol' }],
    ['heartDisease', { ko: '심장 혈관을 생각하면', en: 'for the sake of your heart' }],
    ['diabetes', { ko: '혈관 건강을 생각하면', en: 'for your blood vessels' }],
    ['hypertension', { ko: '혈관 건강을 생각하면', en: 'for your blood vessels' }],
    ['obesity', { ko: '체중을 생각하면', en: 'for your weight' }],
    ['diet', { ko: '체중을 생각하면', en: 'for your weight' }],
  ],
  energy: [
    ['obesity', { ko: '체중을 생각하면', en: 'for your weight' }],
    ['diet', { ko: '가볍게 드시려면', en: 'to eat lightly' }],
  ],
  purine: [['gout', { ko: '요산을 생각하면', en: 'for your uric acid' }]],
  protein: [
    ['muscleGain', { ko: '근육을 늘리려면', en: 'to gain muscle' }],
    ['liverDisease', { ko: '간 건강을 생각하면', en: 'for the sake of your liver' }],
    ['older', { ko: '근육을 지키려면', en: 'to keep muscle' }],
    ['vegetarian', { ko: '채식을 하시면', en: 'on a vegetarian diet' }],
    ['pregnancy', { ko: '임신 중에는', en: 'during pregnancy' }],
    ['lactation', { ko: '수유 중에는', en: 'while you breastfeed' }],
  ],
};

/** Other ways to give a reason, by its Korean words, so that no week of tips begins all its sentences alike. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly TipText[]>> = {
  '혈압을 생각하면': [
    { ko: '혈압을 챙기신다면', en: 'to look after your blood pressure' },
    { ko: '혈압을 관리하시려면', en: 'to keep your blood pressure in check' },
    { ko: '혈압이 신경 쓰이신다면', en: 'if your blood pressure is on your mind' },
  ],
  '심장 부담을 생각하면': [
    { ko: '심장을 편하게 하려면', en: 'to spare your heart' },
    { ko: '심장을 챙기신다면', en: 'to look after your heart' },
  ],
  '콩팥을 생각하면': [
    { ko: '콩팥을 챙기신다면', en: 'to look after your kidneys' },
    { ko: '콩팥 부담을 덜려면', en: 'to spare your kidneys' },
  ],
  '혈당을 생각하면': [
    { ko: '혈당을 챙기신다면', en: 'to look after your blood sugar' },
    { ko: '혈당을 관리하시려면', en: 'to keep your blood sugar in check' },
    { ko: '혈당이 신경 쓰이신다면', en: 'if your blood sugar is on your mind' },
  ],
  '싱겁게 드시려면': [
    { ko: '나트륨을 줄이려면', en: 'to cut down on sodium' },
    { ko: '짜지 않게 드시려면', en: 'to eat less salty food' },
  ],
  '탄수화물을 덜 드시려면': [
    { ko: '탄수화물을 줄이려면', en: 'to cut down on carbohydrate' },
    { ko: '저탄수화물로 드신다면', en: 'on a low-carbohydrate diet' },
    { ko: '탄수화물이 신경 쓰이신다면', en: 'if you watch your carbohydrates' },
  ],
  '당을 덜 드시려면': [
    { ko: '첨가당을 줄이려면', en: 'to cut down on added sugar' },
    { ko: '달지 않게 드시려면', en: 'to eat less sweet food' },
  ],
  '요산을 생각하면': [
    { ko: '요산이 신경 쓰이신다면', en: 'if your uric acid is on your mind' },
    { ko: '요산을 관리하시려면', en: 'to keep your uric acid in check' },
  ],
  '체중을 생각하면': [
    { ko: '체중이 신경 쓰이신다면', en: 'if you watch your weight' },
    { ko: '체중을 관리하시려면', en: 'to keep your weight in check' },
  ],
  '콜레스테롤을 생각하면': [
    { ko: '콜레스테롤이 신경 쓰이신다면', en: 'if your cholesterol is on your mind' },
    { ko: '콜레스테롤을 관리하시려면', en: 'to keep your cholesterol in check' },
  ],
  '심장 혈관을 생각하면': [
    { ko: '심장 혈관을 챙기신다면', en: 'to look after your heart' },
    { ko: '혈관까지 챙기시려면', en: 'to look after your blood vessels' },
  ],
};

/** A reason in the words of its turn; the first turn uses its own. */
export function aimInTurn(aim: TipText, turn: number): TipText {
  const ways = [aim, ...(IN_OTHER_WORDS[aim.ko] ?? [])];
  return ways[turn % ways.length] ?? aim;
}
