import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { dishesServed, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option } from '../model/week-grid.ts';
import { eatenDishes } from './eaten-dishes.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
};

/** A finished week as options at all three meal times, for scoring it again. A slot without a known dish is null. */
export function gridOfWeek({ week, candidates, tables, visitor }: Input): (Option | null)[][] {
  const catalogue = prepareCatalogue(candidates);
  const eaten = eatenDishes(catalogue, visitor);
  const dishOf = dishesServed({ get: () => undefined }, tables);
  return week.map((day) =>
    MEAL_TIMES.map((time) => {
      const slot = day.slots[time];
      const position = 'id' in slot ? catalogue.positionOf(slot.id) : undefined;
      const candidate = position === undefined ? undefined : eaten.candidateAt(time, position);
      if (position === undefined || candidate === undefined) return null;
      const laid = dishOf(slot);
      if (laid === undefined) return { candidate, cost: 0, amounts: eaten.amountsAt(time, position) };
      const own = eaten.portionOf(laid, time, position);
      return { candidate: own.candidate, cost: 0, amounts: own.amounts };
    }),
  );
}
