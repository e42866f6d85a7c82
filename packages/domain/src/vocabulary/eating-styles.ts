/** Eating styles; several may be chosen. */
export const EATING_STYLES = [
  'regular',
  'diet',
  'vegetarian',
  'muscleGain',
  'glutenFree',
  'lowSugar',
  'lowSodium',
  'lowCarbohydrate',
] as const;
export type EatingStyle = (typeof EATING_STYLES)[number];

/** Korean names in the survey and on the wire. */
export const EATING_STYLE_KO = {
  regular: '일반식',
  diet: '다이어트',
  vegetarian: '채식',
  muscleGain: '근육증가',
  glutenFree: '글루텐프리',
  lowSugar: '저당',
  lowSodium: '저염',
  lowCarbohydrate: '저탄수화물',
} as const satisfies Record<EatingStyle, string>;
