export type { Check, PlanToVerify } from './plan-to-verify.ts';
export { proveAgain } from './proof/proof-checks.ts';
export { type CheckedCatalogue, type ServedDishes, servedDishes } from './served-dish.ts';
export { verifyPlan } from './verify-plan.ts';
