import { expect, test } from '@playwright/test';
import { MOTION } from '../../motion.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

test.describe(() => {
  test.use({ contextOptions: MOTION });

  test('A visitor with diabetes and high blood pressure plans a week, looks around and swaps one dinner', async ({
    page,
  }) => {
    const survey = new SurveyScreens(page);
    const plan = new PlanScreens(page);

    await survey.start();
    await survey.chooseTargets('본인');
    await survey.chooseMealStyles({ 아침: '간편레시피', 점심: '식당', 저녁: '요리레시피' });
    await survey.next();
    await survey.chooseArea('강남');
    await survey.next();
    await survey.startTomorrow();
    await survey.next();
    await survey.chooseConditions('당뇨', '고혈압');
    await survey.next();
    await survey.skipEatingStyle();
    await survey.excludeFrequent('새우', '달걀');
    await survey.next();
    await survey.createPlan();

    await plan.expectDay();
    const planned = page.url();
    const [breakfast = '', , dinner = ''] = await plan.titles();

    await plan.openMeal('아침');
    await expect(page.getByRole('heading', { level: 1, name: breakfast })).toBeVisible();
    await expect(page.getByRole('heading', { name: '만드는 법' })).toBeVisible();
    for (const part of ['재료', '만드는 법']) {
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: part }) });
      await expect(section).not.toContainText(/새우|달걀|계란/);
    }
    await page.goBack();

    await plan.openMeal('점심');
    await expect(page.getByRole('heading', { name: '영양 성분' })).toBeVisible();
    const map = page.getByRole('link', { name: /지도에서 검색/ });
    await expect(map).toHaveAttribute('href', /map\.naver\.com\/p\/search\/%EA%B0%95%EB%82%A8/);
    await page.goBack();

    await plan.changeMeal('저녁', '요리레시피');
    const [, , changed = ''] = await plan.titles();
    expect(changed).not.toBe(dinner);

    await plan.openWeek();
    const week = await plan.weekTitles();
    // At most three meals in ten are served a second time, on the day after they are cooked.
    expect(new Set(week).size).toBeGreaterThan(14);
    expect(week.join()).not.toMatch(/새우|달걀|계란/);

    await page.goto(planned);
    await page.reload();
    await plan.expectDay();
    expect((await plan.titles())[2]).toBe(changed);
    await plan.openWeek();
    expect(await plan.weekTitles()).toEqual(week);
  });
});

test('A visitor comes back to an unfinished survey and finds the answers as they were', async ({ page }) => {
  const survey = new SurveyScreens(page);
  await survey.start();
  await survey.chooseTargets('부모님');
  await survey.chooseMealStyles({ 아침: '공복', 점심: '도시락', 저녁: '편의점' });
  await survey.next();
  await survey.startTomorrow();
  await page.reload();
  await expect(page.getByRole('button', { name: '내일부터' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  await page.getByRole('button', { name: /계속하기/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '언제부터 시작할까요?' })).toBeVisible();
  await page.goto('/#/mealTarget');
  await expect(page.getByRole('button', { name: '부모님' })).toHaveAttribute('aria-pressed', 'true');
});

test('A visitor changes one answer on the summary and comes back to it', async ({ page }) => {
  const survey = new SurveyScreens(page);
  await survey.start();
  await survey.next();
  await expect(page.getByText('대상을 선택해주세요!')).toBeVisible();
  await survey.chooseTargets('본인');
  await survey.next();
  await expect(page.getByText('모든 식사 방법을 선택해 주세요!')).toBeVisible();
  await survey.chooseMealStyles({ 아침: '공복', 점심: '도시락', 저녁: '밀키트' });
  await survey.next();
  await survey.calendar();
  await survey.next();
  await expect(page.getByText('식단이 필요한 날짜를 선택해 주세요!')).toBeVisible();
  await survey.startTomorrow();
  await survey.next();
  await survey.chooseConditions();
  await survey.next();
  await survey.skipEatingStyle();
  await survey.excludeFrequent();
  await survey.next();

  await page.getByRole('button', { name: '건강 상태 수정' }).click();
  await survey.chooseConditions('통풍');
  await page.reload();
  await page.getByRole('button', { name: '변경 완료' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이대로 만들까요?' })).toBeVisible();
  await expect(page.getByText('통풍')).toBeVisible();
});
