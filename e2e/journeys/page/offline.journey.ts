import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';
import { SurveyScreens } from '../../screens/survey-screens.ts';

/** What a relay answers instead: another status, or a line at the end. */
type Change = { readonly status?: number; readonly added?: string };

type Relay = AsyncDisposable & { readonly address: string };

test.use({ serviceWorkers: 'allow' });

/** Number of answers in the offline cache. It checks first, because opening a missing database would create an empty one. */
async function keptAnswers(page: Page): Promise<number> {
  return await page.evaluate(async () =>
    (await indexedDB.databases()).every(({ name }) => name !== 'kkini')
      ? 0
      : await new Promise<number>((resolve) => {
          const opening = indexedDB.open('kkini');
          opening.onsuccess = () => {
            const tables = opening.result;
            if (!tables.objectStoreNames.contains('answers')) return resolve(0);
            const counting = tables.transaction('answers').objectStore('answers').count();
            counting.onsuccess = () => {
              tables.close();
              resolve(counting.result);
            };
          };
          opening.onerror = () => resolve(0);
        }),
  );
}

/** What a public network answers at every address until one has signed in there. */
const SIGN_IN_PAGE = {
  contentType: 'text/html',
  body: '<!doctype html><h1>Welcome to our wireless network</h1>',
};

/** Addresses of stored files that are a page although their address is that of no page. */
async function misplacedPages(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const text = await (await cache.match(url))?.text();
        if (text?.includes('wireless network')) found.push(url);
      }
    }
    return found;
  });
}

test('A visitor reads the opened week without a connection, loses nothing and is told so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page)}`);
  const plan = new PlanScreens(page);
  await plan.expectDay();
  const titles = await plan.titles();
  // The plan, its shopping list and the 21 meals.
  await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(23);

  await context.route('**/*', (route) => route.fulfill(SIGN_IN_PAGE));
  await page.reload();
  await plan.expectDay();
  expect(await misplacedPages(page)).toEqual([]);
  await context.unrouteAll();

  await context.setOffline(true);
  await page.reload();
  await plan.expectDay();
  expect(await plan.titles()).toEqual(titles);
  await expect(page.getByText('인터넷이 끊겼어요. 전에 열어 본 식단은 볼 수 있어요.')).toBeVisible();
  await page.getByRole('tab').nth(5).click();
  await plan.openMeal('저녁');
  await expect(page.getByRole('heading', { name: '만드는 법' })).toBeVisible();
  const drawn = page.getByRole('main').locator('img').first();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await plan.openMeal('점심');
  await expect(page.getByRole('heading', { name: '영양 성분' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: '아침 메뉴 바꾸기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '간편레시피', exact: true }).click();
  // Versions of Chromium differ in whether a page that was opened without a network knows of it.
  const isConnected = await page.evaluate(() => navigator.onLine);
  const text = isConnected
    ? '연결이 끊겨서 바뀌었는지 확인하지 못했어요.'
    : '인터넷이 끊겨서 바꾸지 못했어요.';
  await expect(page.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(page.getByText('다시 연결됐어요.')).toBeVisible();
  await expect(page.getByText('전에 열어 본 식단은')).toBeHidden();
  await page.reload();
  await page.getByRole('tab').first().click();
  await expect.poll(() => plan.titles()).toEqual(titles);
});

test('A visitor who goes on with the survey without a connection sees its drawings', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await new SurveyScreens(page).start();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  for (const [path, drawings] of [
    ['/#/step1', '/art/meal-styles/'],
    ['/#/step4', '/art/eating-styles/'],
  ]) {
    await page.goto(String(path));
    const drawn = page.getByRole('main').locator(`img[src^="${drawings}"]`).last();
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('A visitor who first came through the sign-in page of a network has the page, not that', async ({
  page,
  context,
}) => {
  await context.route('**/index.html', (route) => route.fulfill(SIGN_IN_PAGE));
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('/index.html'));
  await page.goto('/');
  await asked;
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await context.unrouteAll();
  await page.reload();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('A visitor whose release has left the server reloads into the next one', async ({ page, baseURL }) => {
  // The file is there with the first release and again once the next one was asked for.
  const server = { hasFile: true, isNext: false };
  await using relay = await startRelay(String(baseURL), (path) => {
    if (path !== '/sw.js') return /sign_in/.test(path) && !server.hasFile ? { status: 404 } : null;
    server.hasFile ||= server.isNext;
    return server.isNext ? { added: '// Next release' } : null;
  });
  await page.goto(relay.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) if (/sign_in/.test(file.url)) await cache.delete(file);
    }
  });
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  server.hasFile = false;
  await page.goto(`${relay.address}/#/signIn`);
  await page.reload();
  await expect(page.getByRole('heading', { name: '화면을 불러오지 못했어요' })).toBeVisible();
  // A check for a newer worker that is under way would find the one in use.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  server.isNext = true;
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('heading', { name: '다시 만나서 반가워요' })).toBeVisible();
  await expect(page.getByText('새 버전이 준비됐어요.')).toBeHidden();
});

test('A visitor may install the page', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: '끼니', lang: 'ko', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  await page.goto('/?lang=en');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.en.webmanifest');
});

/** A server that passes on what another answers to GET, with changes. Only it can change what a browser takes as a newer worker. */
async function startRelay(base: string, change: (path: string) => Change | null): Promise<Relay> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { status = null, added = '' } = change(url) ?? {};
    const answer = await fetch(base + url);
    const [type, kept] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name) ?? '');
    response.writeHead(status ?? answer.status, { 'content-type': type, 'cache-control': kept });
    response.end(Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(added)]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
