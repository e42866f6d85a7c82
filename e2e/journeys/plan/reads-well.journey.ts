import { expect, type Page, test } from '@playwright/test';
import { expectClear } from '../../expect-clear.ts';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { ShareScreens } from '../../screens/share-screens.ts';
import { serveShareSdk } from '../../share-sdk/share-sdk.ts';

test('An English reader meets no obstacle and no Korean but names, from the first page to a cooked dinner', async ({
  page,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const arrive = async (heading: string | RegExp) => {
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await expectClear(page);
    expect(await unmarkedKorean(page), String(heading)).toEqual([]);
  };
  await page.goto('/?lang=en');
  await arrive(/^Breakfast, lunch, dinner/);
  await press('Make a meal plan');
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor();
  await press('Me');
  for (const style of ['Convenience store', 'Restaurant', 'Cooking recipe'])
    await page.getByRole('radio', { name: style, exact: true }).click();
  await arrive('Who is it for?');
  await press('next');
  await page.getByRole('button', { name: /^Gangnam/ }).click();
  await arrive('Where do you eat?');
  await press('next');
  await press('Tomorrow');
  await arrive('When shall we start?');
  await press('next');
  await page.getByRole('button', { name: /^Thyroid/ }).click();
  await arrive('Are you managing a health condition?');
  await press('next');
  await arrive('What kind of meals do you like?');
  await press('next');
  await page.getByRole('button', { name: /^shrimp/ }).click();
  await arrive('Anything to leave out?');
  await press('next');
  await arrive('Shall we make this plan?');
  await press('Make my plan');

  const meal = (time: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${time}, `) });
  await meal('Dinner').waitFor();
  await arrive(/kcal/);
  const planned = page.url();
  await press('Change lunch');
  await arrive('Change lunch');
  await page.keyboard.press('Escape');
  await meal('Lunch').click();
  await arrive('Nutrition');
  for (const [tab, heading] of [
    ['Week', /^\w+ \d+ – /],
    ['Shopping', /^Foods to buy: \d+$/],
    ['Nutrition', 'Daily average this week'],
  ] as const) {
    await page.goto(planned);
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    for (const more of await page.locator('main summary:visible').all()) await more.click();
    await arrive(heading);
  }
  await page.goto(planned);
  await meal('Dinner').click();
  await arrive('Method');
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByText(/^1 \/ \d+$/).waitFor();
  await expectClear(page);
  const done = page.getByRole('button', { name: 'All done' });
  while (!(await done.isVisible())) {
    expect(await unmarkedKorean(page)).toEqual([]);
    await press('Next');
  }
  await done.click();
  await page.getByRole('heading', { name: 'Method' }).waitFor();
  await page.goto('/#/error');
  await arrive('We cannot find that meal');
});

/** Texts and names with Hangul that are not marked as Korean by `lang="ko"`. */
async function unmarkedKorean(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const hangul = /\p{Script=Hangul}/u;
    const isKorean = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'ko';
    const found = hangul.test(document.title) ? [document.title] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent: text, parentElement: parent } = texts.currentNode;
      if (text && hangul.test(text) && !isKorean(parent) && !parent?.closest('script, noscript'))
        found.push(text);
    }
    for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (hangul.test(text) && !isKorean(element)) found.push(`${name}: ${text}`);
      }
    return found;
  });
}

test('A visitor with a screen reader meets no obstacle when sharing a plan', async ({ page }) => {
  await serveShareSdk(page);
  const plan = new PlanScreens(page);
  const share = new ShareScreens(page);
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await share.open();
  await expect(share.message).toBeVisible();
  await expectClear(page);
  const link = await share.link();
  await share.dialog.getByRole('button', { name: /만든 링크 공유 해제$/ }).click();
  await expect(share.dialog.getByRole('button', { name: '해제하기' })).toBeVisible();
  await expectClear(page);
  await page.goto(link);
  await expect(page.getByText('공유받은 식단이에요')).toBeVisible();
  await expect(plan.meal('아침')).toBeVisible();
  await expectClear(page);
  await plan.openWeek();
  await plan.weekTitles();
  await expectClear(page);
  await page.goto('/#/dailyMeals/00000000-0000-4000-8000-000000000000');
  await page.getByRole('heading', { name: '볼 수 없는 식단이에요' }).waitFor();
  await expectClear(page);
});
