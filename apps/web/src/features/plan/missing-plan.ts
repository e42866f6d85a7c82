import { CallError } from '../../platform/server/call-error.ts';

/** 'none': the survey exists but has no plan. 'unknown': the survey or share does not exist, or no longer. */
export type MissingPlan = 'none' | 'unknown';

/** Why there is nothing to load, whatever one retries; null for any other failure. */
export function missingPlan(error: Error | null): MissingPlan | null {
  if (!(error instanceof CallError)) return null;
  return MISSING.find(({ code }) => code === error.failure.code)?.missing ?? null;
}

const MISSING = [
  { code: 'planNotFound', missing: 'none' },
  { code: 'surveyNotFound', missing: 'unknown' },
  { code: 'invalidRequest', missing: 'unknown' },
] as const;
