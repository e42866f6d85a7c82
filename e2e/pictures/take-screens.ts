import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../chromium.ts';
import { faultsOf } from './faults-of.ts';
import { type MadePlan, makePlan } from './make-plan.ts';
import { SCREENS, type Screen } from './screen-list.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const WIDTHS = [390, 320, 310, 257, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const [base = 'http://localhost:3000', ...wanted] = process.argv.slice(2);

type Look = { readonly width: (typeof WIDTHS)[number]; readonly theme: (typeof THEMES)[number] };

/**
 * Takes a picture of every screen of a running product in every width and theme, and tells what is cut off or too small:
 * `npm run screens -- http://localhost:3000`, then names of screens, widths or themes for a part of them.
 */
async function takeScreens(): Promise<void> {
  const browser = await chromium.launch(CHROMIUM_LAUNCH);
  const maker = await browser.newPage({ baseURL: base, ...PLACE });
  const plan = await makePlan(maker);
  await maker.close();
  const looks = WIDTHS.flatMap((width) => THEMES.map((theme): Look => ({ width, theme })));
  for (const look of looks.filter(({ width, theme }) => isWanted(WIDTHS, width) && isWanted(THEMES, theme))) {
    mkdirSync(join(FOLDER, `${look.width}-${look.theme}`), { recursive: true });
    for (const screen of SCREENS) {
      if (isWanted(NAMES, screen.name)) await take(browser, { screen, look, plan });
    }
  }
  await browser.close();
}

const PLACE = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', serviceWorkers: 'block' } as const;
const NAMES = SCREENS.map(({ name }) => name);

/** Everything of a kind is wanted where none of it is named. */
function isWanted(kind: readonly (string | number)[], member: string | number): boolean {
  const named = wanted.filter((word) => kind.some((each) => String(each) === word));
  return named.length === 0 || named.includes(String(member));
}

type Shot = { readonly screen: Screen; readonly look: Look; readonly plan: MadePlan };

async function take(browser: Browser, { screen, look, plan }: Shot): Promise<void> {
  const { width, theme } = look;
  const options = {
    ...PLACE,
    baseURL: base,
    colorScheme: theme,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    ...(screen.visitor === 'planner' && { storageState: plan.storage }),
  } satisfies BrowserContextOptions;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const name = `${width}-${theme}/${screen.name}`;
  try {
    await screen.open(page, plan);
    await page.waitForTimeout(900);
    await page.evaluate(() => document.fonts.ready);
    for (const fault of await faultsOf(page)) say(`${name}: ${fault}`);
    // As tall as its content, so that what is fixed to the bottom lies there.
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(options.viewport.height, tall) });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  } catch (cause) {
    say(`${name}: not taken, ${String(cause).split('\n')[0]}`);
    process.exitCode = 1;
  }
  await context.close();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await takeScreens();
