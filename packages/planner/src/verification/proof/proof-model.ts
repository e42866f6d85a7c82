import { MEAL_TIMES } from '@kkini/domain';
import { askedChoice, stylePoints } from '../asked-choice.ts';
import type { CheckedPlan } from '../checked-plan.ts';
import { wallsBroken } from '../people/portion-walls.ts';
import type { ServedDish } from '../served-dish.ts';
import { canBeOrdered, type SpacingStep, spacingStep, spacingStepOf } from '../spacing.ts';
import { type MealContext, mealPoints } from './meal-points.ts';
import { countPoints, dayPoints, RETURN_POINTS, type WeekCounter, weekCounters } from './week-points.ts';

/** A meal time with every dish it may hold and the points of each there. */
export type ProofSlot = { readonly dishes: readonly ServedDish[]; readonly cost: Float64Array };

/** The menu of a day: the position of a dish in each slot. */
export type Menu = readonly number[];

/** All weeks that could have been planned, among which to search for a better one. */
export type ProofModel = {
  readonly slots: readonly ProofSlot[];
  readonly week: readonly Menu[];
  readonly step: SpacingStep;
  readonly counters: readonly WeekCounter[];
  readonly context: MealContext;
};

/** Omits slots that are empty on the first day: no dish suits them, or the last step emptied them. */
export function proofModel({ plan, visitor, week, choices, context, wants }: CheckedPlan): ProofModel {
  const times = MEAL_TIMES.filter((time) => week[0]?.[time] !== undefined);
  const slots = times.map((time) => {
    const asked = askedChoice(plan, visitor, time);
    const dishes = choices[time] ?? [];
    const cost = dishes.map((dish) => mealPoints(dish, time, context) + stylePoints(dish, asked));
    return { dishes, cost: Float64Array.from(cost) };
  });
  const methods = slots.flatMap(({ dishes }) => dishes.map((dish) => dish.method));
  const rowOf = (day: CheckedPlan['week'][number], slot: number) =>
    (slots[slot]?.dishes ?? []).findIndex((dish) => dish.id === day[times[slot] ?? 'dinner']?.id);
  return {
    slots,
    week: week.map((day) => times.map((_, slot) => rowOf(day, slot))),
    step: spacingStep(spacingStepOf(plan), visitor.eatingStyles.includes('vegetarian')),
    counters: weekCounters(methods, wants),
    context,
  };
}

/** The dishes of a menu in the order they are eaten. */
export function dishesOfMenu({ slots }: ProofModel, menu: Menu): readonly ServedDish[] {
  return slots.flatMap(({ dishes }, slot) => dishes[menu[slot] ?? 0] ?? []);
}

/** A day's own points: its totals and each of its meals. */
export function menuPoints(model: ProofModel, menu: Menu): number {
  let points = dayPoints(dishesOfMenu(model, menu), model.context);
  menu.forEach((row, slot) => {
    points += model.slots[slot]?.cost[row] ?? 0;
  });
  return points;
}

/** Points of the whole week beyond its days: counts and repeated dishes. */
export function togetherPoints(model: ProofModel, week: readonly Menu[]): number {
  const all = week.flatMap((menu) => dishesOfMenu(model, menu));
  const returns = all.length - new Set(all.map((dish) => dish.id)).size;
  return countPoints(all, model.counters) + RETURN_POINTS * returns;
}

/** Whether the menus keep every spacing rule in some order of the days and no counted food exceeds its maximum. */
export function isWeek(model: ProofModel, week: readonly Menu[]): boolean {
  const days = week.map((menu) => dishesOfMenu(model, menu));
  return canBeOrdered(days, model.step) && wallsBroken(days.flat(), model.context.visitor).length === 0;
}

/** Number of menus, before any rule. */
export function menuCount({ slots }: ProofModel): number {
  return slots.reduce((count, { dishes }) => count * dishes.length, 1);
}
