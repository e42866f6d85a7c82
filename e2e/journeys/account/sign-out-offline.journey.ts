import { expect, type Page, test } from '@playwright/test';
import { plannedSurvey } from '../../planned-survey.ts';
import { AccountScreens, aPerson } from '../../screens/account-screens.ts';
import { PlanScreens } from '../../screens/plan-screens.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses of stored pictures, including the list the service worker has of them. */
async function storedPictures(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('precache'));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const listed = await new Promise<IDBValidKey[]>((resolve) => {
      const opening = indexedDB.open('workbox-expiration');
      opening.onsuccess = () => {
        const tables = opening.result;
        const [table] = tables.objectStoreNames;
        if (table === undefined) return resolve([]);
        const reading = tables.transaction(table).objectStore(table).getAllKeys();
        reading.onsuccess = () => {
          tables.close();
          resolve(reading.result);
        };
      };
    });
    return [...files.flat().map(({ url }) => url), ...listed.map(String)].filter((url) =>
      url.includes('/art/'),
    );
  });
}

test('A visitor signs out without a connection, and the server hears of it once it is back', async ({
  page,
  context,
}) => {
  const account = new AccountScreens(page);
  const person = aPerson();
  await page.goto('/#/signIn');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await account.signUp(person);
  await account.signIn(person);
  const token = await account.token();
  const opens = async () =>
    (await context.request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })).status();
  await page.goto(`/#/dailyMeals/${await plannedSurvey(page, { token })}`);
  await new PlanScreens(page).expectDay();
  await expect.poll(async () => (await storedPictures(page)).length).toBeGreaterThan(0);

  await context.setOffline(true);
  await account.signOut();
  await expect.poll(() => storedPictures(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await opens()).toBe(200);

  await context.setOffline(false);
  await expect.poll(opens).toBe(401);
});
