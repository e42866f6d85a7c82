import type { Survey } from '@kkini/domain';
import { type MealPlace, makeVisitor, type PlannedWeek, seedFrom, type Visitor } from '@kkini/planner';
import { type Check, type PlanToVerify, verifyPlan } from '@kkini/planner/verification';
import type { ServedCatalogue } from './served-catalogue.ts';

const SURVEY_ID = 'visit';

/** A plan as the server stores it: the week, the changed meals of each day, and the answers it was planned for. */
export type StoredPlan = {
  readonly survey: Survey;
  readonly visitor: Visitor;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly days: PlanToVerify['days'];
  readonly certificate: NonNullable<PlanToVerify['certificate']>;
  readonly kept: readonly MealPlace[];
};

/** The seed of a survey's plan with this number. */
export function seedOf(regeneration: number): number {
  return seedFrom(SURVEY_ID, regeneration);
}

type Planned = {
  readonly survey: Survey;
  readonly visitor: Visitor;
  readonly regeneration: number;
  readonly planned: PlannedWeek;
  readonly kept?: readonly MealPlace[];
};

/** A newly planned week, with its certificate. */
export function storedPlan(
  { planned: { week, quality }, kept = [], ...asked }: Planned,
  { name }: Pick<ServedCatalogue, 'name'>,
): StoredPlan {
  return {
    ...asked,
    kept,
    ladderStep: quality.ladderStep,
    days: week.map((day, at) => ({ ...day, changes: 0, ...assessedAs(quality, at) })),
    certificate: { ...quality.certificate, dataVersion: name, changed: false },
  };
}

function assessedAs({ days }: PlannedWeek['quality'], at: number) {
  const day = days[at];
  return day === undefined ? {} : { verdict: day.verdict, extras: day.extras, portions: day.portions };
}

/** The people of a survey as the planner knows them. */
export function visitorOf(survey: Survey, { taxonomy }: ServedCatalogue): Visitor {
  return makeVisitor(taxonomy, survey);
}

/**
 * Findings of the checks of stored plans: failures and, for an unchanged plan, open checks too. For a changed plan the certificate
 * no longer holds.
 */
export function checksAgainst(plan: StoredPlan, { dishes }: ServedCatalogue): readonly Check[] {
  const { survey, regeneration, ladderStep, days, certificate } = plan;
  const isChanged = certificate.changed || certificate.companionsChanged === true;
  const checks = verifyPlan(dishes, {
    surveyId: SURVEY_ID,
    answers: survey,
    answersAreThose: true,
    regeneration,
    ladderStep,
    days,
    certificate,
  });
  return checks.filter(({ outcome }) => outcome === 'failed' || (outcome === 'open' && !isChanged));
}
