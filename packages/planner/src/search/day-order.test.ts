import { describe, expect, it } from 'vitest';
import { randomUnits } from '../testing/random-week.ts';
import { type DayGroups, orderDays } from './day-order.ts';

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((shorter) =>
    Array.from({ length: count }, (_, place) => [
      ...shorter.slice(0, place),
      count - 1,
      ...shorter.slice(place),
    ]),
  );
}

/** Points of an order, written from the rules: 1 per shared group, 0.5 per slot of one kind, 100 or never overnight. */
function pointsOf(order: readonly number[], days: readonly DayGroups[], overnight: boolean): number {
  let points = 0;
  for (let place = 1; place < order.length; place += 1) {
    const before = days[order[place - 1] ?? 0];
    const after = days[order[place] ?? 0];
    if (before === undefined || after === undefined) return Infinity;
    points += after.groups.filter((group) => before.groups.includes(group)).length;
    points += after.kinds.filter((kind, slot) => before.kinds[slot] === kind).length / 2;
    if (before.groups.at(-1) === after.groups[0]) points += overnight ? Infinity : 100;
  }
  return points;
}

function randomDays(seed: number): DayGroups[] {
  const unit = randomUnits(seed);
  const slots = 1 + Math.floor(unit() * 3);
  const whole = (below: number) => Array.from({ length: slots }, () => Math.floor(unit() * below));
  return Array.from({ length: 6 }, () => ({ groups: whole(3), kinds: whole(4) }));
}

describe('the order of the days', () => {
  const orders = permutations(6);

  it.each([true, false])('is the best of all permutations, overnight as a rule: %s', (overnight) => {
    let impossible = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const days = randomDays(seed);
      const best = Math.min(...orders.map((order) => pointsOf(order, days, overnight)));
      const found = orderDays(days, overnight);
      if (best === Infinity) {
        impossible += 1;
        expect(found).toBeNull();
      } else {
        expect([...(found ?? [])].sort()).toEqual([0, 1, 2, 3, 4, 5]);
        expect(pointsOf(found ?? [], days, overnight)).toBeCloseTo(best, 9);
      }
    }
    expect(impossible > 0).toBe(overnight);
  });
});
