/**
 * How much a search may do, in counted work and never in time, so that the same question has the same answer on every
 * machine. A search that reaches a limit still returns a valid lower bound.
 */
export type WorkLimits = {
  /** Rounds of pricing and master programme. */
  readonly rounds: number;
  /** Nodes of the pricing searches, over all rounds and classes; those of the first full round. */
  readonly pricingNodes: number;
  readonly firstPricing: number;
  /** Linear programmes of the last branch and bound. */
  readonly finalBranching: number;
};

/** Enough to prove nearly every week of 10,000 dishes. */
export const WORK_LIMITS: WorkLimits = {
  rounds: 30,
  pricingNodes: 5_000,
  firstPricing: 100,
  finalBranching: 3_000,
};
