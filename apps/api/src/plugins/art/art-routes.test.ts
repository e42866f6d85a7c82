import { EATING_STYLES, KITCHEN_FACTS, KITCHENS, MEAL_STYLES } from '@kkini/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { listedRecipes } from '../../platform/read-catalogue.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { pngPicture } from './pictures.ts';

const test = await buildTestApp();
const [id = ''] = test.catalogue.recipes.keys();
const dish = `/art/dishes/${id}.svg`;
afterAll(() => test.close());

describe('pictures', () => {
  it('are sent as SVG', async () => {
    const { statusCode, headers, body } = await test.app.inject(`${dish}?size=small`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it.each([
    ...MEAL_STYLES.map((style) => `/art/meal-styles/${style}.svg`),
    ...EATING_STYLES.map((style) => `/art/eating-styles/${style}.svg`),
    '/art/ingredients/tofu.svg',
    '/art/scenes/table.svg',
    '/art/scenes/table.svg?layout=panel',
    '/art/scenes/table.svg?layout=wide',
  ])('are drawn at %s', async (address) => {
    const { statusCode, body } = await test.app.inject(address);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  it('are refused as PNG while many wait to be rendered', async () => {
    const empty = '<svg viewBox="0 0 1 1"></svg>';
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => pngPicture(empty, 'sesame')));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  });

  it('show a dish the same in every kitchen', async () => {
    for (const { suffix } of KITCHENS.map((kitchen) => KITCHEN_FACTS[kitchen])) {
      const { statusCode, body } = await test.app.inject(`/art/dishes/mu-guk${suffix}.svg`);
      expect([suffix, statusCode]).toEqual([suffix, 200]);
      expect(body, suffix).toBe((await test.app.inject('/art/dishes/mu-guk.svg')).body);
    }
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
    '/art/dishes/no-such-dish.png',
    '/art/dishes/no-such-dish.webp',
    '/art/dishes/.png',
    '/art/ingredients/no_such_food.png',
    '/art/meal-styles/brunch.svg',
    '/art/eating-styles/feast.svg',
    '/art/ingredients/no_such_food.svg',
    '/art/scenes/kitchen.svg',
    '/art/people/me.svg',
  ])('are not there at %s', async (address) => {
    expect((await test.app.inject(address)).statusCode).toBe(404);
  });
});

describe('pictures for sharing', () => {
  const image = () => dish.replace('.svg', '.png');

  it.each(['dish', '/art/meal-styles/mealKit.png', '/art/ingredients/tofu.png', '/art/scenes/table.png'])(
    'are pixels of one size: %s',
    async (address) => {
      const { statusCode, headers, rawPayload } = await test.app.inject(
        address === 'dish' ? image() : address,
      );
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(rawPayload.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([800, 600]);
    },
  );

  it('are kept as long as the drawings and not sent again to whoever has them', async () => {
    const versioned = await test.app.inject(`${image()}?v=${test.catalogue.dataVersion}`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await test.app.inject(image())).headers['cache-control']).toBe('public, max-age=3600');
    const seen = { 'if-none-match': String(versioned.headers.etag) };
    const again = await test.app.inject({ url: image(), headers: seen });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are sent as they are: they are packed already', async () => {
    const { headers } = await test.app.inject({ url: image(), headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  it('are the same in every size asked for', async () => {
    const [full, small] = await Promise.all([
      test.app.inject(image()),
      test.app.inject(`${image()}?size=small`),
    ]);
    expect(small.headers.etag).toBe(full.headers.etag);
  });

  it('let drawings pass while they are rendered', async () => {
    const arrived: string[] = [];
    const ask = async (address: string) => {
      await test.app.inject(address);
      arrived.push(address);
    };
    const [, ...ids] = listedRecipes(test.catalogue)
      .slice(0, 13)
      .map(({ id }) => id);
    const drawing = `/art/dishes/${ids[0]}.svg`;
    await Promise.all([...ids.map((id) => `/art/dishes/${id}.png`), drawing].map(ask));
    expect(arrived.indexOf(drawing)).toBeLessThan(ids.length / 2);
  });
});
