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
