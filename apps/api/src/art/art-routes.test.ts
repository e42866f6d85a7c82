import { MEAL_STYLES } from '@kkini/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { ArtCache } from './art-cache.ts';

let test: TestApp;
let dish: string;
beforeAll(async () => {
  test = await buildTestApp();
  const [id = ''] = test.catalogue.recipes.keys();
  dish = `/art/dishes/${id}.svg`;
}, 60_000);
afterAll(() => test.close());

describe('pictures', () => {
  it('are drawn for every dish', async () => {
    for (const id of [...test.catalogue.recipes.keys(), ...test.catalogue.products.keys()]) {
      const { statusCode, headers, body } = await test.app.inject(`/art/dishes/${id}.svg?size=small`);
      expect([id, statusCode]).toEqual([id, 200]);
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(body).toMatch(/^<svg .*<\/svg>$/s);
      expect(body).not.toMatch(/NaN|undefined/);
    }
  }, 60_000);

  it.each([
    ...MEAL_STYLES.map((style) => `/art/meal-styles/${style}.svg`),
    '/art/ingredients/tofu.svg',
    '/art/scenes/table.svg',
    '/art/scenes/table.svg?layout=panel',
    '/art/scenes/table.svg?layout=wide',
  ])('are drawn at %s', async (address) => {
    const { statusCode, body } = await test.app.inject(address);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  it('are smaller in the small size', async () => {
    const [full, small] = await Promise.all([test.app.inject(dish), test.app.inject(`${dish}?size=small`)]);
    expect(small.body.length).toBeLessThan(full.body.length);
  });

  it('are kept for ever under the present version and an hour without it', async () => {
    const versioned = await test.app.inject(`${dish}?v=${test.catalogue.dataVersion}`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const old = await test.app.inject(`${dish}?v=old`);
    expect(old.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are sent packed, and not again to whoever has them', async () => {
    const packed = await test.app.inject({ url: dish, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const etag = String(packed.headers.etag);
    const again = await test.app.inject({ url: dish, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/art/dishes/no-such-dish.svg',
    '/art/dishes/tofu.png',
    '/art/meal-styles/brunch.svg',
    '/art/ingredients/no_such_food.svg',
    '/art/scenes/kitchen.svg',
    '/art/people/me.svg',
  ])('are not there at %s', async (address) => {
    expect((await test.app.inject(address)).statusCode).toBe(404);
  });
});

describe('the picture cache', () => {
  it('draws each picture once and lets go of the ones not asked for longest', async () => {
    const cache = new ArtCache(4000);
    const drawn: string[] = [];
    const ask = (key: string) =>
      cache.get(key, () => {
        drawn.push(key);
        return key.repeat(1800);
      });
    await ask('a');
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    await ask('a');
    await ask('b');
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });
});
