import { EATING_STYLE_KO, HEALTH_CONDITION_KO, TARGET_KO } from '@kkini/domain';
import type { TipText } from '../model/tip.ts';
import type { TipObjection } from '../model/tip-facts.ts';

/** Ends every tip for people with a condition or an answer about their body (nutrition-rules section 9). */
export const TIP_CAUTION: TipText = {
  ko: '개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.',
  en: 'This may differ from person to person. If you take medicine or have a condition, ask a doctor or dietitian.',
};

/** Names of the conditions and styles a dish may not suit. */
const CHOICE_KO = {
  ...HEALTH_CONDITION_KO,
  ...EATING_STYLE_KO,
  parents: TARGET_KO.parents,
  child: TARGET_KO.child,
};
const CHOICE_EN = {
  diabetes: 'diabetes',
  gout: 'gout',
  hypertension: 'high blood pressure',
  obesity: 'obesity',
  dyslipidemia: 'high cholesterol',
  heartDisease: 'heart disease',
  thyroidDisease: 'thyroid disease',
  liverDisease: 'liver disease',
  diet: 'weight loss',
  vegetarian: 'vegetarian',
  muscleGain: 'muscle gain',
  glutenFree: 'gluten-free',
  lowSugar: 'low sugar',
  lowSodium: 'low salt',
  lowCarbohydrate: 'low carbohydrate',
  regular: 'usual food',
  parents: 'your parents',
  child: 'a child',
} as const satisfies Record<keyof typeof CHOICE_KO, string>;

const NO_CHOICE = {
  excludedFood: { ko: '제외하신 재료', en: 'foods you left out' },
  answers: { ko: '답하신 내용', en: 'your answers' },
  unknown: { ko: '성분을 다 알 수 없는 재료', en: 'ingredients we could not check' },
} as const satisfies Record<Exclude<TipObjection, 'everyone' | keyof typeof CHOICE_KO>, TipText>;

/** Replaces the tip of a dish that is not a meal for anybody. */
const NO_MEAL: TipText = {
  ko: '이 메뉴는 끼니로 권해 드리지 않아요.',
  en: 'We do not suggest this as a meal.',
};

/** Replaces the tip of a dish that does not suit these people (tips-rules section 8). */
export function objectionText(objection: TipObjection): TipText {
  if (objection === 'everyone') return NO_MEAL;
  const { ko, en } = nameOf(objection);
  return {
    ko: `이 메뉴는 선택하신 조건(${ko})에 맞지 않을 수 있어요.`,
    en: `This dish may not suit what you chose (${en}).`,
  };
}

function nameOf(objection: Exclude<TipObjection, 'everyone'>): TipText {
  if (objection === 'excludedFood' || objection === 'answers' || objection === 'unknown')
    return NO_CHOICE[objection];
  return { ko: CHOICE_KO[objection], en: CHOICE_EN[objection] };
}
