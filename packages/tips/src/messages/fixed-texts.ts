import type { TipText } from '../model/tip.ts';
import type { TipObjection } from '../model/tip-facts.ts';

/** Closes every tip for people with a condition or an answer about their body (nutrition-rules section 9). */
export const TIP_CAUTION: TipText = {
  ko: '개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.',
  en: 'This may differ from person to person. With medicines or a condition, ask a doctor or dietitian.',
};

const UNSUITABLE: Readonly<Record<Exclude<TipObjection, 'everyone'>, TipText>> = {
  excludedFood: { ko: '제외하신 재료', en: 'left-out foods' },
  diabetes: { ko: '당뇨', en: 'diabetes' },
  gout: { ko: '통풍', en: 'gout' },
  hypertension: { ko: '고혈압', en: 'high blood pressure' },
  obesity: { ko: '비만', en: 'obesity' },
  dyslipidemia: { ko: '고지혈증', en: 'high cholesterol' },
  heartDisease: { ko: '심장질환', en: 'heart disease' },
  thyroidDisease: { ko: '갑상선', en: 'thyroid disease' },
  liverDisease: { ko: '간질환', en: 'liver disease' },
  diet: { ko: '다이어트', en: 'weight loss' },
  vegetarian: { ko: '채식', en: 'vegetarian' },
  muscleGain: { ko: '근육증가', en: 'muscle gain' },
  glutenFree: { ko: '글루텐프리', en: 'gluten-free' },
  lowSugar: { ko: '저당', en: 'low sugar' },
  lowSodium: { ko: '저염', en: 'low salt' },
  lowCarbohydrate: { ko: '저탄수화물', en: 'low carbohydrate' },
  regular: { ko: '일반식', en: 'usual food' },
  self: { ko: '본인', en: 'you' },
  parents: { ko: '부모님', en: 'your parents' },
  spouse: { ko: '배우자', en: 'your partner' },
  child: { ko: '자녀', en: 'a child' },
  colleague: { ko: '동료', en: 'colleagues' },
  answers: { ko: '답하신 내용', en: 'your answers' },
  unknown: { ko: '성분을 다 알 수 없는 재료', en: 'ingredients we could not check' },
};
/** Instead of a tip for what is no meal for anybody. */
const NO_MEAL: TipText = {
  ko: '이 메뉴는 끼니로 권해 드리지 않아요.',
  en: 'We do not suggest this as a meal.',
};

/** Instead of a tip for a dish that does not suit these people (tips-rules section 8). */
export function objectionText(objection: TipObjection): TipText {
  if (objection === 'everyone') return NO_MEAL;
  const { ko, en } = UNSUITABLE[objection];
  return {
    ko: `이 메뉴는 선택하신 조건(${ko})에 맞지 않을 수 있어요.`,
    en: `This dish may not suit what you chose (${en}).`,
  };
}
