import { fail, ok, type Result } from '../result/result.ts';
import type { MealStyle } from '../vocabulary/meal-styles.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import { addDays, isCalendarDate, PLAN_DAYS } from '../week/calendar-date.ts';
import type { Survey, SurveyDraft } from './survey.ts';

/** Missing answers of a draft, in the order of the screens. */
export const SURVEY_PROBLEMS = [
  'targetMissing',
  'mealStyleMissing',
  'areaMissing',
  'startDateMissing',
  'startDateInvalid',
  'startDatePast',
] as const;
export type SurveyProblem = (typeof SURVEY_PROBLEMS)[number];

/** Turns a draft into a survey, or lists every missing answer. `today` is YYYY-MM-DD in Seoul. */
export function completeSurvey(draft: SurveyDraft, today: string): Result<Survey, readonly SurveyProblem[]> {
  const problems: SurveyProblem[] = [];
  if (draft.targets.length === 0) problems.push('targetMissing');
  const mealStyles = completeMealStyles(draft);
  if (mealStyles === null) problems.push('mealStyleMissing');
  if (needsArea(draft) && draft.areas.length === 0) problems.push('areaMissing');
  const { startDate } = draft;
  if (startDate === null) problems.push('startDateMissing');
  else if (!startsWeek(startDate)) problems.push('startDateInvalid');
  else if (startDate < today) problems.push('startDatePast');
  if (problems.length > 0 || mealStyles === null || startDate === null) return fail(problems);
  return ok({ ...draft, mealStyles, startDate });
}

/** Whether a date exists and so do the days of its plan: the last week of 9999 would end in a year of five digits. */
function startsWeek(date: string): boolean {
  return isCalendarDate(date) && isCalendarDate(addDays(date, PLAN_DAYS - 1));
}

/** True when a meal is eaten at a restaurant, which requires an area. */
export function needsArea(draft: Pick<SurveyDraft, 'mealStyles'>): boolean {
  return MEAL_TIMES.some((time) => draft.mealStyles[time] === 'restaurant');
}

function completeMealStyles(draft: SurveyDraft): Record<MealTime, MealStyle> | null {
  const { breakfast, lunch, dinner } = draft.mealStyles;
  return breakfast && lunch && dinner ? { breakfast, lunch, dinner } : null;
}
