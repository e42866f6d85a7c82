import { MEAL_TIMES } from '@kkini/domain';
import {
  cookDayOf,
  MOST_MEALS,
  oftenPoints,
  type TableProblem,
  WEEK_SLOTS,
  WORK_POINTS,
} from '@kkini/planner/testing';
import type { Column } from './column.ts';
import { pointsBesideLeads } from './points-beside-leads.ts';
import { MOST_COOKED_MEALS, type PriceLayout } from './price-layout.ts';

/** Bits of a state for whether the side was eaten today, whether it is cooked ahead, what is left, and until when it keeps. */
const [TODAY, AHEAD, LEFT, UNTIL] = [1, 2, 4, 16] as const;
const STATES_OF_COUNT = UNTIL * 8;
const LATEST = 7;
const STATES = (WEEK_SLOTS + 1) * STATES_OF_COUNT;

/** Meals of a week that eat one side, and their points with the cookings they need and the prices they pay. */
type SidePattern = { readonly points: number; readonly count: number; readonly slots: readonly number[] };

type Cooking = { readonly cookDay: number; readonly points: number };

/**
 * Finds the cheapest meals of a week for one side, by dynamic programming over slots: a cooking serves the next meals up to four while
 * it keeps, exactly as when tables are laid. A week without the side costs nothing and is not among them.
 */
export class SidePatterns {
  private now = new Float64Array(STATES);
  private next = new Float64Array(STATES);
  private readonly from = Array.from({ length: WEEK_SLOTS }, () => new Int32Array(STATES));

  constructor(
    private readonly problem: TableProblem,
    private readonly layout: PriceLayout,
  ) {}

  /** `slots` are those in which some table may have the side. */
  cheapest(side: number, slots: ReadonlySet<number>, prices: Float64Array): SidePattern {
    const most =
      this.problem.sides[side]?.isStored === true ? slots.size : Math.min(slots.size, MOST_COOKED_MEALS);
    const used = (most + 1) * STATES_OF_COUNT;
    this.now.fill(Infinity, 0, used);
    this.now[0] = 0;
    for (let slot = 0; slot < WEEK_SLOTS; slot += 1) {
      this.next.fill(Infinity, 0, used);
      this.pass(slot, used);
      if (slots.has(slot)) this.eat({ side, slot, prices }, most * STATES_OF_COUNT);
      [this.now, this.next] = [this.next, this.now];
    }
    let [best, points] = [0, Infinity];
    for (let count = 1; count <= most; count += 1) {
      const ofCount = this.pointsOfCount(side, count) + pricesOfCount(this.layout, { side, count, prices });
      for (let state = count * STATES_OF_COUNT; state < (count + 1) * STATES_OF_COUNT; state += 1)
        if ((this.now[state] ?? Infinity) + ofCount < points)
          [best, points] = [state, (this.now[state] ?? 0) + ofCount];
    }
    return { points, count: Math.floor(best / STATES_OF_COUNT), slots: this.trace(best) };
  }

  /** No meal in a slot. On a new day nothing is eaten yet, and what no longer keeps is gone. */
  private pass(slot: number, used: number): void {
    const from = this.from[slot] ?? NONE;
    for (let state = 0; state < used; state += 1) {
      const points = this.now[state] ?? Infinity;
      if (points === Infinity) continue;
      const to = dawn(state, slot);
      if (points >= (this.next[to] ?? Infinity)) continue;
      this.next[to] = points;
      from[to] = state * 2;
    }
  }

  private eat({ side, slot, prices }: Eating, used: number): void {
    const { isKimchi = false, isStored = false, eating = 0, keepDays = 0 } = this.problem.sides[side] ?? {};
    const points = eating - (prices[this.layout.meal(side, slot)] ?? 0);
    const cookings = [false, true].map((isAhead) => this.cookingIn({ side, slot, prices }, isAhead));
    const from = this.from[slot] ?? NONE;
    for (let before = 0; before < used; before += 1) {
      const known = this.now[before] ?? Infinity;
      if (known === Infinity) continue;
      const state = dawn(before, slot);
      let sum = known + points + ((state & TODAY) > 0 && !isKimchi ? WORK_POINTS.sameDay : 0);
      let to = (state | TODAY) + STATES_OF_COUNT;
      if (!isStored) {
        if (leftIn(state) > 0) to = leftIn(state) === 1 ? emptied(to) : to - LEFT;
        else {
          const cooking = cookings[(state & AHEAD) > 0 ? 1 : 0];
          sum += cooking?.points ?? 0;
          to += LEFT * (MOST_MEALS - 1) + UNTIL * Math.min(LATEST, (cooking?.cookDay ?? 0) + keepDays);
          if (cooking?.cookDay === this.problem.prepDay) to |= AHEAD;
        }
      }
      if (sum >= (this.next[to] ?? Infinity)) continue;
      this.next[to] = sum;
      from[to] = before * 2 + 1;
    }
  }

