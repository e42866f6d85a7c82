/**
 * Dialogs before a plan is made (safety-rules section 3.4): one meal a day (D1), insulin (D2), fasting with diabetes
 * (D3), fasting of a person who needs three meals (D4), long gaps with liver disease (D5), diabetes in pregnancy (D6,
 * section 4).
 */
export const PLAN_DIALOGS = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const;
export type PlanDialog = (typeof PLAN_DIALOGS)[number];

/**
 * Reasons to refuse a plan: fasting (R0 to R6), and persons without a plan (safety-rules sections 2, 3.3 and 4), who may be told
 * of among the excluded foods only; and an unknown word in a severe allergy (safety-rules sections 4 and 10, rule 6).
 */
export const REFUSAL_REASONS = [
  'R0',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'underThree',
  'kidney',
  'stomach',
  'swallow',
  'kidneyStated',
  'stomachStated',
  'swallowStated',
  'exclusionUnread',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The texts of refusals (safety-rules sections 3.4 and 4). */
export const REFUSAL_REASON_KO = {
  R0: '세 끼를 모두 비우면 식단을 만들 수 없어요. 한 끼라도 고르시면 바로 만들어 드릴게요.',
  R1: '당뇨가 있으면 하루 두 끼를 비우는 식단은 만들지 않아요.',
  R2: '인슐린이나 혈당약을 쓰실 때 끼니를 비우면 저혈당이 올 수 있어요. 병원에서 정해 준 식사 시간이 있다면 그대로 따르세요.',
  R3: '자라는 아이는 세 끼가 필요해요.',
  R4: '임신 중이거나 수유 중에는 공복 끼니를 넣지 않는 게 안전해요.',
  R5: '간이 좋지 않을 때는 빈속이 길어지지 않게 공복 끼니를 넣지 않는 게 안전해요.',
  R6: '지금은 공복 끼니를 넣지 않는 게 안전해요.',
  underThree: '만 3세가 되기 전에는 먹는 양과 굳기가 달라 식단을 만들지 않아요.',
  kidney: '이 단계에서는 검사 결과에 맞춘 식단이 필요해 여기서 만들지 않아요.',
  stomach: '수술하고 석 달까지는 병원에서 정해 준 식사를 따르는 게 안전해 여기서 만들지 않아요.',
  swallow: '삼킴 정도에 맞춘 굳기와 농도를 맞출 수 없어 만들지 않아요.',
  kidneyStated:
    '제외 재료에 적으신 투석, 신장 이식이나 신장병 4~5기에는 검사 결과에 맞춘 식단이 필요해 여기서 만들지 않아요.',
  stomachStated:
    '제외 재료에 위를 수술한 지 석 달이 안 됐다고 적으셨어요. 그때까지는 병원에서 정해 준 식사를 따르는 게 안전해 여기서 만들지 않아요.',
  swallowStated:
    '제외 재료에 삼키기 어렵다고 적으셨어요. 삼킴 정도에 맞춘 굳기와 농도를 맞출 수 없어 만들지 않아요.',
  exclusionUnread:
    '심한 알레르기라고 하신 재료 가운데 알아듣지 못한 말이 있어 식단을 만들지 않았어요. 다른 이름으로 적거나 지워 주세요.',
} as const satisfies Record<RefusalReason, string>;

/** Alternatives to a refused plan. */
export const WAYS_ON = [
  'chooseMeals',
  'lighterMeals',
  'withoutPerson',
  'editExcluded',
  'browseRecipes',
] as const;
export type WayOn = (typeof WAYS_ON)[number];
