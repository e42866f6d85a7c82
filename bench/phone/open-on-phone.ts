import type { Browser, Page } from '@playwright/test';
import { type Vitals, watchVitals } from './watch-vitals.ts';

/** A screen: its address, what is stored on the device before it opens, and how a visitor uses it. */
export type PhoneScreen = {
  readonly name: string;
  readonly path: string;
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly use: (page: Page) => Promise<void>;
};

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  serviceWorkers: 'block',
} as const;
export const SLOWDOWN = 6;
/** Slow 4G as developer tools throttle it: latency of each request in ms, bytes a second. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Time for content that moves after the network has fallen silent, and for the paint after a press. */
const SETTLE_MS = 1500;

/** Opens a screen on a slow phone with an empty cache and uses it. */
export async function openOnPhone(browser: Browser, base: string, screen: PhoneScreen): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchVitals(page);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  }, screen.stored ?? {});
  await page.goto(base + screen.path);
  // A busy processor leaves the network idle before the screen is there.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await screen.use(page);
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await page.evaluate(() => window.vitals);
  const referenceMs = await page.evaluate(referenceLoop);
  await context.close();
  return { ...vitals, referenceMs };
}

/** Milliseconds of 20 million multiplications. Runs in the page. */
function referenceLoop(): number {
  const began = performance.now();
  let product = 1;
  for (let turn = 0; turn < 20_000_000; turn += 1) product = (product * 1.000001) % 1000;
  return product > 0 ? performance.now() - began : 0;
}
