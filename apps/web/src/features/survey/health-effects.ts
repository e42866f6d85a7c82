import { HEALTH_CONDITIONS, type HealthCondition } from '@kkini/domain';
import type { Translate } from '../../messages/translate.ts';

/**
 * Daily sodium limit of a condition in mg: WHO (2012) 2,000 for hypertension, heart and liver disease;
 * Korean Diabetes Association (2023) 2,300 for diabetes.
 */
const SODIUM_MG: Partial<Record<HealthCondition, number>> = {
  diabetes: 2300,
  hypertension: 2000,
  heartDisease: 2000,
  liverDisease: 2000,
};

/** Conditions whose added sugar stays below 5 % of the energy (WHO 2015, conditional recommendation). */
const LOW_SUGAR: readonly HealthCondition[] = [
  'diabetes',
  'gout',
  'obesity',
  'dyslipidemia',
  'heartDisease',
  'liverDisease',
];

/** How the chosen conditions change the plan, a sentence each: limits they share first, strictest value only. */
export function healthEffects(t: Translate, conditions: readonly HealthCondition[]): readonly string[] {
  const limits = conditions.flatMap((condition) => SODIUM_MG[condition] ?? []);
  const chosen = HEALTH_CONDITIONS.filter((condition) => conditions.includes(condition));
  return [
    ...(limits.length > 0 ? [t('effect.sodium', { mg: Math.min(...limits).toLocaleString('en') })] : []),
    ...(LOW_SUGAR.some((condition) => conditions.includes(condition)) ? [t('effect.sugar')] : []),
    ...chosen.map((condition) => t(`effect.${condition}`)),
  ];
}
