/**
 * Limits of a search in counted work, never in time, so that the same input gives the same result on every machine. A search
 * that reaches a limit still returns a valid lower bound.
 */
export type WorkLimits = {
  /** Rounds of pricing and master programme. */
  readonly rounds: number;
  /** Pricing nodes in total, over all rounds and classes, and those of the first full round. */
  readonly pricingNodes: number;
  readonly firstPricing: number;
  /** Menus kept of a round per class. */
  readonly classMenus: number;
  /** Linear programmes of the last branch and bound. */
  readonly finalBranching: number;
};

/** Enough to prove almost every week of 10,000 dishes optimal. */
export const WORK_LIMITS: WorkLimits = {
  rounds: 30,
  pricingNodes: 5_000,
  firstPricing: 100,
  classMenus: 20_000,
  finalBranching: 3_000,
};
