import { expect, it } from 'vitest';
import { artCache, type Picture } from './art-cache.ts';

const pictureOf = (text: string): Promise<Picture> =>
  Promise.resolve({ etag: text, plain: Buffer.from(text.repeat(1800)) });

it('draws each picture once and lets go of the ones not asked for longest', async () => {
  const cache = artCache(4000);
  const drawn: string[] = [];
  const ask = (key: string) =>
    cache.forceFetch(key, {
      context: () => {
        drawn.push(key);
        return pictureOf(key);
      },
    });
  for (const key of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

it('draws once for all who ask at the same time', async () => {
  const cache = artCache(4000);
  let draws = 0;
  const ask = () =>
    cache.forceFetch('a', {
      context: () => {
        draws += 1;
        return pictureOf('a');
      },
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(draws).toBe(1);
});

it('tries again after a picture failed', async () => {
  const cache = artCache(4000);
  await expect(cache.forceFetch('a', { context: () => Promise.reject(new Error('no ink')) })).rejects.toThrow(
    'no ink',
  );
  expect((await cache.forceFetch('a', { context: () => pictureOf('a') })).etag).toBe('a');
});

it('gives a picture that others displace while it is drawn', async () => {
  const cache = artCache(4000);
  let finish = (_: Picture) => {};
  const drawing = new Promise<Picture>((resolve) => {
    finish = resolve;
  });
  const slow = cache.forceFetch('a', { context: () => drawing });
  for (const key of ['b', 'c', 'd']) await cache.forceFetch(key, { context: () => pictureOf(key) });
  finish(await pictureOf('a'));
  expect((await slow).etag).toBe('a');
});
