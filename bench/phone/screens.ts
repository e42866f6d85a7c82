import type { Page } from '@playwright/test';
import type { PhoneScreen } from './open-on-phone.ts';

/** A planned week, one of its dishes, and a survey whose answers are on the device. */
type Visit = { readonly surveyId: string; readonly recipeId: string; readonly answered: string };

/** Answers as the page stores them. */
const DRAFT = {
  targets: ['self'],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  areas: [],
  healthConditions: ['diabetes'],
  eatingStyles: [],
  excludedFoods: ['shrimp'],
  startDate: '2099-01-05',
};

/** The screens of a visit in its order. Each use presses what a visitor presses there first. */
export function screensOf({ surveyId, recipeId, answered }: Visit): readonly PhoneScreen[] {
  const kept = { surveyId: answered, started: true, lastStep: 'inputCheck', draft: DRAFT };
  const step = (name: string, path: string, use: PhoneScreen['use']): PhoneScreen => ({
    name,
    path: `/#${path}`,
    stored: { 'kkini.survey': kept },
    use,
  });
  return [
    { name: 'first page', path: '/', use: press('식단 만들기') },
    step('survey: who and how', '/step1', press('부모님')),
    step('survey: start', '/step2', press('내일부터')),
    step('survey: health', '/step3', press('고혈압')),
    step('survey: eating', '/step4', (page) => page.getByRole('main').getByRole('button').first().tap()),
    step('survey: left out', '/step5', type('combobox', '돼지')),
    step('survey: summary', '/inputCheck', press('이대로 식단 만들기')),
    { name: 'week', path: `/#/weeklyMeals/${surveyId}`, use: openChange },
    { name: 'day', path: `/#/dailyMeals/${surveyId}`, use: changeDay },
    { name: 'dish', path: `/#/recipeDetail?id=${recipeId}&surveyId=${surveyId}`, use: morePeople },
    { name: 'shopping', path: `/#/shopping/${surveyId}`, use: tick },
    { name: 'nutrition', path: `/#/nutrition/${surveyId}`, use: otherDay },
    { name: 'search', path: '/#/search', use: type('searchbox', '두부') },
  ];
}

function press(name: string): PhoneScreen['use'] {
  return (page) => page.getByRole('button', { name }).first().tap();
}

function type(role: 'combobox' | 'searchbox', text: string): PhoneScreen['use'] {
  return async (page) => {
    await page.getByRole(role).first().tap();
    await page.keyboard.type(text, { delay: 300 });
  };
}

async function openChange(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /바꾸기$/ })
    .first()
    .tap();
}

async function changeDay(page: Page): Promise<void> {
  await page.getByRole('tab').nth(3).tap();
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: '저녁 메뉴 바꾸기' }).tap();
}

async function morePeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: '한 명 늘리기' }).first().tap();
}

async function tick(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().tap();
}

async function otherDay(page: Page): Promise<void> {
  await page.getByRole('tab').nth(3).tap();
}
