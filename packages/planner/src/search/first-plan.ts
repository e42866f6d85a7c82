import { smallestIndices } from './smallest.ts';
import { BREAK_POINTS, WeekDraft } from './week-draft.ts';
import { classOfDay, type SlotRows, type WeekModel, withRows } from './week-model.ts';

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
  reduced: readonly (readonly Float64Array[])[],
): readonly (readonly number[])[] | null {
  const shortlists = reduced.map((ofClass) => ofClass.map((values) => smallestIndices(values, SHORTLIST)));
  const short = withRows(model, shortlists);
  const draft = new WeekDraft(short);
  if (!fillGreedily(short, draft)) return null;
  improve(short, draft);
  if (draft.brokenRules() > 0) return null;
  const classOf = classOfDay(model);
  return draft
    .days()
    .map((rows, day) => rows.map((row, slot) => shortlists[classOf[day] ?? 0]?.[slot]?.[row] ?? 0));
}

/** Local search until a pass gains nothing. */
export function improve(model: WeekModel, draft: WeekDraft): void {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const replaced = replaceMeals(model, draft);
    const swapped = swapMeals(model, draft);
    if (!replaced && !swapped) return;
  }
}

/** First what stays, then class by class and slot by slot: dishes in the order of the list, each on the day it suits best. */
function fillGreedily(model: WeekModel, draft: WeekDraft): boolean {
  for (const { days, slots } of model.classes) {
    slots.forEach(({ fixed }, slot) => {
      for (const day of fixed ? days : []) draft.put(day, slot, 0);
    });
  }
  return model.classes.every(({ days, slots }) =>
    slots.every((rows, slot) => {
      if (rows.fixed) return true;
      const free = new Set(days);
      const chosen = dishesFor(rows, { model, draft, count: days.length });
      for (const row of chosen) putBest(draft, { slot, row, rows, free });
      return chosen.length === days.length;
    }),
  );
}

type Placing = {
  readonly slot: number;
  readonly row: number;
  readonly rows: SlotRows;
  readonly free: Set<number>;
};

function putBest(draft: WeekDraft, { slot, row, rows, free }: Placing): void {
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

type Wanted = { readonly model: WeekModel; readonly draft: WeekDraft; readonly count: number };

/** So many rows of new dishes without breaking a counter; then, where they run out, with; then dishes that return. */
function dishesFor(rows: SlotRows, { model, draft, count }: Wanted): readonly number[] {
  const chosen: number[] = [];
  const servings = new Map<number, number>();
  const steps = draft.counterSteps();
  const most = model.capacity.reduce((a, b) => Math.max(a, b), 0);
  for (let copies = 0; copies <= most && chosen.length < count; copies += 1) {
    const strict = copies === 0;
    for (let row = 0; row < rows.size && chosen.length < count; row += 1) {
      const dish = rows.dish[row] ?? 0;
      const served = draft.servingsOf(dish) + (servings.get(dish) ?? 0);
      if (served >= Math.min(Math.max(1, copies), model.capacity[dish] ?? 1)) continue;
      if (strict && draft.kindStep(rows.kind[row] ?? 0, steps) >= BREAK_POINTS) continue;
      chosen.push(row);
      servings.set(dish, (servings.get(dish) ?? 0) + 1);
    }
  }
  return chosen;
}

function replaceMeals(model: WeekModel, draft: WeekDraft): boolean {
  let gained = false;
  for (let day = 0; day < model.days; day += 1) {
    for (let slot = 0; slot < model.slotCount; slot += 1) {
      if (!draft.rowsOn(day, slot).fixed) gained = replaceMeal(model, draft, { day, slot }) || gained;
    }
  }
  return gained;
}

function replaceMeal(
  model: WeekModel,
  draft: WeekDraft,
  { day, slot }: { readonly day: number; readonly slot: number },
): boolean {
  const rows = draft.rowsOn(day, slot);
  const before = draft.rowAt(day, slot);
  draft.take(day, slot);
  const steps = draft.counterSteps();
  const linear = (row: number) => {
    const dish = rows.dish[row] ?? 0;
    const servings = draft.servingsOf(dish);
    if (servings >= (model.capacity[dish] ?? 1)) return Infinity;
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
  return best !== before;
}

/** Days of one class may exchange meals. */
function swapMeals(model: WeekModel, draft: WeekDraft): boolean {
  let gained = false;
  for (const { days, slots } of model.classes) {
    slots.forEach((rows, slot) => {
      for (const [index, first] of rows.fixed ? [] : days.entries()) {
        for (const second of days.slice(index + 1)) {
          if (!swapGains(draft, slot, [first, second])) continue;
          const [a, b] = [draft.rowAt(first, slot), draft.rowAt(second, slot)];
          draft.take(first, slot);
          draft.take(second, slot);
          draft.put(first, slot, b);
          draft.put(second, slot, a);
          gained = true;
        }
      }
    });
  }
  return gained;
}

/** Own costs, dishes and counters stay as they are: only the two days' penalties and clashes change. */
function swapGains(draft: WeekDraft, slot: number, [first, second]: readonly [number, number]): boolean {
  const rows = draft.rowsOn(first, slot);
  const [a, b] = [draft.rowAt(first, slot), draft.rowAt(second, slot)];
  const points = (day: number, add: number, remove: number) =>
    draft.penaltyWith(day, rows, { add, remove }) +
    BREAK_POINTS * draft.clashes(day, slot, rows.apart[add] ?? 0);
  const before = points(first, a, a) + points(second, b, b);
  return points(first, b, a) + points(second, a, b) < before - LEAST_GAIN;
}
