import type { EatingStyle, HealthCondition, Target } from '@kkini/domain';
import { IGNORED_FOR_CHILD, IGNORED_WITH_CHILD } from './conflict-rules.ts';
import type { LifeStage } from './person-rows.ts';

/** What was chosen and brings limits. */
export type Choices = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** What was chosen as far as it holds for a life stage of the household (nutrition-rules section 7, child). */
export function stageChoices(
  stage: LifeStage,
  { targets, healthConditions, eatingStyles }: Choices,
): Pick<Choices, 'healthConditions' | 'eatingStyles'> {
  const withChild = stage === 'child' || targets.includes('child');
  return {
    healthConditions: healthConditions.filter(
      (condition) => stage !== 'child' || !IGNORED_FOR_CHILD.includes(condition),
    ),
    eatingStyles: eatingStyles.filter((style) => !withChild || !IGNORED_WITH_CHILD.includes(style)),
  };
}
