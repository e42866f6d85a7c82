import { memoizeByObject } from '@kkini/domain/memoize';
import { type DayVerdict, filledDays, type Visitor } from '@kkini/planner';
import { LRUCache } from 'lru-cache';
import type { StoredDay } from '../db/stored-plan.ts';
import type { PlanningBasis } from './planning-basis.ts';

/** Most days kept for a visitor: those of a week before and after a change. */
const MOST_DAYS = 14;

const daysKept = memoizeByObject((_: PlanningBasis) =>
  memoizeByObject((_: Visitor) => new LRUCache<string, DayVerdict>({ max: MOST_DAYS })),
);

/**
 * The verdicts on days of a plan with everybody's extras and portions. Cached by the meals of a day, because recipe, judgement and
 * tip of a dish all need them, and a page opens one dish of a plan after another.
 */
export function eatenDays(
  days: readonly StoredDay[],
  basis: PlanningBasis,
  visitor: Visitor,
): readonly DayVerdict[] {
  const { candidates, tables } = basis;
  const kept = daysKept(basis)(visitor);
  return days.flatMap((day) => {
    const key = JSON.stringify([day.date, day.slots]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const [eaten] = filledDays({ week: [day], candidates, tables, visitor });
    if (eaten !== undefined) kept.set(key, eaten);
    return eaten ?? [];
  });
}
