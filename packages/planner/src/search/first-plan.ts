import { smallestIndices } from './smallest.ts';
import { BREAK_POINTS, WeekDraft } from './week-draft.ts';
import { pickRows, type SlotRows, type WeekModel } from './week-model.ts';

/** Rows of a slot the local search looks at, by the weekly bound's reduced cost. */
const SHORTLIST = 40;
/** Passes over the week; counted, so that the plan is the same on every machine. */
const MAX_PASSES = 12;
const LEAST_GAIN = 1e-7;

/**
 * A good week before the exact search: greedy, then best-improvement replacements of single meals and swaps of two
 * days' meals, over the rows with the smallest reduced cost. Null where rules stay broken. Rows by day and slot.
 */
export function firstPlan(
  model: WeekModel,
  reduced: readonly Float64Array[],
): readonly (readonly number[])[] | null {
  const shortlists = reduced.map((values) => smallestIndices(values, SHORTLIST));
  const slots = model.slots.map((rows, slot) => pickRows(rows, shortlists[slot] ?? []));
  const draft = new WeekDraft(model, slots);
  if (!fillGreedily(model, draft)) return null;
  improve(model, draft);
  if (draft.brokenRules() > 0) return null;
  return draft.days().map((day) => day.map((row, slot) => shortlists[slot]?.[row] ?? 0));
}

/** Local search until a pass gains nothing. */
export function improve(model: WeekModel, draft: WeekDraft): void {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const replaced = replaceMeals(model, draft);
    const swapped = swapMeals(model, draft);
    if (!replaced && !swapped) return;
  }
}

/** Slot by slot: seven dishes in the order of the list, each put on the day it suits best. */
function fillGreedily(model: WeekModel, draft: WeekDraft): boolean {
  return draft.slots.every((rows, slot) => {
    const free = new Set(Array.from({ length: model.days }, (_, day) => day));
    const chosen = sevenOf(rows, model, draft);
    for (const row of chosen) {
      const steps = draft.counterSteps();
      let best = { day: -1, points: Infinity };
      for (const day of free) {
        const clashes = draft.clashes(day, slot, rows.apart[row] ?? 0);
        const points =
          draft.penaltyWith(day, rows, { add: row }) +
          BREAK_POINTS * clashes +
          draft.kindStep(rows.kind[row] ?? 0, steps);
        if (points < best.points) best = { day, points };
      }
      free.delete(best.day);
      draft.put(best.day, slot, row);
    }
    return chosen.length === model.days;
  });
}

/** Seven rows of new dishes without breaking a counter; then, where they run out, with; then dishes that return. */
function sevenOf(rows: SlotRows, model: WeekModel, draft: WeekDraft): readonly number[] {
  const chosen: number[] = [];
  const servings = new Map<number, number>();
  const servingsOf = (row: number) => {
    const dish = rows.dish[row] ?? 0;
    return draft.servingsOf(dish) + (servings.get(dish) ?? 0);
  };
  const steps = draft.counterSteps();
  for (let most = 0; most <= model.copies; most += 1) {
    const strict = most === 0;
    for (let row = 0; row < rows.size && chosen.length < model.days; row += 1) {
      if (servingsOf(row) >= Math.max(1, most)) continue;
      if (strict && draft.kindStep(rows.kind[row] ?? 0, steps) >= BREAK_POINTS) continue;
      chosen.push(row);
      const dish = rows.dish[row] ?? 0;
      servings.set(dish, (servings.get(dish) ?? 0) + 1);
    }
  }
  return chosen;
}

function replaceMeals(model: WeekModel, draft: WeekDraft): boolean {
  let gained = false;
  for (let day = 0; day < model.days; day += 1) {
    draft.slots.forEach((rows, slot) => {
      const before = draft.rowAt(day, slot);
      draft.take(day, slot);
      const steps = draft.counterSteps();
      const linear = (row: number) => {
        const servings = draft.servingsOf(rows.dish[row] ?? 0);
        if (servings >= model.copies) return Infinity;
        const clashes = BREAK_POINTS * draft.clashes(day, slot, rows.apart[row] ?? 0);
        const returning = servings > 0 ? model.returnPoints : 0;
        return (rows.cost[row] ?? 0) + draft.kindStep(rows.kind[row] ?? 0, steps) + clashes + returning;
      };
      let best = before;
      let fewest = linear(before) + draft.penaltyWith(day, rows, { add: before }) - LEAST_GAIN;
      for (let row = 0; row < rows.size; row += 1) {
        const without = linear(row);
        // The penalty of a day is never below zero.
        if (row === before || without >= fewest) continue;
        const points = without + draft.penaltyWith(day, rows, { add: row });
        if (points < fewest) {
          best = row;
          fewest = points;
        }
      }
      draft.put(day, slot, best);
      gained ||= best !== before;
    });
  }
  return gained;
}

function swapMeals(model: WeekModel, draft: WeekDraft): boolean {
  let gained = false;
  draft.slots.forEach((_, slot) => {
    for (let first = 0; first < model.days; first += 1) {
      for (let second = first + 1; second < model.days; second += 1) {
        if (swapGains(draft, slot, [first, second])) {
          const [a, b] = [draft.rowAt(first, slot), draft.rowAt(second, slot)];
          draft.take(first, slot);
          draft.take(second, slot);
          draft.put(first, slot, b);
          draft.put(second, slot, a);
          gained = true;
        }
      }
    }
  });
  return gained;
}

/** Own costs, dishes and counters stay as they are: only the two days' penalties and clashes change. */
function swapGains(draft: WeekDraft, slot: number, [first, second]: readonly [number, number]): boolean {
  const rows = draft.slots[slot];
  if (rows === undefined) return false;
  const [a, b] = [draft.rowAt(first, slot), draft.rowAt(second, slot)];
  const points = (day: number, add: number, remove: number) =>
    draft.penaltyWith(day, rows, { add, remove }) +
    BREAK_POINTS * draft.clashes(day, slot, rows.apart[add] ?? 0);
  const before = points(first, a, a) + points(second, b, b);
  return points(first, b, a) + points(second, a, b) < before - LEAST_GAIN;
}
