import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORED } from './browser-storage.ts';
import { pageConfigLoader } from './page-config.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BASE = 'https://functions.test';

/** Settings that are fetched as given, and what the device stores. */
function settings(fetchSettings: () => Promise<Response>, stored: string | null = null) {
  const entries = new Map(stored === null ? [] : [[STORED.functionsBase as string, stored]]);
  const storage = {
    read: (name: string) => entries.get(name) ?? null,
    write: (name: string, text: string) => void entries.set(name, text),
  };
  const loader = pageConfigLoader({ fetch: fetchSettings, log: () => undefined, storage });
  return { ...loader, entries };
}

const hung = () => new Promise<Response>(() => undefined);

describe('the base address of calls', () => {
  it.each([
    { before: BASE, afterMs: 2_000, base: BASE },
    { before: null, afterMs: 6_000, base: '' },
  ])('is that of the last visit where the settings hang, else the own origin: $base', async (given) => {
    const { loadFunctionsBase } = settings(hung, given.before);
    const shown: string[] = [];
    void loadFunctionsBase().then((base) => shown.push(base));
    await vi.advanceTimersByTimeAsync(given.afterMs - 1);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([given.base]);
    // Further calls have waited long enough.
    expect(await loadFunctionsBase()).toBe(given.base);
  });

  it.each([BASE, ''])('is remembered for the next visit: %j', async (base) => {
    const { loadFunctionsBase, entries } = settings(async () => Response.json({ functionsBase: base }));
    expect(await loadFunctionsBase()).toBe(base);
    expect(entries.get(STORED.functionsBase)).toBe(base);
  });

  it('is that of the last visit where something else answers instead of the settings', async () => {
    const { loadFunctionsBase } = settings(async () => new Response('<h1>Welcome</h1>'), BASE);
    expect(await loadFunctionsBase()).toBe(BASE);
  });
});
