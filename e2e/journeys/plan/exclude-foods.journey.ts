import { expect, type Page, test } from '@playwright/test';
import { expectClear } from '../../expect-clear.ts';
import { openSurvey } from '../../planned-survey.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

/** The screen of excluded foods, with all questions before it answered. */
async function openExcluded(page: Page): Promise<SurveyScreens> {
  const survey = new SurveyScreens(page);
  await openSurvey(page, '/step5');
  await survey.foodField().waitFor();
  return survey;
}

test('A visitor leaves fish out by its name and reads what that covers', async ({ page }) => {
  const survey = await openExcluded(page);
  await survey.exclude('생선');
  await expect(survey.excluded()).toHaveText([/^생선/]);
  await survey.showExcluded('생선');
  const panel = page.getByRole('group', { name: '생선', exact: true });
  await expect(panel).toContainText(/재료\s\d+가지.*요리\s\d+개가 빠져요/);
  await panel.getByRole('radio', { name: '심한 알레르기' }).check({ force: true });
  await expect(panel).toContainText('같은 시설에서 만든 제품까지 빼요.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(survey.excluded()).toHaveText([/심한 알레르기/]);
});

test('A visitor types a short name and Enter, and leaves out nothing with a longer name instead', async ({
  page,
}) => {
  const survey = await openExcluded(page);
  const names = ['쌀', '간', '김', '배', '감'];
  for (const [place, name] of names.entries()) {
    await survey.exclude(name);
    await expect(survey.excluded()).toHaveCount(place + 1);
    await expect(survey.excluded().filter({ hasText: new RegExp(`^${name},`) })).toHaveCount(1);
  }
});

test('A visitor pastes a long list, none of which is lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const survey = await openExcluded(page);
  const list = [
    '새우',
    '땅콩',
    '메밀국수',
    '복숭아',
    '토마토',
    '고등어',
    '오징어',
    '조개',
    '굴',
    '홍합',
    '호두',
    '잣',
  ];
  await survey.paste(list.join('\n'));
  await expect(survey.excluded()).toHaveCount(list.length);
  await expect(page.getByText(`${list.length}가지를 넣었어요.`).first()).toBeVisible();
  for (const food of list) await expect(page.getByRole('button', { name: `${food} 지우기` })).toBeVisible();
  await expect(page.getByText('모르는 말')).toHaveCount(0);
});

test('A visitor hears of an unknown word where it is typed, and is asked before the plan is made', async ({
  page,
}) => {
  const survey = await openExcluded(page);
  await survey.exclude('쿠쿠루삐삐');
  const note = page.getByRole('group', { name: /‘쿠쿠루삐삐’\u2060는 모르는 말이에요/ });
  await note.getByRole('button', { name: '다르게 쓰기' }).click();
  await expect(survey.foodField()).toHaveValue('쿠쿠루삐삐');
  await survey.exclude('쿠쿠루빠빠');
  await expect(survey.excluded()).toHaveText([/^쿠쿠루빠빠/]);
  await survey.next();
  const make = page.getByRole('button', { name: '이대로 식단 만들기' });
  await make.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    '‘쿠쿠루빠빠’\u2060는 알아듣지 못했어요. 이름에 이 말이 든 메뉴만 빼고 만들까요?',
  );
  await dialog.getByRole('button', { name: '고치러 가기' }).click();
  await expect(survey.foodField()).toHaveValue('쿠쿠루빠빠');
  await page.goBack();
  await make.click();
  await dialog.getByRole('button', { name: '그대로 만들기' }).click();
  await page.waitForURL(/#\/dailyMeals\//);
});

test('A visitor with a screen reader meets no obstacle among the foods left out', async ({ page }) => {
  const survey = await openExcluded(page);
  await survey.exclude('새우, 글루텐프리, 쿠쿠루삐삐');
  await page.getByRole('group', { name: /‘쿠쿠루삐삐’\u2060는 모르는 말이에요/ }).waitFor();
  await survey.showExcluded('글루텐프리');
  await page.getByRole('radio', { name: '심한 알레르기' }).check({ force: true });
  await expectClear(page);
  await survey.foodField().fill('생선');
  await page.getByRole('option').first().waitFor();
  await expectClear(page);
  await survey.exclude('유제품은 싫은데 치즈는 괜찮아요');
  await page.getByRole('alertdialog').waitFor();
  await expectClear(page);
  await page.keyboard.press('Escape');
  await survey.next();
  await survey.summary();
  await page.getByRole('group', { name: /‘쿠쿠루삐삐’\u2060는 모르는 말이에요/ }).waitFor();
  await expectClear(page);
  await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectClear(page);
});
