import { expect, type Page } from '@playwright/test';

/** Answers as the page stores them: dinner cooked at home for oneself from tomorrow on. */
const DRAFT = {
  targets: ['self'],
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  areas: [],
  healthConditions: [] as readonly string[],
  eatingStyles: [],
  excludedFoods: [] as readonly string[],
};

type Answers = {
  readonly step1?: readonly string[];
  readonly health?: readonly string[];
  readonly area?: readonly string[];
  readonly mealCategory?: Readonly<Record<'breakfast' | 'lunch' | 'dinner', string>>;
};

/** Answers that differ from the defaults, and the owner's token; without one the survey has no owner. */
type Wanted = Answers & { readonly token?: string };

/** The id of a survey with a week from tomorrow on, made by calls alone. */
export async function plannedSurvey(page: Page, wanted: Wanted = {}): Promise<string> {
  const surveyId = await savedSurvey(page, wanted);
  const planned = await page.request.post('/functions/v1/create-meal-plan', {
    headers: headersOf(wanted),
    data: { survey_id: surveyId },
  });
  expect(planned.status()).toBe(200);
  return surveyId;
}

/**
 * Answers that lead to long shopping lists. The id of a survey seeds its week: two in three of these weeks can save at least two
 * fresh foods.
 */
const HEAVY = {
  health: ['고혈압'],
  mealCategory: { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' },
} as const;
const HEAVY_ATTEMPTS = 12;

/** Id of a survey whose week has a clearly shorter shopping list to offer. */
export async function heavySurvey(page: Page): Promise<string> {
  for (let attempt = 0; attempt < HEAVY_ATTEMPTS; attempt += 1) {
    const surveyId = await plannedSurvey(page, HEAVY);
    const reply = await page.request.post('/functions/v1/lighten-week', { data: { surveyId } });
    const { foods } = await reply.json();
    if (foods !== undefined && foods.before.fresh - foods.after.fresh >= 2) return surveyId;
  }
  throw new Error('of one of these weeks less can be bought');
}

/** The id of a fully answered survey, stored on the server only. */
export async function savedSurvey(page: Page, { token, ...answers }: Wanted = {}): Promise<string> {
  const saved = await page.request.post('/functions/v1/upsert-survey', {
    headers: headersOf({ token }),
    data: { ...ANSWERS, dates: tomorrow(), ...answers },
  });
  const { lastInsertId } = await saved.json();
  return lastInsertId;
}

function headersOf({ token }: { readonly token?: string | undefined }): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
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
export function tomorrow(): string {
  const inSeoul = Date.now() + (24 + 9) * 60 * 60 * 1000;
  return new Date(inSeoul).toISOString().slice(0, 10);
}

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
