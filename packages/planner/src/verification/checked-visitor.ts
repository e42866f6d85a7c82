import {
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  resolveExclusion,
  type SurveyDraft,
  type Target,
  type Taxonomy,
} from '@kkini/domain';
import type { RuleOwner } from '../model/rule-owner.ts';

/** The people of a survey as the checks see them. */
export type CheckedVisitor = Omit<SurveyDraft, 'excludedFoods'> & {
  readonly exclusions: readonly Exclusion[];
  /** Everyone, and every condition, style and life stage that brings rules of its own. */
  readonly owners: readonly RuleOwner[];
};

/** What was chosen and brings limits. */
export type Choices = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** Reads the stored answers; excluded words are read by the taxonomy. */
export function checkedVisitor(taxonomy: Taxonomy, answers: SurveyDraft): CheckedVisitor {
  const { targets, healthConditions, eatingStyles } = answers;
  const stages = targets.flatMap((target) => (target === 'parents' || target === 'child' ? [target] : []));
  return {
    ...answers,
    exclusions: answers.excludedFoods.flatMap((text) => resolveExclusion(taxonomy, text)),
    owners: [...new Set<RuleOwner>(['everyone', ...healthConditions, ...eatingStyles, ...stages])],
  };
}
