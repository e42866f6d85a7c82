import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../chromium.ts';
import { makePlan } from './make-plan.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const base = process.argv[2] ?? 'http://localhost:3000';

/** Takes the README's pictures of a running product: `npm run pictures -- http://localhost:3000`. */
async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  const page = await browser.newPage({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: 'light',
  });
  await walk(page);
  await browser.close();
}

async function walk(page: Page): Promise<void> {
  await makePlan(page, { look: (name) => picture(page, name), lunch: '요리레시피' });
  await page.getByRole('button', { name: '일주일 한눈에 보기' }).click();
  await page.waitForURL(/#\/weeklyMeals\//);
  await picture(page, 'weekly');
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

await takePictures();
