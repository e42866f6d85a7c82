import type { EatingStyle, HealthCondition } from '@kkini/domain';
import type { ReferencePerson } from './reference-person.ts';

type Choices = {
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/**
 * Energy of the day in kcal: one target, the lowest one set by a condition, else by a style (nutrition-rules section 6.3).
 * A child has no deficit; an older adult at most 300 kcal less; liver disease and older adults never below 1,500 kcal,
 * nobody below 1,200 kcal (KSO22, LIV, section 7).
 */
export function energyTarget(person: ReferencePerson, { healthConditions, eatingStyles }: Choices): number {
  const reference = person.energyKcal;
  const wantsDeficit = healthConditions.includes('obesity') || eatingStyles.includes('diet');
  if (person.key === 'child') return reference;
  if (wantsDeficit) {
    const liver = healthConditions.includes('liverDisease');
    const floor = liver || person.key === 'older' ? 1500 : 1200;
    const adultCut = healthConditions.includes('obesity') ? 500 : reference * 0.2;
    return Math.max(floor, reference - (person.key === 'older' ? 300 : adultCut));
  }
  return eatingStyles.includes('muscleGain') ? reference * 1.1 : reference;
}
