import type { FieldProblem } from '@kkini/contract';
import { completeSurvey, type Survey, type SurveyDraft, type SurveyProblem } from '@kkini/domain';
import { AppError } from '../../app-error.ts';

/** Request field and problem of each answer a plan needs. */
const FIELDS = {
  targetMissing: { field: 'step1', problem: 'must name who the plan is for' },
  mealStyleMissing: { field: 'meal_categories', problem: 'must name a meal style for every meal time' },
  areaMissing: { field: 'area', problem: 'must name an area for meals at a restaurant' },
  startDateMissing: { field: 'dates', problem: 'must name a start date' },
  startDateInvalid: { field: 'dates', problem: 'must be an existing date' },
  startDatePast: { field: 'dates', problem: 'must not be before today' },
} as const satisfies Record<SurveyProblem, FieldProblem>;

/** Complete answers for a plan that starts on `today` or later. Without a target, the plan is for the reference adult. */
export function completeAnswers(answers: SurveyDraft, today: string): Survey {
  const { targets } = answers;
  const asked = { ...answers, targets: targets.length > 0 ? targets : (['self'] as const) };
  const survey = completeSurvey(asked, today);
  if (survey.ok) return { ...survey.value, targets };
  const problems = survey.problem;
  const isPastOnly = problems.every((problem) => problem === 'startDatePast');
  throw new AppError(
    isPastOnly ? 'startDatePast' : 'surveyIncomplete',
    problems.map((problem) => FIELDS[problem]),
  );
}