  /** A cooking whose first meal is in a slot. */
  private cookingIn({ side, slot, prices }: Eating, isAhead: boolean): Cooking {
    const priced = this.problem.sides[side];
    if (priced === undefined) return { cookDay: 0, points: 0 };
    const { firstDay, prepDay } = this.problem;
    const cookDay = cookDayOf(slot, priced.keepDays, { firstDay, prepDay, isAhead });
    const isMorning = slot % MEAL_TIMES.length === 0 && cookDay === dayOf(slot);
    const perMinute = (prices[this.layout.minute(cookDay)] ?? 0) + (isMorning ? WORK_POINTS.morning : 0);
    return { cookDay, points: priced.cooking + perMinute * priced.minutes };
  }

  /** Points for how often a side is eaten, and for the foods that it alone has. */
  private pointsOfCount(side: number, count: number): number {
    const { isKimchi = false, isStored = false, cooking = 0 } = this.problem.sides[side] ?? {};
    const foods = this.layout.ownFoods[side] ?? [];
    const ofFoods = foods.reduce(
      (sum, food) => sum + pointsBesideLeads(this.problem, { side, food, meals: count }),
      0,
    );
    return oftenPoints(isKimchi, count) + (isStored ? cooking : 0) + ofFoods;
  }

  private trace(end: number): readonly number[] {
    const slots: number[] = [];
    let state = end;
    for (let slot = WEEK_SLOTS - 1; slot >= 0; slot -= 1) {
      const from = this.from[slot]?.[state] ?? 0;
      if (from % 2 === 1) slots.unshift(slot);
      state = from >> 1;
    }
    return slots;
  }

  /** The column of a pattern: a meal pays less its price, a cooking the minutes of its day, the count its foods. */
  column(side: number, { points, count, slots }: SidePattern, prices: Float64Array): Column {
    const pays: (readonly [number, number])[] = slots.map((slot) => [this.layout.meal(side, slot), -1]);
    for (const cookDay of this.cookDays(side, slots))
      pays.push([this.layout.minute(cookDay), this.problem.sides[side]?.minutes ?? 0]);
    if (count <= MOST_COOKED_MEALS)
      for (const first of this.layout.foodPrices[side] ?? []) pays.push([first + count - 1, 1]);
    const paid = pays.reduce((sum, [price, times]) => sum + times * (prices[price] ?? 0), 0);
    return { key: `${side} ${slots}`, points: points - paid, pays };
  }

  private cookDays(side: number, slots: readonly number[]): readonly number[] {
    const { keepDays = 0, isStored = false } = this.problem.sides[side] ?? {};
    if (isStored) return [];
    const { firstDay, prepDay } = this.problem;
    const days: number[] = [];
    let [left, until] = [0, -1];
    for (const slot of slots) {
      if (left === 0 || dayOf(slot) > until) {
        const cookDay = cookDayOf(slot, keepDays, { firstDay, prepDay, isAhead: days.includes(prepDay) });
        days.push(cookDay);
        [left, until] = [MOST_MEALS, cookDay + keepDays];
      }
      left -= 1;
    }
    return days;
  }
}

type Eating = { readonly side: number; readonly slot: number; readonly prices: Float64Array };

function pricesOfCount(
  layout: PriceLayout,
  { side, count, prices }: { side: number; count: number; prices: Float64Array },
) {
  let sum = 0;
  for (const first of layout.foodPrices[side] ?? []) sum += prices[first + count - 1] ?? 0;
  return sum;
}

function dayOf(slot: number): number {
  return Math.floor(slot / MEAL_TIMES.length);
}

function leftIn(state: number): number {
  return Math.floor(state / LEFT) % (UNTIL / LEFT);
}

/** A state without anything left: how long it would keep no longer matters. */
function emptied(state: number): number {
  return Math.floor(state / STATES_OF_COUNT) * STATES_OF_COUNT + (state % LEFT);
}

/** The state at the beginning of a slot. */
function dawn(state: number, slot: number): number {
  if (slot % MEAL_TIMES.length !== 0) return state;
  const until = Math.floor(state / UNTIL) % (LATEST + 1);
  const kept = leftIn(state) > 0 && until < dayOf(slot) ? emptied(state) : state;
  return kept & ~TODAY;
}

const NONE = new Int32Array(0);
