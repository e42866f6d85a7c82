/** A day as far as its neighbours care: main groups and kinds of its meals in eating order. */
export type DayGroups = { readonly groups: readonly number[]; readonly kinds: readonly number[] };

/** Points of a main group, and of a kind of dish, that returns the next day; and of one met again overnight. */
const NEXT_DAY = { group: 1, kind: 0.5, overnight: 100 } as const;

/**
 * The order of the days with the fewest points between neighbours, as positions; null where `overnight` is a rule and
 * no order keeps the last meal of a day and the first of the next apart. Without the rule such a meeting costs points.
 *
 * A shortest Hamiltonian path by dynamic programming over subsets (Held and Karp 1962): best[set, last] is the cheapest
 * way through the days of `set` that ends at `last`; 2^7 * 7 entries. Ties keep the lower position.
 */
export function orderDays(days: readonly DayGroups[], overnight: boolean): readonly number[] | null {
  const count = days.length;
  const full = (1 << count) - 1;
  const best = new Float64Array((full + 1) * count).fill(Infinity);
  const previous = new Int8Array((full + 1) * count).fill(-1);
  const step = days.map((from) => days.map((to) => stepPoints(from, to, overnight)));
  for (let day = 0; day < count; day += 1) best[(1 << day) * count + day] = 0;
  for (let set = 1; set <= full; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const points = best[set * count + last] ?? Infinity;
      if (points === Infinity) continue;
      for (let next = 0; next < count; next += 1) {
        if ((set >> next) & 1) continue;
        const reached = (set | (1 << next)) * count + next;
        const total = points + (step[last]?.[next] ?? Infinity);
        if (total >= (best[reached] ?? Infinity)) continue;
        best[reached] = total;
        previous[reached] = last;
      }
    }
  }
  return pathBack(best, previous, count);
}

function stepPoints(from: DayGroups, to: DayGroups, overnight: boolean): number {
  let points = 0;
  for (const group of to.groups) if (from.groups.includes(group)) points += NEXT_DAY.group;
  to.kinds.forEach((kind, slot) => {
    if (from.kinds[slot] === kind) points += NEXT_DAY.kind;
  });
  if (from.groups.at(-1) !== to.groups[0]) return points;
  return overnight ? Infinity : points + NEXT_DAY.overnight;
}

function pathBack(best: Float64Array, previous: Int8Array, count: number): readonly number[] | null {
  let set = (1 << count) - 1;
  let last = -1;
  let fewest = Infinity;
  for (let day = 0; day < count; day += 1) {
    const points = best[set * count + day] ?? Infinity;
    if (points < fewest) {
      fewest = points;
      last = day;
    }
  }
  if (last < 0) return null;
  const path: number[] = [];
  while (last >= 0) {
    path.unshift(last);
    const before = previous[set * count + last] ?? -1;
    set &= ~(1 << last);
    last = before;
  }
  return path;
}
