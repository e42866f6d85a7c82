import { describe, expect, it } from 'vitest';
import { smallestIndices } from './smallest.ts';

describe('smallestIndices', () => {
  it('gives values in rising order, equal ones by index', () => {
    const values = Float64Array.of(3, Infinity, 1, 3, -2, Infinity, 1, 0);
    expect([...smallestIndices(values, values.length)]).toEqual([4, 7, 2, 6, 0, 3, 1, 5]);
    expect([...smallestIndices(values, 4)]).toEqual([4, 7, 2, 6]);
  });

  it('sorts a long list as a comparator does', () => {
    const values = Float64Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 601);
    const sorted = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
    expect([...smallestIndices(values, values.length)]).toEqual(sorted);
  });
});
