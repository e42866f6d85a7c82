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

/** What a worker starts with: the catalogue as UTF-8 JSON in memory that all workers share. */
export type WorkerStart = { readonly catalogue: SharedArrayBuffer };

/** What a worker is asked; a job taken up after `startBy`, in milliseconds since 1970, is not done. */
export type WorkerRequest = { readonly id: number; readonly startBy: number; readonly job: PlannerJob };

/** What a worker says when it takes up a request. */
export type RequestStart = { readonly id: number; readonly threadId: number };

/** What comes of a request; `late` when it was taken up too late. */
export type WorkerReply =
  | { readonly kind: 'answer'; readonly answer: JobAnswer }
  | { readonly kind: 'failure'; readonly error: unknown }
  | { readonly kind: 'late' };
