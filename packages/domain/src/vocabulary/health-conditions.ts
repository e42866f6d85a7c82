/** Health conditions the visitor may state. */
export const HEALTH_CONDITIONS = [
  'diabetes',
  'gout',
  'hypertension',
  'obesity',
  'dyslipidemia',
  'heartDisease',
  'thyroidDisease',
  'liverDisease',
] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

/** Korean names in the survey and on the wire. */
export const HEALTH_CONDITION_KO = {
  diabetes: '당뇨',
  gout: '통풍',
  hypertension: '고혈압',
  obesity: '비만',
  dyslipidemia: '고지혈증',
  heartDisease: '심장질환',
  thyroidDisease: '갑상선',
  liverDisease: '간질환',
} as const satisfies Record<HealthCondition, string>;
