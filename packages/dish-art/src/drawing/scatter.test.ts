import { expect, it } from 'vitest';
import { scatter } from './scatter.ts';
import { randomFrom } from './seed.ts';

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
