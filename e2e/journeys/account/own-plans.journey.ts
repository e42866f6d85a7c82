import { expect, test } from '@playwright/test';
import { expectClear } from '../../expect-clear.ts';
import { openSurvey, plannedSurvey } from '../../planned-survey.ts';
import { AccountScreens, aPerson } from '../../screens/account-screens.ts';
import { Keyboard } from '../../screens/keyboard.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

test('A visitor plans first, opens an account, finds the plan among the own ones, copies it and signs out', async ({
  page,
}) => {
  const account = new AccountScreens(page);
  const plan = new PlanScreens(page);
  await openSurvey(page, '/inputCheck', { targets: ['parents'], healthConditions: ['diabetes'] });
  await new SurveyScreens(page).createPlan();
  await plan.expectDay();
  const planned = page.url();

  await page.getByRole('link', { name: '로그인' }).click();
  const person = aPerson();
  await account.signUp(person);
  await account.signIn(person);
  await plan.expectDay();
  expect(page.url()).toBe(planned);

  await account.openMenu('내 식단');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('부모님의 식단');
  await expect(card).toContainText('당뇨');
  await card.getByRole('link', { name: '식단 보기' }).click();
  await plan.expectDay();
  expect(page.url()).toBe(planned);
  await page.goBack();
  await card.getByRole('button', { name: '같은 답변으로 새로 만들기' }).click();
  await account.heading('이대로 만들까요?');
  await expect(page.getByText('당뇨')).toBeVisible();
  await page.getByRole('button', { name: '이대로 식단 만들기' }).click();
  await page.waitForURL(/#\/dailyMeals\//);
  expect(page.url()).not.toBe(planned);
  await account.openMenu('내 식단');
  await expect(card).toHaveCount(2);

  await card.last().getByRole('button', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(card).toHaveCount(1);

  await account.signOut();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
  await page.goto('/#/myPlans');
  await account.heading('다시 만나서 반가워요');
});

test('A visitor takes the own data along, deletes the account and is forgotten', async ({ page }) => {
  const account = new AccountScreens(page);
  await page.goto('/#/signIn?next=%2Faccount');
  const person = aPerson();
  await account.signUp(person);
  await account.signIn(person);
  await account.heading('내 계정');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '파일로 받기' }).click();
  const stream = await (await downloading).createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email, name: person.name } });

  await page.getByRole('button', { name: '탈퇴하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: '본인 확인을 위해 비밀번호를 입력해 주세요' })
    .fill(person.password);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText('탈퇴했어요.')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);

  await page.goto('/#/signIn');
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await account.acknowledge('로그인하지 못했어요. 다시 시도해 주세요.');
});

test('A visitor without a mouse opens an account, signs in and signs out', async ({ page }) => {
  const keys = new Keyboard(page);
  const account = new AccountScreens(page);
  const person = aPerson();
  await page.goto('/');
  await keys.press(page.getByRole('link', { name: '로그인' }));
  await account.heading('다시 만나서 반가워요');
  await keys.press(page.getByRole('link', { name: '회원가입' }));
  await account.heading('처음 오셨군요, 환영해요');
  for (const [label, value] of [
    ['이메일', person.email],
    ['비밀번호', person.password],
    ['비밀번호 확인', person.password],
    ['이름', person.name],
  ] as const) {
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await account.heading('다시 만나서 반가워요');
  await keys.tabTo(page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('비밀번호를 입력해 주세요.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await keys.press(page.getByRole('button', { name: '로그아웃' }));
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('A visitor with a screen reader meets no obstacle around the account', async ({ page }) => {
  const account = new AccountScreens(page);
  await page.goto('/#/signIn?next=%2FmyPlans');
  await account.heading('다시 만나서 반가워요');
  await expectClear(page);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClear(page);
  await account.acknowledge('이메일을 입력해 주세요.');
  await page.getByRole('link', { name: '회원가입' }).click();
  await account.heading('처음 오셨군요, 환영해요');
  await expectClear(page);
  await page.goBack();
  const person = aPerson();
  await account.signUp(person);
  await account.signIn(person);
  await account.heading('아직 만든 식단이 없어요');
  await expectClear(page);
  await plannedSurvey(page, { token: await account.token() });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectClear(page);
  await page.getByRole('button', { name: '지우기' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClear(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectClear(page);
  await menu.getByRole('link', { name: '내 계정' }).click();
  await account.heading('내 계정');
  await expectClear(page);
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClear(page);
});
