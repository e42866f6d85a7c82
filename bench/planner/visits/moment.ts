import type { Survey, WeekPlan } from '@kkini/domain';
import type { MealPlace } from '@kkini/planner';
import type { Check } from '@kkini/planner/verification';

/** Steps of a simulated visitor, in order. Offers are judged as well as what is accepted. */
export const STEPS = [
  'plan',
  'lighter week',
  'offered meal',
  'changed meals',
  'offered companion',
  'changed companions',
  'replan',
  'edit',
] as const;
export type Step = (typeof STEPS)[number];

/** A week as it is, or as it would be after accepting an offer. */
export type Moment = {
  readonly step: Step;
  /** The offer or action; empty for a whole plan. */
  readonly done: string;
  readonly survey: Survey;
  readonly week: WeekPlan;
  /** YYYY-MM-DD: days before it are over. */
  readonly from: string;
  /** Kept meals of future days. */
  readonly kept: readonly MealPlace[];
  /** Findings of the checks of a stored plan; absent for an offer. */
  readonly against?: readonly Check[];
};

/** What a finding is about. */
export const FINDING_KINDS = [
  'exclusion',
  'prohibition',
  'no such dish',
  'fish and seaweed dishes',
  'fish and seaweed grams',
  'salty bought meals',
  'potassium and vitamin K',
  'leaves',
  'meals of a cooking',
  'refused by the server',
  'eaten besides',
  'checks of the plan',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A fault. `where` names it without figures, so that it is reported once. */
export type Finding = { readonly kind: FindingKind; readonly where: string; readonly text: string };
