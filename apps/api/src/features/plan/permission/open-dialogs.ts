import { type PermissionAnswers, type PlanDialog, planPermission, seoulDate } from '@kkini/domain';

/** Unanswered dialogs of a survey: the plan is made anyway and lists them. */
export function openDialogs(answers: PermissionAnswers, now: number): readonly PlanDialog[] {
  const permission = planPermission(answers, yearOf(now));
  return permission.kind === 'confirm' ? permission.dialogs : [];
}

/** The current year in Seoul. */
export function yearOf(now: number): number {
  return Number(seoulDate(now).slice(0, 4));
}
