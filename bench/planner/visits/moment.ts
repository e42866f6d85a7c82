import type { Survey, WeekPlan } from '@kkini/domain';
import type { MealPlace } from '@kkini/planner';
import type { Check } from '@kkini/planner/verification';

/** What a made-up visitor does, in order; what is offered is judged beside what is taken. */
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

/** A week as it stands, or as an offer would make it. */
export type Moment = {
  readonly step: Step;
  /** What was offered or done; empty for a whole plan. */
  readonly done: string;
  readonly survey: Survey;
  readonly week: WeekPlan;
  /** YYYY-MM-DD: days before it are over. */
  readonly from: string;
  /** Meals of later days that stayed. */
  readonly kept: readonly MealPlace[];
  /** What the checks of a stored plan find against it; absent for an offer. */
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

/** Something wrong: `where` names it without figures, so that it is told once. */
export type Finding = { readonly kind: FindingKind; readonly where: string; readonly text: string };
