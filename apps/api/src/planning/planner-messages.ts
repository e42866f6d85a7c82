import type { MealStyle, MealTime, Survey, WeekPlan } from '@kkini/domain';
import type { DayReasons, FormerWeek, MealChoices, PlannedWeek } from '@kkini/planner';

/** A week to plan for these answers, or the rest of one. */
export type PlanWeekJob = {
  readonly kind: 'planWeek';
  /** Most points of chance; those of every week where absent. */
  readonly seedPoints?: number;
  readonly survey: Survey;
  readonly seed: number;
  readonly former?: FormerWeek;
};

/** One slot of a week to fill anew for these answers. */
export type ChangeMealJob = {
  readonly kind: 'changeMeal';
  readonly survey: Survey;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly seed: number;
};

/** A week whose meals are to be explained to the people these answers are of; the seed is that of the week. */
export type ExplainWeekJob = {
  readonly kind: 'explainWeek';
  readonly survey: Survey;
  readonly week: WeekPlan;
  readonly seed: number;
};

export type PlannerJob = PlanWeekJob | ChangeMealJob | ExplainWeekJob;

export type JobAnswer =
  | { readonly kind: 'planWeek'; readonly value: PlannedWeek }
  | { readonly kind: 'changeMeal'; readonly value: MealChoices }
  | { readonly kind: 'explainWeek'; readonly value: readonly DayReasons[] };

/** What a planning thread starts with: the catalogue as UTF-8 JSON in memory that all threads share. */
export type ThreadStart = { readonly catalogue: SharedArrayBuffer };

/** What a planning thread is asked. */
export type ThreadRequest = { readonly id: number; readonly job: PlannerJob };

/** What a planning thread says: once that it is warm, then one message per request. */
export type ThreadMessage =
  | { readonly kind: 'warm' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: JobAnswer }
  | { readonly kind: 'failure'; readonly id: number; readonly error: unknown };
