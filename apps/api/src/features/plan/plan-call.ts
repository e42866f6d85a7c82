import type { AppParts } from '../../app-parts.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import type { SurveyTurns } from './survey-turns.ts';

/** Context of a call that changes a plan: the app's parts, the caller, and the queues of surveys. */
export type PlanCall = {
  readonly parts: AppParts;
  readonly caller: Caller;
  readonly turns: SurveyTurns;
};

/** Attempts to plan for a survey that keeps changing, before the server answers `busy`. */
export const PLAN_ATTEMPTS = 5;
