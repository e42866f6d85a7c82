import { resolveExclusion, type SurveyDraft, type Taxonomy } from '@kkini/domain';
import { HARD_RULES } from '@kkini/planner';
import type { TipPeople } from '@kkini/tips';

/** The people of a survey as tips know them: what they chose, what they left out, and what their rules forbid. */
export function tipPeople(taxonomy: Taxonomy, answers: SurveyDraft): TipPeople {
  const { targets, healthConditions, eatingStyles, excludedFoods } = answers;
  const owners: readonly string[] = [...healthConditions, ...eatingStyles, ...targets];
  const rules = HARD_RULES.filter(({ owner }) => owners.includes(owner));
  return {
    targets,
    healthConditions,
    eatingStyles,
    exclusions: excludedFoods.flatMap((text) => resolveExclusion(taxonomy, text)),
    hardTags: [...new Set(rules.flatMap(({ tags }) => tags))],
    hardFoods: [...new Set(rules.flatMap(({ foods }) => foods))],
  };
}
