import type { DayClass, SlotRows, WeekModel } from '../master/week-model.ts';
import { penaltyOf } from '../pricing/penalty-table.ts';

/**
 * An upper bound on the points of every week of the model: the most expensive row of every slot, each term of a day
 * at both its least and its greatest total, every soft counter broken by all meals, and every meal a repeat. If a
 * lower bound is greater, no week exists.
 */
export function dearestWeek({ classes, counters, days, slotCount, returnPoints }: WeekModel): number {
  const meals = days * slotCount;
  const ofDays = classes.reduce((sum, each) => sum + each.days.length * dearestDay(each), 0);
  const ofCounters = counters.reduce((sum, { sign, bound, points }) => {
    const breaks = Math.max(0, sign > 0 ? meals - bound : bound);
    return points === Infinity ? sum : sum + points * breaks;
  }, 0);
  return ofDays + ofCounters + returnPoints * meals;
}

/**
 * Each term is convex, so one end of its total costs most, and none is negative, so both ends together cost at least
 * as much.
 */
function dearestDay({ slots, penalty }: DayClass): number {
  const [least, most] = [new Float64Array(penalty.width), new Float64Array(penalty.width)];
  for (const rows of slots) addReach(rows, { least, most });
  const costs = slots.reduce((sum, { cost }) => sum + cost.reduce((a, b) => Math.max(a, b), 0), 0);
  return costs + penaltyOf(penalty, least) + penaltyOf(penalty, most);
}

type Reach = { readonly least: Float64Array; readonly most: Float64Array };

/** Adds the least and the greatest amount of every term that a meal of the slot may contribute. */
function addReach({ size, amounts }: SlotRows, { least, most }: Reach): void {
  const { length: width } = least;
  if (size === 0) return;
  for (let k = 0; k < width; k += 1) {
    let [low, high] = [Infinity, -Infinity];
    for (let at = k; at < size * width; at += width) {
      low = Math.min(low, amounts[at] ?? 0);
      high = Math.max(high, amounts[at] ?? 0);
    }
    least[k] = (least[k] ?? 0) + low;
    most[k] = (most[k] ?? 0) + high;
  }
}
