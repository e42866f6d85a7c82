import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { ShareScreens } from '../../screens/share-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';
import { SHARE_SDK, sentMessages, serveShareSdk } from '../../share-sdk/share-sdk.ts';

async function planAWeek(page: Page, breakfast = '간편레시피'): Promise<PlanScreens> {
  const mealCategory = { breakfast, lunch: '편의점', dinner: '요리레시피' };
  const surveyId = await plannedSurvey(page, { mealCategory, health: ['당뇨', '통풍'] });
  await page.goto(`/#/dailyMeals/${surveyId}`);
  const plan = new PlanScreens(page);
  await plan.expectDay();
  return plan;
}

test('A visitor shares a plan, a guest looks at it, and the share is withdrawn', async ({
  page,
  browser,
}) => {
  const plan = await planAWeek(page);
  const titles = await plan.titles();
  const share = new ShareScreens(page);
  await share.open();
  const link = await share.link();
  const surveyId = page.url().split('/').at(-1) ?? '';
  expect(link).toMatch(/#\/dailyMeals\/[0-9a-f-]{36}\?date=\d{4}-\d\d-\d\d$/);
  expect(link).not.toContain(surveyId.slice(0, 36));

  const guest = await (await browser.newContext()).newPage();
  const own = new SurveyScreens(guest);
  await own.start();
  await own.chooseTargets('부모님');
  await guest.goto(link);
  await expect(guest.getByText('공유받은 식단이에요')).toBeVisible();
  const seen = new PlanScreens(guest);
  expect(await seen.titles()).toEqual(titles);
  await expect(guest.getByRole('button', { name: /바꾸기|공유하기/ })).toHaveCount(0);
  await expect(guest.getByRole('link', { name: '장보기' })).toHaveCount(0);
  for (const secret of ['당뇨', '통풍', '새우']) {
    await expect(guest.getByRole('main')).not.toContainText(secret);
  }
  await seen.openMeal('저녁');
  await expect(guest.getByRole('heading', { name: '만드는 법' })).toBeVisible();
  await expect(guest.getByRole('region', { name: '맞춤 도움말' })).toHaveCount(0);
  await guest.goBack();
  await seen.openWeek();
  expect(await seen.weekTitles()).toHaveLength(21);

  await share.withdraw();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: '볼 수 없는 식단이에요' })).toBeVisible();
  await guest.getByRole('button', { name: '처음 화면으로' }).click();
  await expect(guest.getByRole('button', { name: /계속하기/ })).toBeVisible();
});

test('A visitor sends the meals of a day through the messaging app', async ({ page }) => {
  await serveShareSdk(page);
  const plan = await planAWeek(page, '공복');
  const share = new ShareScreens(page);
  await share.open();
  await share.message.click();
  const link = await share.link();
  await expect.poll(async () => (await sentMessages(page)).sent.length).toBe(1);
  const { key, sent } = await sentMessages(page);
  const [message] = sent;
  expect(key).toBe(SHARE_SDK.key);
  expect(message?.headerTitle).toMatch(/^\[\d+월 \d+일 \([일월화수목금토]\)\] 식단$/);
  expect(message?.headerLink).toEqual({ mobileWebUrl: link, webUrl: link });
  expect(message?.buttons).toEqual([{ title: '식단 보기', link: { mobileWebUrl: link, webUrl: link } }]);
  const meals = await Promise.all((['점심', '저녁'] as const).map((time) => plan.title(time).innerText()));
  expect(message?.contents.map(({ title }) => title)).toEqual(meals.map((title) => title.trim()));
  for (const { imageUrl } of message?.contents ?? []) {
    const picture = await page.request.get(imageUrl);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('A visitor whose network blocks the messaging app still has the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await page.route(SHARE_SDK.url, (route) => route.abort());
  await planAWeek(page);
  const share = new ShareScreens(page);
  await share.open();
  await expect.poll(() => written.some((text) => text.startsWith('share SDK is missing'))).toBe(true);
  await expect(share.message).toBeHidden();
  await share.dialog.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했어요.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await share.link());
});
