import type { LastStep } from '@kkini/domain';
import { PATHS } from '../../../platform/address/paths.ts';

/** The screen at which a survey resumes. */
export function stepPath(step: LastStep): string {
  return STEP_PATHS[step];
}

const STEP_PATHS: Readonly<Record<LastStep, string>> = {
  intro: PATHS.step1,
  step1: PATHS.step1,
  area: PATHS.area,
  2: PATHS.calendar,
  3: PATHS.health,
  4: PATHS.eating,
  5: PATHS.excluded,
  inputCheck: PATHS.inputCheck,
};
