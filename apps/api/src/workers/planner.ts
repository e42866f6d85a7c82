import type { MealStyle, MealTime, Survey, WeekPlan } from '@kkini/domain';
import type {
  CertifyAgainInput,
  CompanionChoice,
  DayReasons,
  FormerWeek,
  LightenWeekInput,
  LightWeek,
  MealChoices,
  PlannedWeek,
  StockCertificate,
  StyleOutlook,
  WeekAssessment,
} from '@kkini/planner';
import type { PlanningBasis } from './planning-basis.ts';

/** The planner's answer and the catalogue it is based on. */
export type FromBasis<Value> = { readonly value: Value; readonly basis: PlanningBasis };

/** Reasons for the dishes of a week, and its quality. */
export type ExplainedWeek = {
  readonly reasons: readonly DayReasons[];
  readonly assessment: WeekAssessment;
};

/** Plans off the caller's thread. Rejects with AppError('busy') when overloaded. */
export type Planner = {
  readonly basis: PlanningBasis;
  /** True if an answer takes no longer than planning itself. */
  isWarm(): boolean;
  ask<Job extends PlannerJob>(job: Job): Promise<FromBasis<AnswerTo<Job>>>;
};

/** The value of the answer to each kind of job. */
type Answers = {
  readonly planWeek: PlannedWeek;
  readonly changeMeal: MealChoices;
  readonly changeCompanion: readonly CompanionChoice[];
  readonly certifyAgain: StockCertificate | null;
  readonly lightenWeek: LightWeek | null;
  readonly explainWeek: ExplainedWeek;
  readonly styleOutlook: StyleOutlook;
};

export type AnswerTo<Job extends PlannerJob> = Answers[Job['kind']];

/** A week, or the rest of one, to plan for these answers. */
export type PlanWeekJob = {
  readonly kind: 'planWeek';
  /** Most random points; the usual ones if absent. */
  readonly seedPoints?: number;
  readonly survey: Survey;
  readonly seed: number;
  readonly former?: FormerWeek;
};

/** One slot of a week to fill again for these answers. */
export type ChangeMealJob = {
  readonly kind: 'changeMeal';
  readonly survey: Survey;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
  readonly seed: number;
};

/** A companion of one meal of a week to replace for these answers; meals before `today` (YYYY-MM-DD) are over. */
export type ChangeCompanionJob = {
  readonly kind: 'changeCompanion';
  readonly survey: Survey;
  readonly week: WeekPlan;
  readonly date: string;
  readonly mealTime: MealTime;
  readonly companionId: string;
  readonly today: string;
  readonly seed: number;
};

/** A changed week whose days are to be certified. */
export type CertifyAgainJob = Pick<CertifyAgainInput, 'week' | 'seed' | 'kept' | 'chosen'> & {
  readonly kind: 'certifyAgain';
  readonly survey: Survey;
};

/** A week to lighten for these answers. */
export type LightenWeekJob = Pick<
  LightenWeekInput,
  'week' | 'seed' | 'seedPoints' | 'basket' | 'reach' | 'kept' | 'chosen' | 'today'
> & { readonly kind: 'lightenWeek'; readonly survey: Survey };

/** A week to explain to the people of these answers; the seed is that of the week. */
export type ExplainWeekJob = {
  readonly kind: 'explainWeek';
  readonly survey: Survey;
  readonly week: WeekPlan;
  readonly seed: number;
};

/** Answers whose meal styles are assessed before planning. */
export type StyleOutlookJob = { readonly kind: 'styleOutlook'; readonly survey: Survey };

export type PlannerJob =
  | PlanWeekJob
  | ChangeMealJob
  | ChangeCompanionJob
  | CertifyAgainJob
  | LightenWeekJob
  | ExplainWeekJob
  | StyleOutlookJob;

export type JobAnswer = {
  [Kind in keyof Answers]: { readonly kind: Kind; readonly value: Answers[Kind] };
}[keyof Answers];

/** The value of the answer to a job; throws if the answer is for another kind of job. */
export function answerTo<Job extends PlannerJob>(answer: JobAnswer, { kind }: Job): AnswerTo<Job> {
  if (answer.kind !== kind) throw new Error('The planner answered another question');
  return answer.value as AnswerTo<Job>;
}

/** Start data of a worker: the catalogue as UTF-8 JSON in memory shared by all workers. */
export type WorkerStart = { readonly catalogue: SharedArrayBuffer };

/** A request to a worker; it skips a job received after `startBy`, in milliseconds of the threads' shared clock. */
export type WorkerRequest = { readonly id: number; readonly startBy: number; readonly job: PlannerJob };

/** A worker's message when it starts a request. */
export type RequestStart = { readonly id: number; readonly threadId: number };

/** The result of a request; `late` if it was received too late. */
export type WorkerReply =
  | { readonly kind: 'answer'; readonly answer: JobAnswer; readonly ranMs: number }
  | { readonly kind: 'failure'; readonly error: unknown }
  | { readonly kind: 'late' };

/** A job that a worker answered, that no worker started in time (`busy`), or that failed. */
export type FinishedJob = {
  readonly kind: PlannerJob['kind'];
  readonly outcome: 'answered' | 'busy' | 'failed';
  /** Time since its submission, including the wait for a worker. */
  readonly tookMs: number;
  /** Time in the worker; null without an answer. */
  readonly ranMs: number | null;
  readonly answer: JobAnswer | null;
};
