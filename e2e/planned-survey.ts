import { expect, type Page } from '@playwright/test';

type PlannedSurvey = {
  readonly health?: readonly string[];
  readonly area?: readonly string[];
  readonly mealCategory?: Readonly<Record<'breakfast' | 'lunch' | 'dinner', string>>;
  /** Who is to own it; nobody without one. */
  readonly token?: string;
};

/** The id of a survey with its week from tomorrow on, made without its screens. */
export async function plannedSurvey(page: Page, wanted: PlannedSurvey = {}): Promise<string> {
  const { token, ...answers } = wanted;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const saved = await page.request.post('/functions/v1/upsert-survey', {
    headers,
    data: { ...ANSWERS, dates: tomorrow(), ...answers },
  });
  const { lastInsertId } = await saved.json();
  const planned = await page.request.post('/functions/v1/create-meal-plan', {
    headers,
    data: { survey_id: lastInsertId },
  });
  expect(planned.status()).toBe(200);
  return lastInsertId;
}

const ANSWERS = {
  startIntro: true,
  lastStep: 'inputCheck',
  step1: ['본인'],
  mealCategory: { breakfast: '간편레시피', lunch: '편의점', dinner: '요리레시피' },
  area: [],
  health: ['당뇨'],
  eatingHabits: [],
  excludedIngredients: ['새우'],
};

/** The date of tomorrow in Seoul. */
function tomorrow(): string {
  const inSeoul = Date.now() + (24 + 9) * 60 * 60 * 1000;
  return new Date(inSeoul).toISOString().slice(0, 10);
}
