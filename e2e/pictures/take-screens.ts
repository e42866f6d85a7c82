import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../chromium.ts';
import { faultsOf } from './faults-of.ts';
import { makeVisitors, type Visitors } from './make-visitors.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screen-list.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const WIDTHS = [390, 320, 310, 257, 640, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Text at the largest system size; only on request. */
const DOUBLE = 'double';
const [base = 'http://localhost:3000', ...wanted] = process.argv.slice(2);

type Look = { readonly width: (typeof WIDTHS)[number]; readonly theme: (typeof THEMES)[number] };

/**
 * Takes a picture of every screen of a running product in every width and theme, and reports its faults:
 * `npm run screens -- http://localhost:3000`, then names of screens, widths or themes for a part of them, and `double` for
 * text of twice the size.
 */
async function takeScreens(): Promise<void> {
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  const visitors = await makeVisitors(browser, { baseURL: base, ...PLACE });
  const looks = WIDTHS.flatMap((width) => THEMES.map((theme): Look => ({ width, theme })));
  for (const look of looks.filter(({ width, theme }) => isWanted(WIDTHS, width) && isWanted(THEMES, theme))) {
    mkdirSync(join(FOLDER, folderOf(look)), { recursive: true });
    for (const screen of SCREENS) {
      if (isWanted(NAMES, screen.name)) await take(browser, { screen, look, visitors });
    }
  }
  await browser.close();
}

const PLACE = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block' } as const;
const NAMES = SCREENS.map(({ name }) => name);

/** All items of a kind if none of them is named. */
function isWanted(kind: readonly (string | number)[], member: string | number): boolean {
  const named = wanted.filter((word) => kind.some((each) => String(each) === word));
  return named.length === 0 || named.includes(String(member));
}

function folderOf({ width, theme }: Look): string {
  return [width, theme, ...wanted.filter((word) => word === DOUBLE)].join('-');
}

type Shot = { readonly screen: Screen; readonly look: Look; readonly visitors: Visitors };

async function take(browser: Browser, { screen, look, visitors }: Shot): Promise<void> {
  const { width, theme } = look;
  const options = {
    ...PLACE,
    baseURL: base,
    colorScheme: theme,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    storageState: visitors.storages[screen.visitor],
  } satisfies BrowserContextOptions;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const name = `${folderOf(look)}/${screen.name}`;
  try {
    await screen.open(page, visitors.plan);
    if (wanted.includes(DOUBLE)) await doubleText(page);
    await page.waitForTimeout(900);
    await page.evaluate(() => document.fonts.ready);
    for (const fault of await faultsOf(page)) say(`${name}: ${fault}`);
    // As tall as the content, so that fixed bars lie at its end.
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(options.viewport.height, tall) });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  } catch (cause) {
    say(`${name}: not taken, ${String(cause).split('\n')[0]}`);
    process.exitCode = 1;
  }
  await context.close();
}

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await takeScreens();
