import type { SurveyDraft, Taxonomy } from '@kkini/domain';
import { makeVisitor, type Visitor } from '@kkini/planner';

/** The people of a survey as the planner knows them; a meal without an answer counts as one that is eaten. */
export function surveyVisitor(taxonomy: Taxonomy, answers: SurveyDraft): Visitor {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const style = 'cookedRecipe' as const;
  return makeVisitor(taxonomy, {
    ...answers,
    mealStyles: { breakfast: breakfast ?? style, lunch: lunch ?? style, dinner: dinner ?? style },
    startDate: answers.startDate ?? '',
  });
}
