import { foodPoints, type TableProblem } from '@kkini/planner/testing';
import type { Column } from './column.ts';
import { type FoodUse, usedByLeads } from './points-beside-leads.ts';
import { MOST_COOKED_MEALS, type SharedFood } from './price-layout.ts';

/** Parts from which what is left of whole pieces repeats with each further piece, and those of a piece. */
const REPEATS = 4000;
const PIECE = 1000;
/** From the second meal on, further meals change no points. */
const ENOUGH_MEALS = 2;
const STEP = 100_000;

type Count = { readonly side: SharedFood['sides'][number]; readonly meals: number };

/** The cheapest numbers of meals of the sides that share a food, at the prices these numbers earn: a column. */
export function cheapestCounts(
  problem: TableProblem,
  shared: { readonly food: SharedFood; readonly isAlive: (side: number) => boolean },
  prices: Float64Array,
): { readonly value: number; readonly column: Column } {
  const { food, sides } = shared.food;
  const living = sides.filter(({ side }) => shared.isAlive(side));
  const start = usedByLeads(problem, food);
  let states = new Map([[stateOf(start), { points: 0, counts: [] as readonly Count[] }]]);
  for (const side of living) {
    const next = new Map(states);
    for (const [state, { points, counts }] of states) {
      const before = { meals: Math.floor(state / STEP), parts: state % STEP };
      for (let meals = 1; meals <= MOST_COOKED_MEALS; meals += 1) {
        const after = stateOf({ meals: before.meals + meals, parts: before.parts + meals * side.part });
        const sum = points - (prices[side.prices + meals - 1] ?? 0);
        if (sum < (next.get(after)?.points ?? Infinity))
          next.set(after, { points: sum, counts: [...counts, { side, meals }] });
      }
    }
    states = next;
  }
  const alone = foodPoints(problem, food, start);
  let [value, best]: [number, readonly Count[]] = [Infinity, []];
  for (const [state, { points, counts }] of states) {
    const all = foodPoints(problem, food, { meals: Math.floor(state / STEP), parts: state % STEP });
    if (points + all - alone < value) [value, best] = [points + all - alone, counts];
  }
  const pays = best.map(({ side, meals }) => [side.prices + meals - 1, -1] as const);
  const earned = pays.reduce((sum, [price]) => sum + (prices[price] ?? 0), 0);
  return { value, column: { key: `${food} ${pays}`, points: value + earned, pays } };
}

/** Meals and parts as far as points depend on them, in one number. */
function stateOf({ meals, parts }: FoodUse): number {
  const kept = parts < REPEATS + PIECE ? parts : REPEATS + ((parts - REPEATS) % PIECE);
  return Math.min(ENOUGH_MEALS, meals) * STEP + kept;
}
