import { isDeepStrictEqual } from 'node:util';
import { answersFromWire, type createMealPlan as call, knownListsFromWire } from '@kkini/contract';
import {
  changeAnswers,
  excludedAtHome,
  type PlanDialog,
  readExcludedFoods,
  type Survey,
  type SurveyDraft,
  seoulDate,
  type Taxonomy,
} from '@kkini/domain';
import { type PlannedWeek, seedFrom } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import {
  findNextRegeneration,
  type StoredPlan,
  saveFirstPlan,
  saveNextPlan,
} from '../../db/stores/plan-store.ts';
import {
  findSurveyToPlan,
  type StoredSurvey,
  type SurveyToPlan,
  saveSurvey,
} from '../../db/stores/survey-store.ts';
import type { Principal } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';
import type { FromBasis } from '../../workers/planner.ts';
import { completeAnswers } from './complete-answers.ts';
import { checkPermission, openDialogs } from './permission/check-permission.ts';
import { checkUnread } from './permission/check-unread.ts';
import { PLAN_ATTEMPTS, type PlanCall } from './plan-call.ts';
import { certificateFor, checkWeek } from './planned-week.ts';
import { qualityWire, refusedExtrasWire } from './wire/quality-wire.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/**
 * Plans a week for a survey and replaces its plan, after merging the request's answers into the survey. Planning holds no lock, so
 * the week is saved only if the stored state is still the one it was planned for.
 */
export async function createMealPlan({ parts, caller, turns }: PlanCall, request: Request): Promise<Reply> {
  const work: Work = { ...parts, principal: caller.principal };
  return await turns.run(request.survey_id, async () => {
    let order = await takeAnswers(work, request);
    for (let attempt = 0; attempt < PLAN_ATTEMPTS; attempt += 1) {
      const { surveyId, survey, regeneration } = order;
      const seed = seedFrom(surveyId, regeneration);
      const planned = await parts.planner.ask({ kind: 'planWeek', survey, seed });
      const outcome = await keepWeek(work, order, planned);
      if ('reply' in outcome) return outcome.reply;
      order = outcome.order;
    }
    throw new AppError('busy');
  });
}

type Work = AppParts & { readonly principal: Principal };

/** The inputs of a week, which may be saved only while they are unchanged. */
type Order = {
  readonly surveyId: string;
  readonly survey: Survey;
  readonly regeneration: number;
  /** The survey, if it was read without a lock. */
  readonly unlocked: Pick<SurveyToPlan, 'survey' | 'version'> | null;
};

/**
 * Merges the request's answers into the survey once, so that later edits take precedence. The page sends the answers it has stored.
 */
async function takeAnswers(work: Work, request: Request): Promise<Order> {
  const order = await orderAsStored(work, request);
  if (order !== null) return order;
  return await work.database.transaction(async (queries) => {
    const stored = await lockForChange(queries, work.principal, request.survey_id);
    if (stored === null) throw new AppError('surveyNotFound');
    const merged = { ...stored, answers: changedBy(stored.answers, request) };
    const judged = await lockedOrder(queries, merged, work);
    if (!isDeepStrictEqual(merged.answers, stored.answers)) await saveSurvey(queries, merged);
    return judged;
  });
}

/**
 * The order for an anonymous survey whose stored answers the request does not change, read without a lock. The week is saved only
 * if all of it is unchanged. Null in any other case.
 */
async function orderAsStored(work: Work, request: Request): Promise<Order | null> {
  if (work.principal.kind === 'account') return null;
  const found = await findSurveyToPlan(work.database, request.survey_id);
  if (found === null || found.accountId !== null) return null;
  const { survey, nextRegeneration } = found;
  const answers = changedBy(survey.answers, request);
  if (!isDeepStrictEqual(answers, survey.answers)) return null;
  return { ...orderFor(survey, nextRegeneration, work), unlocked: found };
}

function changedBy(answers: SurveyDraft, request: Request): SurveyDraft {
  return changeAnswers(answers, namedAnswers(request), knownListsFromWire(request.based_on));
}

function namedAnswers(request: Request) {
  return answersFromWire({
    mealCategory: request.meal_categories,
    area: request.area,
    eatingHabits: request.eating_habits,
    health: request.health,
    excludedIngredients: request.excluded_ingredients,
    dates: request.dates,
    excludedStrictness: request.excluded_strictness,
    persons: request.persons,
    confirmations: request.confirmations,
    rice: request.rice,
    weekdayMinutes: request.weekday_minutes,
    foodsAtHome: request.foods_at_home,
  });
}

async function lockedOrder(queries: Queries, stored: StoredSurvey, work: Work): Promise<Order> {
  return orderFor(stored, await findNextRegeneration(queries, stored.id), work);
}

