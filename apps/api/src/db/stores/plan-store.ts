import type { MealSlot, MealTime } from '@kkini/domain';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import type { FormerPlan, StoredCertificate, StoredDay } from '../stored-plan.ts';
import { dayMeals, plans } from '../tables.ts';
import { NEW_VERSION } from './plan-version-store.ts';

/**
 * A stored plan. `regeneration` numbers the weeks planned for the survey, `ladderStep` is the step of the ladder the week was found
 * at. Old plans have no certificate.
 */
export type StoredPlan = {
  readonly surveyId: string;
  readonly regeneration: number;
  readonly ladderStep: number;
  readonly certificate: StoredCertificate | null;
  readonly days: readonly StoredDay[];
};

/** A stored plan with the number of its survey's next week, and the former week. */
export type KeptPlan = StoredPlan & { readonly nextRegeneration: number; readonly former: FormerPlan | null };

export async function findPlan(queries: Queries, surveyId: string): Promise<KeptPlan | null> {
  const [plan] = await queries.select().from(plans).where(eq(plans.surveyId, surveyId));
  if (!plan) return null;
  const rows = await queries
    .select()
    .from(dayMeals)
    .where(eq(dayMeals.surveyId, surveyId))
    .orderBy(asc(dayMeals.date));
  const { regeneration, ladderStep, certificate, nextRegeneration, former } = plan;
  const days = rows.map(dayFromRow);
  return { surveyId, regeneration, ladderStep, certificate, nextRegeneration, former, days };
}

export async function findSurveyOfDay(queries: Queries, dayMealId: string): Promise<string | null> {
  const [row] = await queries
    .select({ surveyId: dayMeals.surveyId })
    .from(dayMeals)
    .where(eq(dayMeals.id, dayMealId));
  return row?.surveyId ?? null;
}

/** Number of a survey's next week: 0 without a plan, at least 1 with one. */
export async function findNextRegeneration(queries: Queries, surveyId: string): Promise<number> {
  const [plan] = await queries
    .select({ next: plans.nextRegeneration })
    .from(plans)
    .where(eq(plans.surveyId, surveyId));
  return plan?.next ?? 0;
}

/** Stores a week if its number is the survey's next one; false, with nothing stored, otherwise. The survey's row must be locked. */
export async function saveNextPlan(queries: Queries, plan: StoredPlan): Promise<boolean> {
  if (plan.regeneration === 0) return await insertPlan(queries, plan);
  if ((await findNextRegeneration(queries, plan.surveyId)) !== plan.regeneration) return false;
  await savePlan(queries, plan);
  return true;
}

/**
 * Stores the first plan of a survey without an account whose answers still have this version, in one round trip; false, with
 * nothing stored, otherwise.
 */
export async function saveFirstPlan(
  database: Pick<Database, 'write'>,
  plan: StoredPlan,
  answers: string,
): Promise<boolean> {
  const survey = sql`select id from surveys
    where id = ${plan.surveyId} and version = ${answers} and account_id is null for update`;
  return (await database.write(firstPlan(plan, survey))) === plan.days.length;
}

/** Stores the first plan of a locked survey; false, with nothing stored, if it already has one. */
async function insertPlan(queries: Queries, plan: StoredPlan): Promise<boolean> {
  const { rowCount } = await queries.execute(firstPlan(plan, sql`select ${plan.surveyId}::uuid as id`));
  return rowCount === plan.days.length;
}

/** Inserts the first plan for the selected survey, if any. */
function firstPlan({ regeneration, ladderStep, certificate, days }: StoredPlan, survey: SQL): SQL {
  return sql`
    with survey as (${survey}), plan as (
      insert into plans (survey_id, regeneration, next_regeneration, ladder_step, certificate, updated_at, version)
      select id, ${regeneration}::integer, ${regeneration + 1}::integer, ${ladderStep}::integer,
        nullif(${JSON.stringify(certificate)}::jsonb, 'null'), ${new Date().toISOString()}::timestamptz, ${NEW_VERSION}
      from survey
      on conflict (survey_id) do nothing
      returning survey_id
    )
    ${insertOfDays(days)}`;
}

/** Replaces the survey's plan. The former week is dropped unless one is given. */
export async function savePlan(
  queries: Queries,
  plan: StoredPlan & { readonly former?: FormerPlan | null },
): Promise<void> {
  const { surveyId, regeneration, former = null } = plan;
  const row = planRow(plan, former);
  const next = regeneration + 1;
  await queries
    .insert(plans)
    .values({ ...row, nextRegeneration: next })
    .onConflictDoUpdate({
      target: plans.surveyId,
      set: { ...row, nextRegeneration: sql`greatest(${plans.nextRegeneration}, ${next})` },
    });
  await queries.delete(dayMeals).where(eq(dayMeals.surveyId, surveyId));
  await insertDays(queries, plan);
}

