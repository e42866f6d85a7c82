import type { LastStep } from '@kkini/domain';
import type { MessageKey } from '../../../messages/ko.ts';
import { PATHS } from '../../../platform/address/paths.ts';

/** The six steps of the side panel; the last is the summary, which has no progress bar. */
export const SURVEY_STEPS = [
  'survey.stepTargets',
  'survey.stepCalendar',
  'survey.stepHealth',
  'survey.stepEating',
  'survey.stepExcluded',
  'survey.stepCheck',
] as const satisfies readonly MessageKey[];

/** Number of progress bars: the summary is not a question. */
export const PROGRESS_STEPS = SURVEY_STEPS.length - 1;

/** Number of the step a screen belongs to, 1 to 6. */
export function stepNumber(pathname: string): number {
  return NUMBERS[pathname] ?? 1;
}

const NUMBERS: Readonly<Record<string, number>> = {
  [PATHS.calendar]: 2,
  [PATHS.calendarAlias]: 2,
  [PATHS.health]: 3,
  [PATHS.healthAlias]: 3,
  [PATHS.bodies]: 3,
  [PATHS.eating]: 4,
  [PATHS.eatingAlias]: 4,
  [PATHS.excluded]: 5,
  [PATHS.excludedAlias]: 5,
  [PATHS.inputCheck]: 6,
};

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
