import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { MOTION } from '../../motion.ts';

test.use({ contextOptions: MOTION });

/** Most bytes of the first page; scripts and styles gzipped. */
const BUDGET = { js: 120 * 1024, css: 20 * 1024, woff2: 100 * 1024 };

test('A visitor gets the first page with few bytes and without anything moving', async ({ page }) => {
  const weights: Promise<readonly [kind: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const kind = new URL(response.url()).pathname.split('.').at(-1) ?? '';
    weights.push(
      response.body().then((body) => [kind, kind === 'woff2' ? body.length : gzipSync(body).length]),
    );
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0);
      document.documentElement.dataset['moved'] = String(
        Number(document.documentElement.dataset['moved'] ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '식단 만들기' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);

  const loaded = await Promise.all(weights);
  const weigh = (wanted: string) =>
    loaded.filter(([kind]) => kind === wanted).reduce((sum, [, bytes]) => sum + bytes, 0);
  for (const kind of ['js', 'css', 'woff2'] as const) {
    expect(weigh(kind), kind).toBeGreaterThan(0);
    expect(weigh(kind), kind).toBeLessThanOrEqual(BUDGET[kind]);
  }
  const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
  expect(moved).toBeLessThan(0.01);
});

test('A visitor reads the first page in our own font', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).toMatchObject([{ familyName: 'Pretendard Variable', isCustomFont: true }]);
});

/** Six files load at once from a server without HTTP/2, and each six cost a slow phone half a second. */
const MOST_FILES = { '/': 6, '/#/step1': 14, '/#/search': 14 };

for (const [path, most] of Object.entries(MOST_FILES))
  test(`A visitor with a slow phone waits for few scripts and styles at ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h1') === null) return;
        observer.disconnect();
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        document.documentElement.dataset['waitedFor'] = files
          .filter((name) => /\.(?:js|css)$/.test(name))
          .join(' ');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const waitedFor = (await page.locator('html').getAttribute('data-waited-for'))?.split(' ') ?? [];
    expect(waitedFor.length).toBeGreaterThan(3);
    expect(waitedFor.length, waitedFor.join('\n')).toBeLessThanOrEqual(most);
  });

test('A visitor waits for no style of the first page that its document does not name', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '식단 만들기' })).toBeVisible();
  const named = await (await page.request.get('/')).text();
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(named).toContain(`href="${style}"`);
});
