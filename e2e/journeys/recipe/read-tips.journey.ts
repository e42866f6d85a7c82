import { expect, test } from '@playwright/test';
import { MOTION } from '../../motion.ts';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { serveTip } from '../../serve-tip.ts';

test.use({ contextOptions: MOTION });

const GUIDE = [
  '콩밥 2/3공기(140g)가 이 끼니 탄수화물 약 75g의 3분의 2쯤이에요. 혈당을 생각하면 늘리지 않아야 해요.',
  '- 콩밥 2/3공기(140g)를 미리 담고, 더 드시고 싶으면 숙주나물을 드세요.',
  '> 개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.',
].join('\n\n');

test('A visitor with a phone sees the tips come and be typed with hardly anything moving', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serveTip(page, GUIDE, held);
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  await new PlanScreens(page).openMeal('저녁');
  await page.getByText('도움말을 쓰고 있어요…').waitFor();
  const ingredients = page.getByRole('heading', { name: '재료' });
  const place = () => ingredients.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const waiting = await place();
  release();
  await page.getByRole('button', { name: '한 번에 보기' }).waitFor();
  const typing = await place();
  // A tip may be a line longer or shorter than the space reserved for it.
  expect(Math.abs(typing - waiting)).toBeLessThan(30);
  const box = page.getByRole('region', { name: '맞춤 도움말' });
  await expect(box.locator('[aria-hidden=true] li').first()).not.toBeEmpty({ timeout: 15_000 });
  expect(await place()).toBe(typing);
});