function planRow({ surveyId, regeneration, ladderStep, certificate }: StoredPlan, former: FormerPlan | null) {
  const version = NEW_VERSION;
  return { surveyId, regeneration, ladderStep, certificate, former, updatedAt: new Date(), version };
}

async function insertDays(queries: Queries, { surveyId, days }: StoredPlan): Promise<void> {
  const plan = sql`with plan as (select ${surveyId}::uuid as survey_id)`;
  await queries.execute(sql`${plan} ${insertOfDays(days)}`);
}

/**
 * Inserts days for the survey of the row `plan`, as a single JSON parameter, because binding the fifty values of a week takes
 * longer than storing them.
 */
function insertOfDays(days: readonly StoredDay[]): SQL {
  const rows = days.map(({ dayMealId, slots, ...day }) => ({ ...day, id: dayMealId, ...slots }));
  return sql`insert into day_meals (id, survey_id, date, breakfast, lunch, dinner, changes, chosen)
    select day.id, plan.survey_id, day.date, day.breakfast, day.lunch, day.dinner, day.changes, day.chosen
    from plan, json_to_recordset(${JSON.stringify(rows)}::json) as day (
      id uuid, date date, breakfast jsonb, lunch jsonb, dinner jsonb, changes integer, chosen text[]
    )`;
}

/**
 * Puts the visitor's choice of a meal into a stored day. The plan's certificate no longer applies, its proof about batches is
 * dropped, and the former week can no longer be restored.
 */
export async function saveSlot(
  queries: Queries,
  {
    dayMealId,
    mealTime,
    slot,
  }: { readonly dayMealId: string; readonly mealTime: MealTime; readonly slot: MealSlot },
): Promise<void> {
  const [day] = await queries
    .update(dayMeals)
    .set({
      [mealTime]: slot,
      replaced: sql`${dayMeals.replaced} || jsonb_build_object(${mealTime}::text, ${dayMeals[mealTime]})`,
      changes: sql`${dayMeals.changes} + 1`,
      chosen: sql`array_append(array_remove(${dayMeals.chosen}, ${mealTime}), ${mealTime})`,
    })
    .where(eq(dayMeals.id, dayMealId))
    .returning({ surveyId: dayMeals.surveyId });
  if (day === undefined) return;
  await queries
    .update(plans)
    .set({
      certificate: sql`jsonb_set(jsonb_set(${plans.certificate}, '{changed}', 'true'), '{stock}', 'null')`,
      former: null,
      updatedAt: new Date(),
      version: NEW_VERSION,
    })
    .where(eq(plans.surveyId, day.surveyId));
}

/** Updates slots in which only the day of a batch has changed. */
export async function saveBatches(
  queries: Queries,
  days: readonly Pick<StoredDay, 'dayMealId' | 'slots'>[],
): Promise<void> {
  for (const { dayMealId, slots } of days)
    await queries
      .update(dayMeals)
      .set({ ...slots })
      .where(eq(dayMeals.id, dayMealId));
}

/** Slots of a plan that change together, with the plan's new certificate and former week. */
export type ChangedTables = Pick<StoredPlan, 'surveyId' | 'certificate'> & {
  readonly days: readonly Pick<StoredDay, 'dayMealId' | 'slots' | 'chosen'>[];
  readonly former: FormerPlan | null;
};

/** Updates companions in slots of a plan. Leading dishes, and so the number of changed meals, stay. */
export async function saveTables(queries: Queries, changed: ChangedTables): Promise<void> {
  const { surveyId, certificate, former, days } = changed;
  for (const { dayMealId, slots, chosen } of days) {
    await queries
      .update(dayMeals)
      .set({ ...slots, chosen: [...chosen] })
      .where(eq(dayMeals.id, dayMealId));
  }
  await queries
    .update(plans)
    .set({ certificate, former, updatedAt: new Date(), version: NEW_VERSION })
    .where(eq(plans.surveyId, surveyId));
}

/** Replaces the certificate of a plan whose week is unchanged. */
export async function saveCertificate(
  queries: Queries,
  { surveyId, certificate }: Pick<StoredPlan, 'surveyId' | 'certificate'>,
): Promise<void> {
  await queries
    .update(plans)
    .set({ certificate, updatedAt: new Date(), version: NEW_VERSION })
    .where(eq(plans.surveyId, surveyId));
}

/** The meal in a slot before its last change; undefined if it has not changed since planning. */
export async function findReplaced(
  queries: Queries,
  { dayMealId, mealTime }: { readonly dayMealId: string; readonly mealTime: MealTime },
): Promise<MealSlot | undefined> {
  const [row] = await queries
    .select({ replaced: dayMeals.replaced })
    .from(dayMeals)
    .where(eq(dayMeals.id, dayMealId));
  return row?.replaced[mealTime];
}

export function dayFromRow(row: typeof dayMeals.$inferSelect): StoredDay {
  const { id, date, breakfast, lunch, dinner, changes, chosen } = row;
  return { dayMealId: id, date, slots: { breakfast, lunch, dinner }, changes, chosen };
}
