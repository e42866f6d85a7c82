import { MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Violation } from '../model/violation.ts';
import type { Visitor } from '../model/visitor.ts';
import { hardViolations } from './dish-violations.ts';

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
};

/**
 * The last check before a week is saved: every dish exists, is of the style its slot claims, and breaks neither an
 * exclusion nor a HARD rule. Reads the finished week alone, so a mistake of the search cannot hide here.
 */
export function weekViolations({ week, candidates, visitor }: Input): readonly Violation[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) =>
      slotViolations(slots[mealTime], { byId, visitor }).map((violation) => ({
        ...violation,
        date,
        mealTime,
      })),
    ),
  );
}

type Facts = { readonly byId: ReadonlyMap<string, Candidate>; readonly visitor: Visitor };

function slotViolations(slot: MealSlot, { byId, visitor }: Facts): readonly Violation[] {
  if (!('id' in slot)) return [];
  const candidate = byId.get(slot.id);
  if (candidate === undefined) return [{ rule: 'unknownDish', subject: slot.id }];
  if (candidate.style !== slot.style || candidate.kind !== slot.kind) {
    return [{ rule: 'mealStyle', subject: slot.id }];
  }
  return hardViolations(candidate, visitor);
}
