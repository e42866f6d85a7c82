import { expect, it } from 'vitest';
import { scatter } from './scatter.ts';
import { hash, randomFrom } from './seed.ts';

it('stays in the ellipse', () => {
  for (const [x, y] of scatter(randomFrom('a'), 60, { reach: [40, 20], centre: [10, 0] }))
    expect(((x - 10) / 40) ** 2 + (y / 20) ** 2).toBeLessThanOrEqual(1);
});

it('keeps places apart from each other and from what is there', () => {
  const there = [100, 100] as const;
  const places = scatter(randomFrom('a'), 8, { reach: 50, taken: [there] });
  const gaps = places.flatMap((one, i) =>
    [there, ...places.slice(0, i)].map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(12);
});

it('hashes as FNV-1a does', () => {
  // Test vectors of the FNV reference, 32 bits.
  expect(hash('')).toBe(0x811c9dc5);
  expect(hash('a')).toBe(0xe40c292c);
  expect(hash('foobar')).toBe(0xbf9cf968);
});

it('gives the same numbers for the same text, others for another', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, randomFrom(seed).random);
  expect(draw('김밥')).toEqual(draw('김밥'));
  expect(draw('김밥')).not.toEqual(draw('국밥'));
});

it('stays within bounds', () => {
  const { between, pick } = randomFrom('x');
  for (let i = 0; i < 500; i++) {
    expect(Math.abs(between(-2, 2))).toBeLessThanOrEqual(2);
    expect(['a', 'b']).toContain(pick(['a', 'b']));
  }
});
