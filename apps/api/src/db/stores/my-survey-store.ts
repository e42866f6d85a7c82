import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { StoredDay } from '../stored-plan.ts';
import { dayMeals, plans, shares, surveys } from '../tables.ts';
import { dayFromRow } from './plan-store.ts';
import { type StoredSurvey, surveyFromRow } from './survey-store.ts';

/** A day with the meals that its last changes replaced. */
export type KeptDay = StoredDay & Pick<typeof dayMeals.$inferSelect, 'replaced'>;

/** A survey of an account with its plan and shares. */
export type KeptSurvey = {
  readonly survey: StoredSurvey;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly plan: {
    readonly updatedAt: Date;
    readonly days: readonly KeptDay[];
    /** The former week, as long as it can be restored. */
    readonly formerDays: readonly StoredDay[];
  } | null;
  readonly shares: readonly (typeof shares.$inferSelect)[];
};

/** One page of an account's surveys; `before` is the end of the previous page. */
export type SurveyPage = {
  readonly accountId: string;
  readonly limit: number;
  readonly before: { readonly createdAt: Date; readonly id: string } | null;
};

/** Surveys of an account with their plans, newest first. Page cursors have the precision of a Date, milliseconds. */
export async function listKeptSurveys(queries: Queries, page: SurveyPage): Promise<readonly KeptSurvey[]> {
  const { accountId, limit, before } = page;
  const madeAt = sql`date_trunc('milliseconds', ${surveys.createdAt})`;
  const isOlder =
    before === null
      ? undefined
      : sql`(${madeAt}, ${surveys.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`;
  const rows = await queries
    .select()
    .from(surveys)
    .where(and(eq(surveys.accountId, accountId), isOlder))
    .orderBy(desc(madeAt), desc(surveys.id))
    .limit(limit);
  return await withPlans(queries, rows);
}

async function withPlans(
  queries: Queries,
  rows: readonly (typeof surveys.$inferSelect)[],
): Promise<readonly KeptSurvey[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const planRows = await queries.select().from(plans).where(inArray(plans.surveyId, ids));
  const dayRows = await queries
    .select()
    .from(dayMeals)
    .where(inArray(dayMeals.surveyId, ids))
    .orderBy(asc(dayMeals.date));
  const shareRows = await queries
    .select()
    .from(shares)
    .where(inArray(shares.surveyId, ids))
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map((row) => {
    const plan = planRows.find(({ surveyId }) => surveyId === row.id);
    const days = dayRows
      .filter(({ surveyId }) => surveyId === row.id)
      .map((day) => ({ ...dayFromRow(day), replaced: day.replaced }));
    return {
      survey: surveyFromRow(row),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      plan:
        plan === undefined ? null : { updatedAt: plan.updatedAt, days, formerDays: plan.former?.days ?? [] },
      shares: shareRows.filter(({ surveyId }) => surveyId === row.id),
    };
  });
}
