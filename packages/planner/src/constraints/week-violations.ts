import { MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';
import { type Candidate, candidatesById } from '../model/candidate.ts';
import type { Violation } from '../model/hard-rule.ts';
import { type DishesServed, dishesServed, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { hardViolations } from './dish-violations.ts';
import { holdsCounted, weekWalls } from './week-walls.ts';

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  /** Undefined where no meal has companions of its own. */
  readonly tables: Tables | undefined;
  readonly visitor: Visitor;
};

/**
 * The last check before a week is saved: every dish exists, has the style its slot claims, breaks no exclusion and no HARD
 * rule, and no food exceeds its weekly count. Reads the finished week alone, so that it does not repeat mistakes of the
 * search.
 */
export function weekViolations({ week, candidates, tables, visitor }: Input): readonly Violation[] {
  const dishOf = dishesServed(candidatesById(candidates), tables);
  const ofSlots = week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) =>
      slotViolations(slots[mealTime], { dishOf, visitor, mealTime }).map((violation) => ({
        ...violation,
        date,
        mealTime,
      })),
    ),
  );
  return [...ofSlots, ...countedViolations({ week, dishOf, visitor })];
}

/** Counted foods the week serves more often than somebody at the table may have them. */
function countedViolations({
  week,
  dishOf,
  visitor,
}: Pick<Input, 'week' | 'visitor'> & Pick<Facts, 'dishOf'>): readonly Violation[] {
  const served = week.flatMap(({ slots }) => MEAL_TIMES.flatMap((time) => dishOf(slots[time]) ?? []));
  return [...weekWalls(visitor)].flatMap(([food, most]) =>
    served.filter((dish) => holdsCounted(dish, food)).length > most
      ? [{ rule: 'weekWall', subject: food }]
      : [],
  );
}

type Facts = {
  readonly dishOf: DishesServed;
  readonly visitor: Visitor;
  readonly mealTime: MealTime;
};

function slotViolations(slot: MealSlot, { dishOf, visitor, mealTime }: Facts): readonly Violation[] {
  if (!('id' in slot)) return [];
  const candidate = dishOf(slot);
  if (candidate === undefined) return [{ rule: 'unknownDish', subject: slot.id }];
  if (candidate.style !== slot.style || candidate.kind !== slot.kind) {
    return [{ rule: 'mealStyle', subject: slot.id }];
  }
  return hardViolations(candidate, visitor, mealTime);
}
