import type { Certificate } from '@kkini/planner';

/** The proof about a plan when it was made, and the rules, dishes and answers it applies to. */
export type StoredCertificate = {
  /** Points of the week, and its lower bound. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective. */
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** The ladder step whose spacing rules hold, and how widely the search looked for dishes; absent in older plans. */
  readonly spacingStep?: number;
  readonly reach?: Certificate['reach'];
  readonly seed: number;
  /** Most points the seed added to a dish; absent in older plans. */
  readonly seedPoints?: number;
  /** The meals kept when the rest of the week was planned anew; absent or null when all were planned. */
  readonly kept?: Certificate['kept'];
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Digest of the survey's answers the week was planned for. */
  readonly answers: string;
  /** True after a change of a meal: the certificate then applies to the former week. */
  readonly changed: boolean;
};
