import type { Candidate } from '../model/candidate.ts';

/** Points for what a whole week shows: one method too often, little fish, much frying or processed meat. */
const POINTS = { methodRepeat: 1.5, fishMissing: 2, friedRepeat: 3, processedMeatRepeat: 3 } as const;

/** Most uses of one method, of deep frying and of processed meat, and fewest fish dishes (planner.md 1; K25, AHA). */
const BOUNDS = { method: 5, fried: 2, processedMeat: 1, fish: 2 } as const;

/** Points of a week's dishes taken together; `wantsFish` is false where no fish can be served. */
export function weekPenalty(dishes: readonly Candidate[], wantsFish: boolean): number {
  const uses = new Map<string, number>();
  let fish = 0;
  let processedMeat = 0;
  for (const dish of dishes) {
    uses.set(dish.method, (uses.get(dish.method) ?? 0) + 1);
    if (dish.mainGroup === 'whiteFish' || dish.mainGroup === 'oilyFish') fish += 1;
    if (dish.mainGroup === 'processedMeat') processedMeat += 1;
  }
  let points = 0;
  for (const count of uses.values()) points += POINTS.methodRepeat * Math.max(0, count - BOUNDS.method);
  points += POINTS.friedRepeat * Math.max(0, (uses.get('deepFried') ?? 0) - BOUNDS.fried);
  points += POINTS.processedMeatRepeat * Math.max(0, processedMeat - BOUNDS.processedMeat);
  if (wantsFish) points += POINTS.fishMissing * Math.max(0, BOUNDS.fish - fish);
  return points;
}
