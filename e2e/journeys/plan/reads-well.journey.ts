import { expect, type Page, test } from '@playwright/test';
import { obstaclesOf } from '../../obstacles-of.ts';
import { sidewaysScroll } from '../../pictures/faults-of.ts';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { ShareScreens } from '../../screens/share-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';
import { serveShareSdk } from '../../share-sdk/share-sdk.ts';

async function expectClear(page: Page): Promise<void> {
  expect(await obstaclesOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A visitor with a screen reader meets no obstacle on the way to a plan, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    const survey = new SurveyScreens(page);
    const plan = new PlanScreens(page);
    const check = () => expectClear(page);

    await page.goto('/');
    await check();
    await survey.start();
    await survey.chooseTargets('본인');
    await survey.chooseMealStyles({ 아침: '간편레시피', 점심: '식당', 저녁: '공복' });
    await check();
    await survey.next();
    await survey.chooseArea('강남');
    await check();
    await survey.next();
    await survey.startTomorrow();
    await check();
    await survey.next();
    await survey.chooseConditions('갑상선');
    await check();
    await survey.next();
    await check();
    await survey.skipEatingStyle();
    await survey.excludeFrequent('새우');
    await check();
    await survey.next();
    await page.getByRole('heading', { level: 1, name: '이대로 만들까요?' }).waitFor();
    await check();
    await survey.createPlan();
    await expect(plan.meal('아침')).toBeVisible();
    await check();
    await page.getByRole('button', { name: '점심 메뉴 바꾸기' }).click();
    await check();
    await page.keyboard.press('Escape');
    await plan.openMeal('아침');
    await page.getByRole('heading', { name: '만드는 법' }).waitFor();
    await check();
    await page.goBack();
    await plan.openMeal('점심');
    await page.getByRole('heading', { name: '영양 성분' }).waitFor();
    await check();
    await page.goBack();
    await plan.openWeek();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check();
    await page.getByRole('link', { name: '영양', exact: true }).click();
    await page.getByRole('heading', { name: '이번 주 하루 평균' }).waitFor();
    await page.getByText('표로 보기').click();
    await page.getByText('끼니별 양과 출처').first().click();
    await check();
    await page.goto('/#/error');
    await check();
  });

  test(`A visitor with a screen reader meets no obstacle when sharing a plan, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await serveShareSdk(page);
    const plan = new PlanScreens(page);
    const share = new ShareScreens(page);
    const check = () => expectClear(page);

    await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
    await share.open();
    await expect(share.message).toBeVisible();
    await check();
    const link = await share.link();
    await share.dialog.getByRole('button', { name: /만든 링크 끊기$/ }).click();
    await check();
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByText('공유받은 식단이에요')).toBeVisible();
    await expect(plan.meal('아침')).toBeVisible();
    await check();
    await plan.openWeek();
    await plan.weekTitles();
    await check();
    await page.goto('/#/dailyMeals/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: '볼 수 없는 식단이에요' }).waitFor();
    await check();
  });
}
