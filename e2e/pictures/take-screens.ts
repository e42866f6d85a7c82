import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../chromium.ts';
import { plannedSurvey } from '../planned-survey.ts';
import { AccountScreens, aPerson } from '../screens/account-screens.ts';
import { ShareScreens } from '../screens/share-screens.ts';
import { faultsOf } from './faults-of.ts';
import { makePlan } from './make-plan.ts';
import type { Screen, ShownPlan } from './screen.ts';
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
    await settled(page);
    for (const fault of await faultsOf(page)) say(`${name}: ${fault}`);
    // As high as the content, so that fixed bars are at its end.
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(options.viewport.height, tall) });
    await settled(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  } catch (cause) {
    say(`${name}: not taken, ${String(cause).split('\n')[0]}`);
    process.exitCode = 1;
  }
  await context.close();
}

/** Waits for animations, fonts and content that loads late. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(900);
  await page.evaluate(() => document.fonts.ready);
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

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser storage of each visitor, and the plan they look at. */
type Visitors = {
  readonly plan: ShownPlan;
  readonly storages: Readonly<Record<Screen['visitor'], Storage>>;
};

/** Makes a plan through the screens and shares it, and registers an account with two plans. */
async function makeVisitors(browser: Browser, options: BrowserContextOptions): Promise<Visitors> {
  const planner = await browser.newPage(options);
  const plan = await makePlan(planner);
  const share = new ShareScreens(planner);
  await share.open();
  const shown = { ...plan, share: await share.link() };
  const storage = await planner.context().storageState();
  await planner.close();
  const page = await browser.newPage(options);
  const member = await makeMember(page);
  await page.close();
  return { plan: shown, storages: { planner: storage, member, stranger: { cookies: [], origins: [] } } };
}

async function makeMember(page: Page): Promise<Storage> {
  const account = new AccountScreens(page);
  const person = aPerson();
  await page.goto('/#/signIn?next=%2FmyPlans');
  await account.signUp(person);
  await account.signIn(person);
  const token = await account.token();
  await plannedSurvey(page, { token });
  await plannedSurvey(page, { token, health: ['고혈압', '고지혈증', '비만', '당뇨'] });
  return await page.context().storageState();
}
