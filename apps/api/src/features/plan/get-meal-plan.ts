import { getMealPlan as call } from '@kkini/contract';
import { seoulDate } from '@kkini/domain';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { findPlanVersion, type PlanVersion, versionText } from '../../db/stores/plan-version-store.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import type { PreparedAnswer } from '../../plugins/prepared/prepared-answer.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import type { Visiting } from '../../plugins/prepared/register-prepared.ts';
import type { PlanningBasis } from '../../workers/planning-basis.ts';
import { describePlan } from './describe-plan.ts';
import { dateOfPart, partOfPlan } from './part-of-plan.ts';
import type { KnownReasons } from './wire/known-reasons.ts';

type Request = z.output<(typeof call)['request']>;
type Reading = {
  readonly parts: AppParts;
  readonly known: KnownReasons;
  readonly prepared: PreparedAnswers;
};

/**
 * The plan of a survey, or the meals of a shared one. Computed again if the answers, the plan, the catalogue or the day in Seoul
 * has changed, and otherwise answered from the cache after one query.
 */
export async function getMealPlan(
  reading: Reading,
  { surveyId: id, part, date: asked }: Request,
  visiting: Visiting,
): Promise<PreparedAnswer> {
  const { parts, prepared } = reading;
  const version = await openPlan(parts, id, visiting);
  const { basis } = parts.planner;
  const now = parts.now();
  const today = seoulDate(now);
  const { surveyId, isShared } = version;
  const state = [isShared, versionText(version), basis.catalogue.dataVersion, today].join(' ');
  const whole = () =>
    prepared.get(call, { surveyId, state }, () => describeWhole(reading, { id, version, basis, now }));
  if (part === undefined) return await whole();
  const partState = [state, part, part === 'day' && asked].join(' ');
  return await prepared.get(call, { surveyId, state: partState }, async () => {
    const { text, isLasting } = await whole();
    const plan = call.reply.parse(JSON.parse(text));
    const date = dateOfPart(Object.keys(plan.mealPlan), { asked, today });
    return { reply: partOfPlan(plan, part === 'week' ? { part } : { part, date }), isLasting };
  });
}

/** Versions of the survey and plan an id leads to. Binds an anonymous survey to a signed-in reader. */
async function openPlan(parts: AppParts, id: string, visiting: Visiting): Promise<PlanVersion> {
  const { database } = parts;
  const version = await findPlanVersion(database, id);
  if (version === null) throw new AppError('surveyNotFound');
  if (version.isFree && !version.isShared && visiting.hasToken) {
    const principal = await visiting.identify();
    await database.transaction((queries) => openSurvey(queries, principal, version.surveyId));
  }
  if (version.plan === null) throw new AppError('planNotFound');
  return version;
}

type State = {
  readonly id: string;
  readonly version: PlanVersion;
  readonly basis: PlanningBasis;
  readonly now: number;
};

async function describeWhole({ parts: { database }, known }: Reading, { id, version, basis, now }: State) {
  const { surveyId, isShared } = version;
  const { reply, isWhole } = await describePlan({ database, known }, { surveyId, isShared, basis, now });
  // Versions are never reused: if it is unchanged, everything read in between belongs to it.
  const present = await findPlanVersion(database, id);
  return { reply, isLasting: isWhole && present !== null && versionText(present) === versionText(version) };
}
