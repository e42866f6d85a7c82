import { type DayWire, getMealPlan, MEAL_TYPES_KO, type MealWire } from '@kkini/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { ServerClient } from '../../../platform/offline/kept-server.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf, CallError, isUnreached } from '../../../platform/server/call-error.ts';
import { ARRIVED_FRESH_MS, type CallFailure, type ReplyOf } from '../../../platform/server/server-client.ts';
import { type DayStanding, shownWarnings, standingOf } from '../standing/day-standing.ts';
import { type FirstPart, firstPart } from './selected-day.ts';

/** Most ingredients on a card (specification, section 2). */
export const HASHTAGS = 4;

const KNOWN_TYPES: readonly string[] = Object.values(MEAL_TYPES_KO);

export type MealPlan = ReplyOf<typeof getMealPlan>;
/** One day of a plan with its date, YYYY-MM-DD. */
export type PlanDay = {
  readonly date: string;
  readonly meals: DayWire;
  /** Undefined for readers who may not see it, such as guests. */
  readonly standing?: DayStanding | undefined;
  /** True for the first day of the plan, whose eve is not part of the plan. */
  readonly isFirst?: boolean;
};

/** A plan being loaded; `data` is undefined until it has what the screen shows. */
export type PlanReading = {
  readonly data: MealPlan | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** What a screen needs of a plan; with `any`, only that it can be read. */
type Needed = 'any' | 'day' | 'week' | 'whole';

/**
 * The plan of a survey or share, fetched when a screen shows it: first the part that the screen at the address shows and, once that
 * is painted, the whole plan.
 */
export function useMealPlan(surveyId: string, needed: Needed = 'whole'): PlanReading {
  const { server, firstViewPainted } = usePlatform();
  const queries = useQueryClient();
  const first = firstPart(useLocation());
  const queryKey = mealPlanKey(surveyId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (first !== null && queries.getQueryData(queryKey) === undefined) {
        const part = await server.call(getMealPlan, { surveyId, ...first }, signal);
        if (!part.ok) return readPlan(await formerPlan(server, surveyId, part.problem));
        queries.setQueryData(queryKey, readPlan(part.value));
      }
      if (queries.getQueryData<MealPlan>(queryKey)?.part !== undefined) await firstViewPainted();
      return readPlan(await answerOf(server.read(getMealPlan, { surveyId }, signal)));
    },
    // A prefetched answer is shown at once, without a skeleton.
    initialData: () => {
      const plan = server.arrived(getMealPlan, { surveyId, ...first });
      return plan === null ? undefined : readPlan(plan);
    },
    // After a part, the whole plan is fetched at once.
    staleTime: ({ state }) => (state.data?.part === undefined ? ARRIVED_FRESH_MS : 0),
  });
  // A reader must not see data of a share that was withdrawn since.
  const isThere = data !== undefined && missingPlan(error) === null && holds(data, { needed, first });
  return {
    data: isThere ? data : undefined,
    error,
    isPending: !isThere && (isPending || error === null),
    refetch,
  };
}

/** The cached copy of the whole plan, for a call that did not reach the server; throws the problem if there is none. */
async function formerPlan(server: ServerClient, surveyId: string, problem: CallFailure): Promise<MealPlan> {
  const former = isUnreached(problem) ? await server.former(getMealPlan, { surveyId }) : null;
  if (former === null) throw new CallError(problem);
  return former;
}

/** Whether a plan has what a screen needs, including the day in the address. */
function holds(
  { part, dates, mealPlan }: MealPlan,
  { needed, first }: { readonly needed: Needed; readonly first: FirstPart | null },
): boolean {
  if (part === undefined || needed === 'any') return true;
  const asked = first?.date;
  const isOther = asked !== undefined && dates?.includes(asked) && mealPlan[asked] === undefined;
  return part === needed && !isOther;
}

export function mealPlanKey(surveyId: string): readonly string[] {
  return ['meal-plan', surveyId];
}

/** Days of a plan in calendar order. Dates are compared as text, because the browser's collation takes a phone 100 ms to load. */
export function planDays({ mealPlan, quality, dates }: MealPlan): readonly PlanDay[] {
  const [first] = dates ?? Object.keys(mealPlan).sort((one, other) => (one < other ? -1 : 1));
  return Object.entries(mealPlan)
    .map(([date, meals]) => ({
      date,
      meals,
      standing: standingOf(quality, date, meals),
      isFirst: date === first,
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Fills in what a card shows if a server sends only the specified fields: a title, and ingredients as tags. A meal of an unknown
 * type gets no id, because no screen can show it; an empty address means no picture.
 */
function readPlan(plan: MealPlan): MealPlan {
  const days = Object.entries(plan.mealPlan).map(([date, day]) => [date, readDay(day)] as const);
  const mealPlan = Object.fromEntries(days);
  const { quality } = plan;
  return {
    ...plan,
    mealPlan,
    quality: quality && { ...quality, warnings: shownWarnings(quality, mealPlan) },
  };
}

function readDay(day: DayWire): DayWire {
  return {
    ...day,
    breakfast: readMeal(day.breakfast),
    lunch: readMeal(day.lunch),
    dinner: readMeal(day.dinner),
  };
}

function readMeal(meal: MealWire | null): MealWire | null {
  if (meal === null) return null;
  const { details } = meal;
  const title = details.title || details.name || details.summary || '';
  const hashtags = details.hashtags.length > 0 ? details.hashtags : details.ingredients.slice(0, HASHTAGS);
  const id = KNOWN_TYPES.includes(meal.type) ? details.id : null;
  return { ...meal, details: { ...details, id, title, hashtags, img_url: details.img_url || null } };
}

/** The reader of a plan: its owner by survey id, or a guest by share id. Links to dishes carry the same id. */
export type PlanReader = { readonly surveyId: string } | { readonly shareId: string };

export function planReader(id: string, { shared }: Pick<MealPlan, 'shared'>): PlanReader {
  return shared ? { shareId: id } : { surveyId: id };
}

/** 'none': the survey exists but has no plan. 'unknown': the survey or share does not exist, or no longer does. */
export type MissingPlan = 'none' | 'unknown';

/** Why there is nothing to load, even after a retry; null for any other failure. */
export function missingPlan(error: Error | null): MissingPlan | null {
  if (!(error instanceof CallError)) return null;
  return MISSING.find(({ code }) => code === error.failure.code)?.missing ?? null;
}

const MISSING = [
  { code: 'planNotFound', missing: 'none' },
  { code: 'surveyNotFound', missing: 'unknown' },
  { code: 'invalidRequest', missing: 'unknown' },
] as const;
