import { type PermissionAnswers, planPermission } from '@kkini/domain';

/**
 * Whether no plan is made for one of the people, whatever they eat: small children, trouble swallowing, kidneys of stage 4 or 5, a
 * stomach operation of late (safety-rules section 4).
 */
export function getsNoPlan(answers: PermissionAnswers, year: number): boolean {
  const permission = planPermission(answers, year);
  return permission.kind === 'refuse' && permission.code === 'PERSON_NOT_PLANNED';
}
