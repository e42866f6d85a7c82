import {
  answersFromWire,
  copySurvey,
  deleteSurvey,
  listSurveys,
  type MySurveyWire,
  surveyWireSchema,
} from '@kkini/contract';
import { EMPTY_SURVEY, type LastStep, type SurveyDraft } from '@kkini/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Platform } from '../../platform/platform.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { answerOf } from '../../platform/server/call-error.ts';
import { createOnce } from '../../platform/server/create-once.ts';
import { notifyPlanChanged } from '../../platform/server/plan-changes.ts';

const PAGE = 20;
export const MY_PLANS_KEY = ['my-plans'];

/** A survey of the account with the days of its plan, if it has one. */
export type MyPlan = {
  readonly surveyId: string;
  readonly lastStep: LastStep;
  readonly draft: SurveyDraft;
  readonly days: { readonly from: string; readonly to: string } | null;
  /** Answers this page cannot read, wholly or in part. The draft lacks what is unreadable. */
  readonly unread: readonly OpenAnswer[];
};

/** Answers, by wire name, that may contain values this page does not know. */
const OPEN_ANSWERS = [
  'step1',
  'mealCategory',
  'dates',
  'area',
  'health',
  'eatingHabits',
  'excludedIngredients',
  'excludedStrictness',
  'persons',
  'prepDay',
  'rice',
  'weekdayMinutes',
  'foodsAtHome',
  'refusedExtras',
] as const;
export type OpenAnswer = (typeof OPEN_ANSWERS)[number];

/** The surveys and plans of the signed-in account, newest first, in pages. */
export function useMyPlans() {
  const { server } = usePlatform();
  return useInfiniteQuery({
    queryKey: MY_PLANS_KEY,
    initialPageParam: null,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      readonly pageParam: string | null;
      readonly signal: AbortSignal;
    }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const page = await answerOf(server.read(listSurveys, { limit: PAGE, ...cursor }, signal));
      return { plans: page.surveys.map(readPlan).filter(isWorthShowing), nextCursor: page.nextCursor };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Starts a new survey with the same answers; a past start date is cleared, here and on the server. */
export async function copyPlan(
  { server, clock }: Pick<Platform, 'server' | 'clock'>,
  plan: MyPlan,
): Promise<MyPlan> {
  const original = plan.surveyId;
  const copy = createOnce(server, original, (id) => server.call(copySurvey, { ...id, surveyId: original }));
  const { surveyId } = await answerOf(copy);
  const { startDate } = plan.draft;
  const isPast = startDate !== null && startDate < clock.today();
  const draft = isPast ? { ...plan.draft, startDate: null } : plan.draft;
  return { surveyId, lastStep: 'inputCheck', draft, days: null, unread: plan.unread };
}

/** Deletes a survey with its plan, on the server and on this device. */
export async function deletePlan(
  { server, kept, storage }: Pick<Platform, 'server' | 'kept' | 'storage'>,
  surveyId: string,
): Promise<void> {
  await answerOf(server.call(deleteSurvey, { surveyId }));
  await kept.clear();
  notifyPlanChanged(storage, surveyId);
}

/**
 * Parses a survey of the account. Every answer matters: a copy plans with it, and what is lost here would be lost on the server
 * too. So an answer that cannot be read loses only its unknown part, and is named.
 */
function readPlan({ id, lastStep, plan, ...row }: MySurveyWire): MyPlan {
  const { surveyId, createdAt, updatedAt, shares, startIntro, ...answers } = row;
  const unread = OPEN_ANSWERS.filter((name) => !canRead(name, answers[name]));
  // An unknown dialog is asked again.
  const known = ([...unread, 'confirmations'] as const).map((name) => [name, knownPart(name, answers[name])]);
  const read = surveyWireSchema.parse({ ...answers, ...Object.fromEntries(known) });
  const draft = { ...EMPTY_SURVEY, ...answersFromWire(read) };
  return { surveyId: id, lastStep, draft, days: plan && { from: plan.from, to: plan.to }, unread };
}

function canRead(name: OpenAnswer | 'confirmations', answer: unknown): boolean {
  return surveyWireSchema.shape[name].safeParse(answer).success;
}

/** The readable meals or list items of an answer; undefined for anything else, and for a list that is too long. */
function knownPart(name: OpenAnswer | 'confirmations', answer: unknown): unknown {
  if (name === 'mealCategory') return knownStyles({ ...NO_STYLES, ...Object(answer) });
  const items = Array.isArray(answer) ? answer.filter((item) => canRead(name, [item])) : undefined;
  return canRead(name, items) ? items : undefined;
}

const NO_STYLES = { breakfast: null, lunch: null, dinner: null };

/** Style of each meal; null if it cannot be read. */
function knownStyles(styles: Readonly<Record<keyof typeof NO_STYLES, unknown>>) {
  const read = (time: keyof typeof NO_STYLES) =>
    canRead('mealCategory', { ...NO_STYLES, [time]: styles[time] }) ? styles[time] : null;
  return { breakfast: read('breakfast'), lunch: read('lunch'), dinner: read('dinner') };
}

/** Whether to list a survey. Every start creates one; a survey without answers is left out. */
function isWorthShowing({ days, draft, unread }: MyPlan): boolean {
  return days !== null || draft.targets.length > 0 || unread.length > 0;
}
