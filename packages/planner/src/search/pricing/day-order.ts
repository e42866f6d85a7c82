/**
 * The properties of a day that decide which dates it may take and what it costs beside its neighbours; absent meals
 * are -1.
 */
export type DayGroups = {
  /** The dates it may take: those with the same number in `places`. */
  readonly place: number;
  /** Main groups and kinds of its meals in eating order. */
  readonly groups: readonly number[];
  readonly kinds: readonly number[];
  /** Main group of its first and last meal where these are planned; null for kept meals, which are checked beforehand. */
  readonly morning: number | null;
  readonly evening: number | null;
};

/** The days allowed on each date, and whether nights must separate planned meals of one main group. */
export type OrderRules = { readonly places: ArrayLike<number>; readonly overnight: boolean };

/** Points of a main group and of a kind of dish that repeats the next day, and of a main group repeated overnight. */
const NEXT_DAY = { group: 1, kind: 0.5, overnight: 100 } as const;

/**
 * The order of the days with the fewest points between neighbours, as positions; null where `overnight` is a rule and
 * no order keeps the last meal of a day and the first of the next apart. Without the rule such a meeting costs points.
 *
 * A shortest Hamiltonian path by dynamic programming over subsets (Held and Karp 1962): best[set, last] is the cheapest
 * way through the days of `set` that ends at `last`; 2^7 * 7 entries. The size of the set is the day of the week that
 * comes next, so days that stand on their date are simply not allowed elsewhere. Ties keep the lower position.
 */
export function orderDays(days: readonly DayGroups[], rules: OrderRules): readonly number[] | null {
  const count = days.length;
  const full = (1 << count) - 1;
  const best = new Float64Array((full + 1) * count).fill(Infinity);
  const previous = new Int8Array((full + 1) * count).fill(-1);
  const step = days.map((from) => days.map((to) => stepPoints(from, to, rules.overnight)));
  const mayStand = (day: number, place: number) => days[day]?.place === rules.places[place];
  for (let day = 0; day < count; day += 1) if (mayStand(day, 0)) best[(1 << day) * count + day] = 0;
  for (let set = 1; set <= full; set += 1) {
    const place = sizeOf(set);
    for (let last = 0; last < count; last += 1) {
      const points = best[set * count + last] ?? Infinity;
      if (points === Infinity) continue;
      for (let next = 0; next < count; next += 1) {
        if ((set >> next) & 1 || !mayStand(next, place)) continue;
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

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1;
  return size;
}

function stepPoints(from: DayGroups, to: DayGroups, overnight: boolean): number {
  let points = 0;
  for (const group of to.groups) if (group >= 0 && from.groups.includes(group)) points += NEXT_DAY.group;
  to.kinds.forEach((kind, slot) => {
    if (kind >= 0 && from.kinds[slot] === kind) points += NEXT_DAY.kind;
  });
  if (from.evening === null || from.evening !== to.morning) return points;
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
