import type { Verdict } from '@kkini/domain';
import { type Candidate, dishesServed, type PersonDay } from '@kkini/planner';
import { type Foods, laidWeek, type Numbered } from '../laid-weeks.ts';

/** The verdict on one limit of a person's day, or of one meal for a limit of a meal. */
export type LimitVerdict = {
  /** The nutrient, and whether the limit is of a day or of a meal. */
  readonly limit: string;
  readonly verdict: Verdict;
};

/** A planned week in the form of the score. */
export type JudgedWeek = {
  readonly verdicts: readonly LimitVerdict[];
  readonly isProved: boolean;
  /** Dishes eaten on each day. */
  readonly days: readonly (readonly Candidate[])[];
};

/** Plans the week of a survey, with laid tables, and judges every limit of every person on every day. */
export function judgeSurvey(numbered: Numbered, foods: Foods): JudgedWeek {
  const { candidates, tables } = foods;
  const { week, quality, assessment } = laidWeek(numbered, foods, 'nutrition');
  const dishOf = dishesServed(new Map(candidates.map((each) => [each.id, each])), tables);
  return {
    verdicts: assessment.days.flatMap(({ persons }) => persons.flatMap(limitVerdicts)),
    isProved: quality.certificate.proved,
    days: week.map(({ slots }) => Object.values(slots).flatMap((slot) => dishOf(slot) ?? [])),
  };
}

/** Each limit of a day and of its meals. No limit of a day below its energy floor counts as kept (safety-rules section 3.1). */
function limitVerdicts({ figures, verdict: ofDay }: PersonDay): readonly LimitVerdict[] {
  return figures.flatMap(({ nutrient, per, verdict, meals }) =>
    Object.values(meals ?? { day: verdict }).map((each) => ({
      limit: `${nutrient} per ${per}`,
      verdict: ofDay === 'belowFloor' && each === 'within' ? ofDay : each,
    })),
  );
}
