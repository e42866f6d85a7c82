import { describe, expect, it } from 'vitest';
import { randomUnits } from '../../testing/random-week.ts';
import { type DayGroups, type OrderRules, orderDays } from './day-order.ts';

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
function pointsOf(order: readonly number[], days: readonly DayGroups[], { places, overnight }: OrderRules) {
  if (order.some((day, place) => days[day]?.place !== places[place])) return Infinity;
  let points = 0;
  for (let place = 1; place < order.length; place += 1) {
    const before = days[order[place - 1] ?? 0];
    const after = days[order[place] ?? 0];
    if (before === undefined || after === undefined) return Infinity;
    points += after.groups.filter((group) => group >= 0 && before.groups.includes(group)).length;
    points += after.kinds.filter((kind, slot) => kind >= 0 && before.kinds[slot] === kind).length / 2;
    if (before.evening !== null && before.evening === after.morning) points += overnight ? Infinity : 100;
  }
  return points;
}

/** Days with absent (-1) and kept meals, whose nights do not count. */
function randomDays(seed: number, places: readonly number[]): DayGroups[] {
  const unit = randomUnits(seed);
  const slots = 1 + Math.floor(unit() * 3);
  const whole = (below: number) => Array.from({ length: slots }, () => Math.floor(unit() * (below + 1)) - 1);
  return [...places].reverse().map((place) => {
    const groups = whole(3);
    const planned = (group: number | undefined) => (unit() < 0.2 ? null : (group ?? null));
    return { place, groups, kinds: whole(4), morning: planned(groups[0]), evening: planned(groups.at(-1)) };
  });
}

const PLACES = { 'no day stands on its date': [0, 0, 0, 0, 0, 0], 'some do': [0, 1, 0, 2, 2, 0] } as const;

describe('the order of the days', () => {
  const orders = permutations(6);
  const cases = Object.entries(PLACES).flatMap(([name, places]) =>
    [true, false].map((overnight) => ({ name, places, overnight })),
  );

  it.each(cases)('is the best of all permutations where $name, overnight as a rule: $overnight', (rules) => {
    let impossible = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const days = randomDays(seed, rules.places);
      const best = Math.min(...orders.map((order) => pointsOf(order, days, rules)));
      const found = orderDays(days, rules);
      if (best === Infinity) {
        impossible += 1;
        expect(found).toBeNull();
      } else {
        expect([...(found ?? [])].sort()).toEqual([0, 1, 2, 3, 4, 5]);
        expect(pointsOf(found ?? [], days, rules)).toBeCloseTo(best, 9);
      }
    }
    expect(impossible > 0).toBe(rules.overnight);
  });
});
