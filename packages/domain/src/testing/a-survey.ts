import type { Survey } from '../survey/survey.ts';

/** A complete survey of one adult who cooks every meal. */
export function aSurvey(changes: Partial<Survey> = {}): Survey {
  return {
    targets: ['self'],
    mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    startDate: '2026-11-21',
    areas: [],
    healthConditions: [],
    eatingStyles: [],
    excludedFoods: [],
    excludedFoodStrictness: [],
    persons: [],
    confirmations: [],
    ...changes,
  };
}