/** Checks the answers at each reading, because a week is planned and saved only while they allow it. */
function orderFor(
  { id, answers }: StoredSurvey,
  regeneration: number,
  { now, planner }: Pick<AppParts, 'now' | 'planner'>,
): Order {
  const survey = completeAnswers(answers, seoulDate(now()));
  checkPermission(survey, now());
  checkUnread(survey, planner.basis.catalogue.taxonomy);
  checkFoodsAtHome(survey, planner.basis.catalogue.taxonomy);
  return { surveyId: id, survey, regeneration, unlocked: null };
}

type Kept = { readonly plan: StoredPlan; readonly answers: SurveyDraft };

/** Saves the week, or returns the new order to plan if the survey, its plan or the catalogue has changed. */
async function keepWeek(
  work: Work,
  order: Order,
  planned: FromBasis<PlannedWeek>,
): Promise<{ readonly reply: Reply } | { readonly order: Order }> {
  // The week may be saved for this survey and catalogue only.
  checkWeek(planned.value.week, order.survey, planned.basis);
  const kept = (await keepFirst(work, order, planned)) ?? (await keepLocked(work, order, planned));
  return 'order' in kept ? kept : { reply: replyOf(kept, planned, openDialogs(order.survey, work.now())) };
}

/**
 * Saves the first week of an anonymous survey in one statement that also verifies the answers are unchanged; null for any other
 * week.
 */
async function keepFirst(work: Work, order: Order, planned: FromBasis<PlannedWeek>): Promise<Kept | null> {
  const { unlocked, regeneration } = order;
  if (unlocked === null || regeneration > 0 || !isCurrent(order, unlocked.survey, { work, planned }))
    return null;
  const { answers } = unlocked.survey;
  const plan = planOf(order, planned, { newId: work.newId, answers });
  return (await saveFirstPlan(work.database, plan, unlocked.version)) ? { plan, answers } : null;
}

/**
 * Saves the week under the lock. Does only what needs the lock, because the embedded database runs no other transaction meanwhile.
 */
async function keepLocked(
  work: Work,
  order: Order,
  planned: FromBasis<PlannedWeek>,
): Promise<Kept | { readonly order: Order }> {
  return await work.database.transaction(async (queries) => {
    const stored = await lockForChange(queries, work.principal, order.surveyId);
    if (stored === null) throw new AppError('surveyNotFound');
    if (isCurrent(order, stored, { work, planned })) {
      const { answers } = stored;
      const plan = planOf(order, planned, { newId: work.newId, answers });
      if (await saveNextPlan(queries, plan)) return { plan, answers };
    }
    return { order: await lockedOrder(queries, stored, work) };
  });
}

/** Whether the survey would now get the same week from the current catalogue; throws if it would get none. */
function isCurrent(
  { survey, regeneration }: Order,
  stored: StoredSurvey,
  { work, planned }: { readonly work: Work; readonly planned: FromBasis<PlannedWeek> },
): boolean {
  const present = orderFor(stored, regeneration, work);
  return planned.basis === work.planner.basis && isDeepStrictEqual(survey, present.survey);
}

/** The week in stored form, for these answers. */
function planOf(
  { surveyId, regeneration }: Order,
  planned: FromBasis<PlannedWeek>,
  { newId, answers }: Pick<Work, 'newId'> & Pick<Kept, 'answers'>,
): StoredPlan {
  const { week, quality } = planned.value;
  const days = week.map((day) => ({ ...day, dayMealId: newId(), changes: 0, chosen: [] }));
  const certificate = certificateFor(planned, answers);
  return { surveyId, regeneration, ladderStep: quality.ladderStep, certificate, days };
}

function replyOf(
  { plan: { surveyId, certificate, days }, answers }: Kept,
  { value: { quality }, basis }: FromBasis<PlannedWeek>,
  confirmations: readonly PlanDialog[],
): Reply {
  const dates = days.map((day) => day.date);
  const refusedExtras = refusedExtrasWire(answers, basis.catalogue.recipes);
  const qualityReply = qualityWire({ ...quality, certificate, confirmations, refusedExtras });
  return { surveyId, dates, quality: qualityReply };
}

type Answers = Pick<SurveyDraft, 'foodsAtHome' | 'excludedFoods' | 'excludedFoodStrictness'>;

/** Refuses foods at home that are also excluded, because they cannot both be meant. Names the field, never the text. */
function checkFoodsAtHome(answers: Answers, taxonomy: Taxonomy): void {
  if (answers.foodsAtHome.length === 0) return;
  const exclusions = readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions);
  const refused = excludedAtHome(taxonomy, answers.foodsAtHome, exclusions);
  if (refused.length === 0) return;
  throw new AppError(
    'invalidRequest',
    refused.map((at) => ({ field: `foods_at_home.${at}`, problem: PROBLEM })),
  );
}

const PROBLEM = 'must not be a food that excluded_ingredients leaves out';
