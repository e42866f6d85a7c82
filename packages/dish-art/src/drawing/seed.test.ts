import { expect, it } from 'vitest';
import { hash, randomFrom } from './seed.ts';

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
