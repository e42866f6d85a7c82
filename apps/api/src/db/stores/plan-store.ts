import type { DayPlan, MealSlot, MealTime } from '@kkini/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { StoredCertificate } from '../stored-certificate.ts';
import { dayMeals, plans } from '../tables.ts';

/** One stored day; `changes` counts the meals changed since planning. */
export type StoredDay = DayPlan & { readonly dayMealId: string; readonly changes: number };

/**
 * A stored plan; `regeneration` counts how often the survey was planned anew, `ladderStep` is where it was found. Old
 * plans have no certificate.
 */
export type StoredPlan = {
  readonly surveyId: string;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly certificate: StoredCertificate | null;
  readonly days: readonly StoredDay[];
};

export async function findPlan(queries: Queries, surveyId: string): Promise<StoredPlan | null> {
  const [plan] = await queries.select().from(plans).where(eq(plans.surveyId, surveyId));
  if (!plan) return null;
  const rows = await queries
    .select()
    .from(dayMeals)
    .where(eq(dayMeals.surveyId, surveyId))
    .orderBy(asc(dayMeals.date));
  const { regeneration, ladderStep, certificate } = plan;
  return { surveyId, regeneration, ladderStep, certificate, days: rows.map(toDay) };
}

/** The survey a day belongs to. */
export async function findSurveyOfDay(queries: Queries, dayMealId: string): Promise<string | null> {
  const [row] = await queries
    .select({ surveyId: dayMeals.surveyId })
    .from(dayMeals)
    .where(eq(dayMeals.id, dayMealId));
  return row?.surveyId ?? null;
}

/** Saves a plan in place of the survey's older one. */
export async function savePlan(queries: Queries, plan: StoredPlan): Promise<void> {
  const { surveyId, regeneration, ladderStep, certificate } = plan;
  const row = { surveyId, regeneration, ladderStep, certificate, updatedAt: new Date() };
  await queries.insert(plans).values(row).onConflictDoUpdate({ target: plans.surveyId, set: row });
  await queries.delete(dayMeals).where(eq(dayMeals.surveyId, surveyId));
  const days = plan.days.map(({ dayMealId, date, slots, changes }) => ({
    id: dayMealId,
    surveyId,
    date,
    ...slots,
    changes,
  }));
  await queries.insert(dayMeals).values(days);
}

/** Puts one meal into a stored day; the certificate of the plan is then no longer that of its week. */
export async function saveSlot(
  queries: Queries,
  change: { readonly dayMealId: string; readonly mealTime: MealTime; readonly slot: MealSlot },
): Promise<void> {
  const [day] = await queries
    .update(dayMeals)
    .set({ [change.mealTime]: change.slot, changes: sql`${dayMeals.changes} + 1` })
    .where(eq(dayMeals.id, change.dayMealId))
    .returning({ surveyId: dayMeals.surveyId });
  if (day === undefined) return;
  await queries
    .update(plans)
    .set({ certificate: sql`jsonb_set(${plans.certificate}, '{changed}', 'true')`, updatedAt: new Date() })
    .where(eq(plans.surveyId, day.surveyId));
}

function toDay(row: typeof dayMeals.$inferSelect): StoredDay {
  const { id, date, breakfast, lunch, dinner, changes } = row;
  return { dayMealId: id, date, slots: { breakfast, lunch, dinner }, changes };
}
