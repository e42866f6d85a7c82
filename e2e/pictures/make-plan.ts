import type { Page } from '@playwright/test';
import { PlanScreens } from '../screens/plan-screens.ts';
import { SurveyScreens } from '../screens/survey-screens.ts';

/** A plan made through the screens, with the addresses of its first recipe and product. */
export type MadePlan = {
  readonly surveyId: string;
  readonly recipe: string;
  readonly product: string;
};

type Ways = {
  /** Called on the way, with the name of the current screen. */
  readonly look?: (name: string) => Promise<void>;
  readonly lunch?: '식당' | '요리레시피';
};

/** Answers the survey with diabetes and high blood pressure and opens the day. */
export async function makePlan(
  page: Page,
  { look = async () => undefined, lunch = '식당' }: Ways = {},
): Promise<MadePlan> {
  const survey = new SurveyScreens(page);
  await page.goto('/');
  await look('intro');
  await survey.start();
  await survey.chooseTargets('부모님');
  await survey.chooseMealStyles({ 아침: '간편레시피', 점심: lunch, 저녁: '요리레시피' });
  await survey.next();
  if (lunch === '식당') {
    await survey.chooseArea('강남');
    await survey.next();
  }
  await survey.startTomorrow();
  await survey.next();
  await survey.chooseConditions('당뇨', '고혈압');
  await look('health');
  await survey.next();
  await survey.skipEatingStyle();
  await survey.excludeFrequent('새우', '달걀');
  await survey.next();
  await survey.createPlan();
  await look('daily');
  const meals = new PlanScreens(page);
  const addressOf = async (time: '점심' | '저녁') => `/${await meals.meal(time).getAttribute('href')}`;
  return {
    surveyId: new URL(page.url()).hash.split('/').at(-1)?.split('?')[0] ?? '',
    recipe: await addressOf('저녁'),
    product: await addressOf('점심'),
  };
}
