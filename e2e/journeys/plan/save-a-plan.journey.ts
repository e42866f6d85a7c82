import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { sidewaysScroll } from '../../pictures/faults-of.ts';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { serveTip } from '../../serve-tip.ts';

async function planAWeek(page: Page): Promise<PlanScreens> {
  const mealCategory = { breakfast: '간편레시피', lunch: '식당', dinner: '요리레시피' };
  const surveyId = await plannedSurvey(page, { mealCategory, area: ['강남'], health: ['당뇨', '통풍'] });
  await page.goto(`/#/dailyMeals/${surveyId}`);
  const plan = new PlanScreens(page);
  await plan.expectDay();
  return plan;
}

async function save(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

async function textOf(pdf: Uint8Array): Promise<{ readonly pages: number; readonly text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

/** Number of distinct colours of a picture on a grid of points; 1 for an empty picture. */
async function coloursOf(page: Page, png: Uint8Array): Promise<number> {
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const surface = canvas.getContext('2d');
    surface?.drawImage(image, 0, 0);
    const colours = new Set<string>();
    for (let x = 5; x < canvas.width; x += 20) {
      for (let y = 5; y < canvas.height; y += 20) {
        colours.add(String(surface?.getImageData(x, y, 1, 1).data));
      }
    }
    return colours.size;
  }, address);
}

test('A visitor saves a day and a week as documents and pictures to give away', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const plan = await planAWeek(page);
  const titles = await plan.titles();
  const tab = await page.getByRole('tab', { selected: true }).getAttribute('aria-label');
  const heading = tab?.split(', ').at(-1) ?? '';

  const day = await save(page, 'PDF 저장');
  expect(day.name).toMatch(/^끼니-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages, text } = await textOf(day.bytes);
  expect(pages).toBe(1);
  for (const words of [...titles, heading, '의학적 진단이나 치료를 대신하지 않아요']) {
    expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  }
  for (const secret of ['강남', '당뇨', '통풍', '새우']) expect(text).not.toContain(secret);
  const picture = await save(page, '이미지 저장');
  expect(picture.name).toBe(day.name.replace('.pdf', '.png'));
  expect(await coloursOf(page, picture.bytes)).toBeGreaterThan(200);

  await plan.openWeek();
  const dishes = await plan.weekTitles();
  const week = await save(page, 'PDF 저장');
  expect(week.name).toMatch(/^끼니-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/);
  const weekText = (await textOf(week.bytes)).text.replaceAll(' ', '');
  for (const dish of dishes) expect(weekText).toContain(dish.replaceAll(/\s/g, '').slice(0, 6));
  expect(await coloursOf(page, (await save(page, '이미지 저장')).bytes)).toBeGreaterThan(200);
});

test('A visitor reads that a file could not be made and tries again', async ({ page }) => {
  await planAWeek(page);
  await page.route('**/*.ttf', (route) => route.abort());
  await page.getByRole('button', { name: 'PDF 저장' }).click();
  await expect(page.getByText('파일을 만들지 못했어요.')).toBeVisible();
  await page.unroute('**/*.ttf');
  expect((await save(page, 'PDF 저장')).bytes.length).toBeGreaterThan(20_000);
});

test('A visitor prints the date of the day, and nothing that speaks of what is pressed', async ({ page }) => {
  const plan = await planAWeek(page);
  const tab = await page.getByRole('tab', { selected: true }).getAttribute('aria-label');
  const date = page.getByRole('main').getByText(tab?.split(', ').at(-1) ?? '', { exact: true });
  await page.getByText('영양과 기준 보기').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(date).toBeVisible();
  for (const words of ['레시피 보기', '영양과 기준 보기', '건강 안내']) {
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0);
  }

  await page.emulateMedia({ media: 'screen' });
  await expect(date).toBeHidden();
  await plan.openWeek();
  const question = page.getByText('남은 식단이 마음에 안 드세요?');
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
});

test('A visitor with the dark theme prints in the dark ink of the light one', async ({ page }) => {
  await planAWeek(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', INK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heading).not.toHaveCSS('color', INK);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(heading).toHaveCSS('color', INK);
});

test('A visitor prints a dish with the whole of the tip that is being typed, however large the text', async ({
  page,
}) => {
  const end = '약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.';
  await serveTip(page, `${'밥을 미리 덜어 두세요. '.repeat(20)}\n\n> ${end}`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await (await planAWeek(page)).openMeal('저녁');
  await page.getByRole('button', { name: '한 번에 보기' }).waitFor();
  const printed = new Uint8Array(await page.pdf({ format: 'A4' }));
  expect((await textOf(printed)).text).toContain(end);

  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysScroll(page)).toBe(0);
});

test('A visitor prints a shopping list whose last words stand in its columns', async ({ page }) => {
  await page.goto(`/#/shopping/${await plannedSurvey(page)}`);
  const end = page.getByText('개수는 넉넉하게 올렸어요.');
  await end.waitFor();
  await page.emulateMedia({ media: 'print' });
  const columns = end.locator('..');
  await expect(columns).toHaveCSS('column-count', '2');
  const foot = await columns.evaluate((list) => list.getBoundingClientRect().bottom + scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(foot + 44);
});

/** Text of the light theme. */
const INK = 'rgb(33, 30, 26)';
