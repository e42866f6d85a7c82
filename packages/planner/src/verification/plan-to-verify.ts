import type { DayPlan, SurveyDraft } from '@kkini/domain';

/** A certificate as it was stored with a plan. */
export type ClaimedCertificate = {
  readonly objective: number;
  readonly lowerBound: number;
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  readonly seed: number;
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Whether a meal was changed since, so that it speaks of a week that is no more. */
  readonly changed: boolean;
};

/** A stored plan with the answers of its survey; `regeneration` counts earlier plans, `changes` changed meals of a day. */
export type PlanToVerify = {
  readonly surveyId: string;
  readonly answers: SurveyDraft;
  /** Whether the plan was made for these answers. */
  readonly answersAreThose: boolean;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly days: readonly (DayPlan & { readonly changes: number })[];
  readonly certificate: ClaimedCertificate | null;
};

/**
 * What a check found. `open`: it could not be judged, which is no success. `note`: a figure beside the checks.
 */
export type Check = {
  readonly name: string;
  readonly outcome: 'ok' | 'failed' | 'open' | 'note';
  readonly text: string;
};

/** A check that holds where nothing was found against it. */
export function checkOf(name: string, found: readonly string[], good: string): Check {
  if (found.length === 0) return { name, outcome: 'ok', text: good };
  const rest = found.length > SHOWN ? `; ${found.length - SHOWN} more` : '';
  return { name, outcome: 'failed', text: found.slice(0, SHOWN).join('; ') + rest };
}

/** Findings named one by one. */
const SHOWN = 5;
