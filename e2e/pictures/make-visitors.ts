import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { plannedSurvey } from '../planned-survey.ts';
import { AccountScreens, aPerson } from '../screens/account-screens.ts';
import { ShareScreens } from '../screens/share-screens.ts';
import { makePlan } from './make-plan.ts';
import type { Screen, ShownPlan } from './screen.ts';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser storage of each visitor, and the plan they look at. */
export type Visitors = {
  readonly plan: ShownPlan;
  readonly storages: Readonly<Record<Screen['visitor'], Storage>>;
};

/** Makes a plan through the screens and shares it, and registers an account with two plans. */
export async function makeVisitors(browser: Browser, options: BrowserContextOptions): Promise<Visitors> {
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
