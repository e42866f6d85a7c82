import { expect, type Page, type Route, test } from '@playwright/test';
import { openSurvey, plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';
import { serveTip } from '../../serve-tip.ts';

const SCRIPT = '**/static/js/calendar_screen-*.js';

/** Answers the first question again and opens the calendar, whose script the test obstructs. */
async function goToCalendar(page: Page, obstacle: (route: Route) => unknown): Promise<readonly string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Loading chunk')) warnings.push(message.text());
  });
  await page.route(SCRIPT, obstacle);
  await openSurvey(page, '/step1');
  await new SurveyScreens(page).next();
  return warnings;
}

async function expectOffer(page: Page, warnings: readonly string[], problem: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '화면을 불러오지 못했어요' })).toBeVisible();
  await expect(page.getByText(`Loading chunk failed (${problem})`)).toBeAttached();
  expect(warnings).toEqual([`Loading chunk failed ${problem}`]);
}

async function reload(page: Page): Promise<void> {
  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: '새로고침' }).click();
  await new SurveyScreens(page).calendar();
}

test('A visitor whose next screen is missing on the server reloads and goes on', async ({ page }) => {
  const warnings = await goToCalendar(page, (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await expectOffer(page, warnings, 'missing');
  await reload(page);
});

test('A visitor whose next screen belonged to an earlier release comes to it unasked', async ({ page }) => {
  await openSurvey(page, '/step1');
  // Missing for this page, however often it asks; the release it reloads into has it.
  let isNewest = false;
  page.on('request', (request) => {
    isNewest ||= request.isNavigationRequest();
  });
  await page.route(SCRIPT, async (route) => {
    if (isNewest) await route.continue();
    else await route.fulfill({ status: 404, contentType: 'application/json', body: '{}' });
  });
  const survey = new SurveyScreens(page);
  await survey.next();
  await survey.calendar();
});

test('A visitor whose next screen is broken reloads and goes on', async ({ page }) => {
  const warnings = await goToCalendar(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const broken = ;' }),
  );
  await expectOffer(page, warnings, 'error');
  await reload(page);
});

test('A visitor without a connection is offered to try again', async ({ page }) => {
  const warnings = await goToCalendar(page, (route) => route.abort('internetdisconnected'));
  await expectOffer(page, warnings, 'error');
  await reload(page);
});

test('A visitor whose next screen did not come goes back and finds it the second time', async ({ page }) => {
  const warnings = await goToCalendar(page, (route) => route.abort('internetdisconnected'));
  await expectOffer(page, warnings, 'error');
  await page.unroute(SCRIPT);
  await page.goBack();
  const survey = new SurveyScreens(page);
  await survey.next();
  await survey.calendar();
});

test('A visitor who waits two minutes for the next screen is offered to reload', async ({ page }) => {
  await page.clock.install();
  const warnings = await goToCalendar(page, () => undefined);
  await expect(page.getByRole('progressbar', { name: '불러오는 중이에요' })).toBeAttached();
  await page.clock.runFor(121_000);
  await expectOffer(page, warnings, 'timeout');
  await reload(page);
});

test('A visitor whose menu or tips did not come asks again and has them', async ({ page }) => {
  const offline = (route: Route) => route.abort('internetdisconnected');
  const [menu, tips] = ['**/static/js/menu_sheet-*.js', '**/static/js/tips_box-*.js'];
  for (const script of [menu, tips]) await page.route(script, offline);
  await serveTip(page, '나물을 먼저 드시고 콩밥은 그다음에 드세요.');
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await new PlanScreens(page).openMeal('저녁');
  const box = page.getByRole('region', { name: '맞춤 도움말' });
  await expect(box.getByRole('alert')).toHaveText(/도움말을 불러오지 못했어요/);
  const open = page.getByRole('banner').getByRole('button', { name: '메뉴', exact: true });
  await open.click();
  await expect(page.getByText('메뉴를 불러오지 못했어요. 다시 눌러 주세요.')).toBeVisible();
  await expect(box).toBeVisible();

  for (const script of [menu, tips]) await page.unroute(script);
  await box.getByRole('button', { name: '다시 시도' }).click();
  await expect(box.getByRole('button', { name: /한 번에 보기|복사/ }).first()).toBeVisible();
  // In a browser that caches a failed script for the life of a page, the first press reloads the page.
  const sheet = page.getByRole('dialog', { name: '메뉴' });
  await expect(async () => {
    // An opened menu covers its button, which can then not be pressed again.
    if (!(await sheet.isVisible())) await open.click({ timeout: 1000 });
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('A visitor whose first script brings no words reads what to do', async ({ page }) => {
  await page.route('**/static/js/start-*.js', (route) => route.abort());
  await page.goto('/?lang=en');
  await expect(page.getByText('Please check your connection and reload.')).toBeVisible();
});

test('A visitor without any script reads after half a minute what to do', async ({ page }) => {
  await page.route('**/static/js/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 15 });
  await page.goto('/?lang=en');
  const words = page.getByText('Please check your connection and reload.');
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  await expect(words).toBeVisible();
});

test('A visitor sees the mark, in the chosen colours, while the script of the page is on its way', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('kkini.preferences', JSON.stringify({ theme: 'dark' })),
  );
  await page.route('**/static/js/page-*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root svg')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
