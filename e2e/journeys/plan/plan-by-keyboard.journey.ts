import { expect, test } from '@playwright/test';
import { Keyboard } from '../../screens/keyboard.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test('A visitor without a mouse plans a week, opens a recipe and a product and swaps one dinner', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  const plan = new PlanScreens(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  await page.goto('/');
  await keys.press(button('식단 만들기'));
  await heading('누구의 끼니인가요?');
  await keys.press(button('본인'), 'Space');
  for (const [time, style] of [
    ['아침', '간편레시피'],
    ['점심', '식당'],
    ['저녁', '요리레시피'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: `${time} 식사 방법` });
    if (!(await group.isVisible())) {
      await keys.pick(page.getByRole('tablist'), page.getByRole('tab', { name: new RegExp(`^${time}`) }));
    }
    await keys.pick(group, group.getByRole('radio', { name: style, exact: true }));
  }
  await keys.press(button('다음'));
  await heading('어디에서 식사하시나요?');
  await keys.tabTo(page.getByRole('combobox'));
  await page.keyboard.type('강남');
  await page.keyboard.press('Enter');
  await keys.press(button('다음'));
  await heading('언제부터 시작할까요?');
  await keys.press(button('내일부터'), 'Space');
  await keys.press(button('다음'));
  await heading('관리 중인 질환이 있나요?');
  for (const name of [/^당뇨/, /^고혈압/]) await keys.press(page.getByRole('button', { name }), 'Space');
  await keys.press(button('다음'));
  await heading('어떤 식사를 좋아하시나요?');
  await keys.press(button('다음'));
  await heading('빼고 싶은 재료가 있나요?');
  const box = page.getByRole('combobox');
  for (const text of ['새우', '달걀']) {
    await keys.tabTo(box);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(button(`${text} 지우기`)).toBeVisible();
  }
  await keys.press(button('다음'));
  await heading('이대로 만들까요?');
  await keys.press(button('이대로 식단 만들기'));
  await page.waitForURL(/#\/dailyMeals\//);
  await plan.expectDay();

  const [, , dinner = ''] = await plan.titles();
  await keys.press(plan.meal('아침'));
  await expect(page.getByRole('heading', { name: '만드는 법' })).toBeVisible();
  await page.goBack();
  await keys.press(plan.meal('점심'));
  await expect(page.getByRole('heading', { name: '영양 성분' })).toBeVisible();
  await page.goBack();

  await keys.tabTo(plan.meal('저녁'));
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await keys.press(button('저녁 메뉴 바꾸기'));
  await keys.press(dialog.getByRole('button', { name: '간편레시피', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(plan.meal('저녁')).not.toHaveText(dinner);

  const titles = await plan.titles();
  await page.reload();
  await plan.expectDay();
  expect(await plan.titles()).toEqual(titles);
});
