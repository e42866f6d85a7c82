import type { AppParts } from '../../app-parts.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import type { SurveyTurns } from './survey-turns.ts';

/** Context of a call that changes a plan: the server's parts, the caller, and the turns of surveys. */
export type PlanCall = {
  readonly parts: AppParts;
  readonly caller: Caller;
  readonly turns: SurveyTurns;
};

/** Attempts to plan for a survey that is edited meanwhile; then the server answers `busy`. */
export const PLAN_ATTEMPTS = 5;
