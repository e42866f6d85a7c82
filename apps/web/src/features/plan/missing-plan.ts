import { CallError } from '../../platform/server/call-error.ts';

/** 'none': the survey is there but was not planned. 'unknown': no such survey or share, or not any more. */
export type MissingPlan = 'none' | 'unknown';

/** Whether a failure means that there is nothing to load, however often one asks; null for any other failure. */
export function missingPlan(error: Error | null): MissingPlan | null {
  if (!(error instanceof CallError)) return null;
  return MISSING.find(({ code }) => code === error.failure.code)?.missing ?? null;
}

const MISSING = [
  { code: 'planNotFound', missing: 'none' },
  { code: 'surveyNotFound', missing: 'unknown' },
  { code: 'invalidRequest', missing: 'unknown' },
] as const;
