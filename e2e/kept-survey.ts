import type { Page } from '@playwright/test';
import { savedSurvey, tomorrow } from './planned-survey.ts';

/** Answers as the page keeps them, for a dinner cooked at home for oneself from tomorrow on. */
const DRAFT = {
  targets: ['self'],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  areas: [],
  healthConditions: [] as readonly string[],
  eatingStyles: [],
  excludedFoods: [] as readonly string[],
};

/** Opens a screen of the survey with all its questions answered: on the server and on this device, where no visit has been. */
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
