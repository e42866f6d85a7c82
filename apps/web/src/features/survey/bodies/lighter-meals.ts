import type { MealStyle, MealTime, SurveyDraft } from '@kkini/domain';

/** The answers with a simple recipe in place of every fasted meal. */
export function lighterMeals({
  mealStyles,
}: Pick<SurveyDraft, 'mealStyles'>): Pick<SurveyDraft, 'mealStyles'> {
  const lighter = (time: MealTime): MealStyle | null =>
    mealStyles[time] === 'fasting' ? 'simpleRecipe' : mealStyles[time];
  return {
    mealStyles: { breakfast: lighter('breakfast'), lunch: lighter('lunch'), dinner: lighter('dinner') },
  };
}
