import type { DayReasons, MealChoices, PlannedWeek } from '@kkini/planner';
import type { ChangeMealJob, ExplainWeekJob, PlanWeekJob } from './planner-messages.ts';
import type { PlanningBasis } from './planning-basis.ts';

/** What the planner answered and the catalogue it answered from. */
export type FromBasis<Value> = { readonly value: Value; readonly basis: PlanningBasis };

/** Plans without keeping the caller's thread busy. Refuses with AppError('busy') when too much is asked at once. */
export type Planner = {
  /** What the next answer will be made from. */
  readonly basis: PlanningBasis;
  /** True when an answer takes no longer than planning itself. */
  isWarm(): boolean;
  planWeek(job: PlanWeekJob): Promise<FromBasis<PlannedWeek>>;
  changeMeal(job: ChangeMealJob): Promise<FromBasis<MealChoices>>;
  explainWeek(job: ExplainWeekJob): Promise<FromBasis<readonly DayReasons[]>>;
};
