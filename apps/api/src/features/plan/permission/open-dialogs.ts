import { type PermissionAnswers, type PlanDialog, planPermission, seoulDate } from '@kkini/domain';

/** The dialogs of a survey nobody has answered yet: a call that leaves them open plans all the same and is told. */
export function openDialogs(answers: PermissionAnswers, now: number): readonly PlanDialog[] {
  const permission = planPermission(answers, yearOf(now));
  return permission.kind === 'confirm' ? permission.dialogs : [];
}

/** The present year in Seoul. */
export function yearOf(now: number): number {
  return Number(seoulDate(now).slice(0, 4));
}
