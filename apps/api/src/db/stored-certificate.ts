import type { Certificate } from '@kkini/planner';

/** What a plan was proved to be when it was made, and of which rules, dishes and answers that speaks. */
export type StoredCertificate = {
  /** Points of the week, and points no week falls below. */
  readonly objective: number;
  readonly lowerBound: number;
  /** (objective - lowerBound) / objective. */
  readonly gap: number;
  readonly proved: boolean;
  readonly ladderStep: number;
  /** The step whose spacing rules hold, and how far the week looked for dishes; absent in older plans. */
  readonly spacingStep?: number;
  readonly reach?: Certificate['reach'];
  readonly seed: number;
  /** Most points the seed added to a dish; absent in older plans. */
  readonly seedPoints?: number;
  /** What stayed when the rest of the week was planned anew; absent or null where all was planned. */
  readonly kept?: Certificate['kept'];
  readonly rulesVersion: string;
  readonly dataVersion: string;
  /** Digest of the survey's answers the week was planned for. */
  readonly answers: string;
  /** True once a meal was changed: the certificate then speaks of a week that is no more. */
  readonly changed: boolean;
};
