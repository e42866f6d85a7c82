import { expect, it } from 'vitest';
import { sharedSets } from './shared-sets.ts';

it('gives the first of equal sets for all of them, and no set for another', () => {
  const share = sharedSets();
  const first = share(new Set(['egg', 'milk']));
  expect(share(new Set(['egg', 'milk']))).toBe(first);
  expect([...share(new Set(['milk', 'egg']))]).toEqual(['milk', 'egg']);
  expect([...share(new Set(['eggmilk']))]).toEqual(['eggmilk']);
  expect(share(new Set<string>())).toBe(share(new Set<string>()));
});
