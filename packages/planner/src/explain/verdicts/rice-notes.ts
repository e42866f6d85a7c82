import { isRiceRefused, MEAL_TIMES, RICE_DISH, type WeekPlan } from '@kkini/domain';
import { hardViolations } from '../../constraints/dish-violations.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { type BodyNoteOf, ofAll } from './body-notes.ts';

/** Why the rice that somebody chose is missing on some tables: kidneys, an exclusion or rule, or a limit of some meals. */
export function riceNotes(
  week: WeekPlan,
  visitor: Visitor,
  tables: Tables | undefined,
): readonly BodyNoteOf[] {
  const chosen = visitor.rice ?? null;
  if (chosen === null || tables === undefined) return [];
  const dishId = RICE_DISH[chosen];
  if (isRiceRefused(visitor.persons, dishId)) return [ofAll('riceKidney')];
  const sides = tables.sidesOf(kitchenOf(visitor));
  const rice = sides.find(({ dish }) => dish.id === dishId);
  const alone = rice && tables.sideCandidate(rice.id);
  if (alone === undefined || hardViolations(alone, visitor).length > 0) return [ofAll('riceExcluded')];
  const others = new Set(
    sides.flatMap(({ id, dish }) => (dish.role === 'rice' && dish.id !== dishId ? [id] : [])),
  );
  const beside = week.flatMap(({ slots }) => MEAL_TIMES.flatMap((time) => idsBeside(slots[time], tables)));
  return beside.some((id) => others.has(id)) ? [ofAll('riceLimits')] : [];
}
