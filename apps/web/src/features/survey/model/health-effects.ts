import { HEALTH_CONDITIONS, type HealthCondition } from '@kkini/domain';
import { CONDITION_FACTS, mostSodiumMg } from '@kkini/domain/limits';
import type { Translate } from '../../../messages/translate.ts';

/** How the chosen conditions change the plan, a sentence each: limits they share first, strictest value only. */
export function healthEffects(t: Translate, conditions: readonly HealthCondition[]): readonly string[] {
  const sodiumMg = mostSodiumMg(conditions);
  const chosen = HEALTH_CONDITIONS.filter((condition) => conditions.includes(condition));
  return [
    ...(Number.isFinite(sodiumMg) ? [t('effect.sodium', { mg: sodiumMg.toLocaleString('en') })] : []),
    ...(chosen.some((condition) => CONDITION_FACTS[condition].limitsAddedSugar) ? [t('effect.sugar')] : []),
    ...chosen.map((condition) => t(`effect.${condition}`)),
  ];
}
