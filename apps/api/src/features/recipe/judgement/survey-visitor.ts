import type { SurveyDraft, Taxonomy } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { makeVisitor, type Visitor } from '@kkini/planner';

/** The people of a survey as the planner's visitor. An unanswered meal counts as eaten. */
export function surveyVisitor(taxonomy: Taxonomy, answers: SurveyDraft): Visitor {
  return visitorsWith(taxonomy)(answers);
}

const visitorsWith = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByObject((answers: SurveyDraft) => visitorOf(taxonomy, answers)),
);

function visitorOf(taxonomy: Taxonomy, answers: SurveyDraft): Visitor {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const style = 'cookedRecipe' as const;
  return makeVisitor(taxonomy, {
    ...answers,
    mealStyles: { breakfast: breakfast ?? style, lunch: lunch ?? style, dinner: dinner ?? style },
    startDate: answers.startDate ?? '',
  });
}
