import type { MySurveyWire } from '@kkini/contract';
import { TEST_SURVEY_ID } from './fake-platform.ts';

/** A survey of the account with a plan around today, as the server lists it. */
export function aMySurvey(survey: Partial<MySurveyWire> = {}): MySurveyWire {
  return {
    id: TEST_SURVEY_ID,
    surveyId: TEST_SURVEY_ID,
    startIntro: true,
    lastStep: 'inputCheck',
    step1: ['부모님'],
    mealCategory: { breakfast: '간편레시피', lunch: '도시락', dinner: '요리레시피' },
    dates: '2025-11-18',
    area: [],
    health: ['당뇨', '고혈압'],
    eatingHabits: [],
    excludedIngredients: ['shrimp'],
    excludedStrictness: [],
    persons: [],
    confirmations: [],
    createdAt: '2025-11-17T03:00:00.000Z',
    updatedAt: '2025-11-17T03:00:00.000Z',
    plan: { from: '2025-11-18', to: '2025-11-24', updatedAt: '2025-11-17T03:00:00.000Z' },
    shares: 0,
    ...survey,
  };
}
