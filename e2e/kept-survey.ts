import type { Page } from '@playwright/test';
import { savedSurvey, tomorrow } from './planned-survey.ts';

/** Answers as the page stores them: dinner cooked at home for oneself from tomorrow on. */
const DRAFT = {
  targets: ['self'],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  areas: [],
  healthConditions: [] as readonly string[],
  eatingStyles: [],
  excludedFoods: [] as readonly string[],
};

/** Opens a survey screen with all questions answered, on the server and on this device. The browser must be new. */
export async function openSurvey(
  page: Page,
  path: string,
  answers: Partial<typeof DRAFT> = {},
): Promise<void> {
  const kept = {
    surveyId: await savedSurvey(page),
    started: true,
    lastStep: 'inputCheck',
    draft: { ...DRAFT, startDate: tomorrow(), ...answers },
  };
  await page.addInitScript((text) => {
    if (localStorage.getItem('kkini.survey') === null) localStorage.setItem('kkini.survey', text);
  }, JSON.stringify(kept));
  await page.goto(`/#${path}`);
}
