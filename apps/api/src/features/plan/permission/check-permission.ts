import type { RefusalWire } from '@kkini/contract';
import {
  type DayPlan,
  type MealStyleChoice,
  type PermissionAnswers,
  type PlanDialog,
  planPermission,
  REFUSAL_REASON_KO,
  type Refusal,
  seoulDate,
} from '@kkini/domain';
import { AppError } from '../../../app-error.ts';

/** Refuses answers that must not get a plan (safety-rules sections 3.3 and 4). */
export function checkPermission(answers: PermissionAnswers, now: number): void {
  const refusal = refusalOf(answers, now);
  if (refusal !== null) throw refusalError(refusal);
}

/** Why these answers get no plan; null if they do. */
export function refusalOf(answers: PermissionAnswers, now: number): Refusal | null {
  const permission = planPermission(answers, yearOf(now));
  return permission.kind === 'refuse' ? permission : null;
}

/** The first refusal among days with their own fasted meals, whatever the answers request; null if all days are allowed. */
export function refusalOfDays(
  days: readonly DayPlan[],
  answers: PermissionAnswers,
  now: number,
): Refusal | null {
  for (const { slots } of days) {
    const refusal = refusalOf({ ...answers, mealStyles: fastsOf(slots) }, now);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The fasted meals of a day, in the form a permission check takes. */
export function fastsOf({ breakfast, lunch, dinner }: DayPlan['slots']): MealStyleChoice {
  const fasted = ({ kind }: DayPlan['slots']['lunch']) => (kind === 'fasting' ? 'fasting' : null);
  return { breakfast: fasted(breakfast), lunch: fasted(lunch), dinner: fasted(dinner) };
}

export function refusalError(refusal: Refusal): AppError {
  return new AppError(refusal.code, undefined, { refusal: refusalWire(refusal) });
}

/** A refusal in wire form, with its reason in Korean. */
export function refusalWire({ reason, target, waysOn }: Refusal): RefusalWire {
  return { reason: REFUSAL_REASON_KO[reason], reasonCode: reason, target, waysOn: [...waysOn] };
}

/** Unanswered dialogs of a survey. The plan is made anyway and lists them. */
export function openDialogs(answers: PermissionAnswers, now: number): readonly PlanDialog[] {
  const permission = planPermission(answers, yearOf(now));
  return permission.kind === 'confirm' ? permission.dialogs : [];
}

/** The current year in Seoul. */
function yearOf(now: number): number {
  return Number(seoulDate(now).slice(0, 4));
}
