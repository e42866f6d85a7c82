import { createHash } from 'node:crypto';
import type { SurveyDraft } from '@kkini/domain';

/** A digest that is equal for equal answers; tells whether a plan was made for other answers. */
export function answersDigest(answers: SurveyDraft): string {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const { targets, startDate, areas, healthConditions, eatingStyles, excludedFoods } = answers;
  const { excludedFoodStrictness, persons } = answers;
  const listed = [
    targets,
    breakfast,
    lunch,
    dinner,
    startDate,
    areas,
    healthConditions,
    eatingStyles,
    excludedFoods,
    excludedFoodStrictness,
    persons,
  ];
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 32);
}
