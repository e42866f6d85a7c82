import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberIndex } from './number-index.ts';

it('numbers keys in order of arrival, however many there are and however they are spread', () => {
  const keys = fc.array(fc.oneof(fc.nat(3000), fc.maxSafeNat()), { maxLength: 2000 });
  fc.assert(
    fc.property(keys, (asked) => {
      const index = new NumberIndex();
      const known = new Map<number, number>();
      for (const key of asked) {
        expect(index.get(key)).toBe(known.get(key) ?? -1);
        if (known.has(key)) continue;
        known.set(key, known.size);
        expect(index.add(key)).toBe(known.size - 1);
      }
      expect(index.size).toBe(known.size);
    }),
    { numRuns: 20 },
  );
});
