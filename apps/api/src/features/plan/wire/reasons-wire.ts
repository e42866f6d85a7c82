import type { ReasonWire, WeekReasonsWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import type { DayReasons, Reason } from '@kkini/planner';
import type { PlanningBasis } from '../../../workers/planning-basis.ts';

/** Reasons as the calls spell them: the runner-up gets its name. */
export function reasonsWire(week: readonly DayReasons[], { catalogue }: PlanningBasis): WeekReasonsWire {
  const titleOf = (id: string) =>
    catalogue.recipes.get(id)?.title ?? catalogue.products.get(id)?.name ?? null;
  return Object.fromEntries(
    week.map(({ date, reasons }) => [
      date,
      Object.fromEntries(
        MEAL_TIMES.flatMap((mealTime) => {
          const told = reasons[mealTime]?.flatMap((reason) => reasonWire(reason, titleOf));
          return told === undefined || told.length === 0 ? [] : [[mealTime, told]];
        }),
      ),
    ]),
  );
}

function reasonWire(reason: Reason, titleOf: (id: string) => string | null): readonly ReasonWire[] {
  if (!('runnerUpId' in reason)) return [reason];
  const runnerUpTitle = titleOf(reason.runnerUpId);
  return runnerUpTitle === null ? [] : [{ ...reason, runnerUpTitle }];
}
