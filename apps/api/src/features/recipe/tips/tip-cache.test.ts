import { describe, expect, it } from 'vitest';
import { TipCache } from './tip-cache.ts';

const text = (value: string, keep = true) => ({ text: value, keep });

describe('the kept tips', () => {
  it('are written once and given again', async () => {
    const cache = new TipCache(2);
    expect(await cache.get('a', async () => text('first'))).toBe('first');
    expect(await cache.get('a', async () => text('second'))).toBe('first');
  });

  it('are shared by everybody who asks while they are written', async () => {
    const cache = new TipCache(2);
    let written = 0;
    const write = async () => {
      written += 1;
      await Promise.resolve();
      return text(`text ${written}`);
    };
    const answers = await Promise.all([cache.get('a', write), cache.get('a', write)]);
    expect(answers).toEqual(['text 1', 'text 1']);
  });

  it('are given to those who asked, even if others displace them while they are written', async () => {
    const cache = new TipCache(1);
    let finish = (_: ReturnType<typeof text>) => {};
    const writing = new Promise<ReturnType<typeof text>>((resolve) => {
      finish = resolve;
    });
    const slow = cache.get('a', () => writing);
    await cache.get('b', async () => text('other'));
    finish(text('slow'));
    expect(await slow).toBe('slow');
  });

  it('do not keep what is not worth keeping, nor a failure', async () => {
    const cache = new TipCache(2);
    await cache.get('a', async () => text('for now', false));
    expect(await cache.get('a', async () => text('better'))).toBe('better');
    const failing = cache.get('b', async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await cache.get('b', async () => text('again'))).toBe('again');
  });
});
