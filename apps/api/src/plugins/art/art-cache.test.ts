import { expect, it } from 'vitest';
import { ArtCache, type Picture } from './art-cache.ts';

const pictureOf = (text: string): Promise<Picture> =>
  Promise.resolve({ etag: text, plain: Buffer.from(text.repeat(1800)) });

it('draws each picture once and lets go of the ones not asked for longest', async () => {
  const cache = new ArtCache(4000);
  const drawn: string[] = [];
  const ask = (key: string) =>
    cache.get(key, () => {
      drawn.push(key);
      return pictureOf(key);
    });
  for (const key of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

it('draws once for all who ask at the same time', async () => {
  const cache = new ArtCache(4000);
  let draws = 0;
  const ask = () =>
    cache.get('a', () => {
      draws += 1;
      return pictureOf('a');
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(draws).toBe(1);
});

it('tries again after a picture failed', async () => {
  const cache = new ArtCache(4000);
  await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await cache.get('a', () => pictureOf('a'))).etag).toBe('a');
});
