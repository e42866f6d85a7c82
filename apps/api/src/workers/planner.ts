import type { DayReasons, MealChoices, PlannedWeek } from '@kkini/planner';
import type { ChangeMealJob, ExplainWeekJob, PlanWeekJob } from './planner-messages.ts';
import type { PlanningBasis } from './planning-basis.ts';

/** The planner's answer and the catalogue it is based on. */
export type FromBasis<Value> = { readonly value: Value; readonly basis: PlanningBasis };

/** Plans off the caller's thread. Rejects with AppError('busy') when overloaded. */
export type Planner = {
  /** The basis of the next answer. */
  readonly basis: PlanningBasis;
  /** True when an answer takes no longer than planning itself. */
  isWarm(): boolean;
  planWeek(job: PlanWeekJob): Promise<FromBasis<PlannedWeek>>;
  changeMeal(job: ChangeMealJob): Promise<FromBasis<MealChoices>>;
  explainWeek(job: ExplainWeekJob): Promise<FromBasis<readonly DayReasons[]>>;
};
