import { isDeepStrictEqual } from 'node:util';
import { type MealPlace, RULES_VERSION } from '@kkini/planner';
import type { AppParts } from '../../../app-parts.ts';
import type { Queries } from '../../../db/database.ts';
import { answersDigest, type StoredDay } from '../../../db/stored-plan.ts';
import { findPlan, type KeptPlan, saveCertificate } from '../../../db/stores/plan-store.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import type { CertifyAgainJob } from '../../../workers/planner.ts';
import { asSurvey, type PlanningBasis } from '../../../workers/planning-basis.ts';

type Changed = { readonly principal: Principal; readonly surveyId: string };

/**
 * Certifies the days of a week the visitor has just changed, and stores the proof. The change itself is already saved: if the
 * planner is too busy or the plan has changed since, the week has no proof about its days.
 */
export async function certifyChanged(parts: AppParts, changed: Changed): Promise<void> {
  const { database, planner } = parts;
  const { basis } = planner;
  const asked = await database.transaction((queries) => jobOf(queries, changed, basis));
  if (asked === null) return;
  const certified = await planner.ask(asked.job).catch(() => null);
  const stock = certified?.value ?? null;
  if (certified === null || stock === null || certified.basis !== basis) return;
  await database.transaction(async (queries) => {
    const present = await jobOf(queries, changed, basis);
    if (present === null || !isDeepStrictEqual(present, asked)) return;
    const { surveyId, certificate } = present.plan;
    if (certificate !== null)
      await saveCertificate(queries, { surveyId, certificate: { ...certificate, stock } });
  });
}

/**
 * The certification job, read under the lock of the survey; null if the certificate is for other rules, dishes or answers, or is
 * complete.
 */
async function jobOf(
  queries: Queries,
  { principal, surveyId }: Changed,
  { catalogue }: PlanningBasis,
): Promise<{ readonly job: CertifyAgainJob; readonly plan: KeptPlan } | null> {
  const survey = await lockForChange(queries, principal, surveyId);
  const plan = survey === null ? null : await findPlan(queries, surveyId);
  const certificate = plan?.certificate ?? null;
  if (survey === null || plan === null || certificate === null) return null;
  const {
    changed,
    companionsChanged = false,
    rulesVersion,
    dataVersion,
    answers,
    stock = null,
  } = certificate;
  const isOfNow =
    rulesVersion === RULES_VERSION &&
    dataVersion === catalogue.dataVersion &&
    answers === answersDigest(survey.answers);
  if (!isOfNow || stock !== null || !(changed || companionsChanged)) return null;
  const { seed, kept = null } = certificate;
  const { days: week } = plan;
  const job = { kind: 'certifyAgain', survey: asSurvey(survey.answers), week, seed, kept } as const;
  return { job: { ...job, chosen: week.flatMap(chosenMeals) }, plan };
}

function chosenMeals({ date, chosen }: StoredDay): readonly MealPlace[] {
  return chosen.map((mealTime) => ({ date, mealTime }));
}
