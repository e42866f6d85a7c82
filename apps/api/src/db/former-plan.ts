import type { StoredCertificate } from './stored-certificate.ts';
import type { StoredDay } from './stored-day.ts';

/** A plan before its rest was planned anew, kept so that it can be restored on the same day. */
export type FormerPlan = {
  /** The day in Seoul (YYYY-MM-DD) on which the rest was planned anew. */
  readonly replannedOn: string;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly certificate: StoredCertificate | null;
  readonly days: readonly StoredDay[];
};
