import { LAST_STEPS, type LastStep, type SurveyDraft } from '@kkini/domain';
import { overlongList } from '@kkini/domain/limits';
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Database, Queries, Row } from '../database.ts';
import { surveys } from '../tables.ts';
import { NEW_VERSION } from './plan-version-store.ts';

/** A stored survey: the answers so far and the last screen shown. */
export type StoredSurvey = {
  readonly id: string;
  readonly startIntro: boolean;
  readonly lastStep: LastStep;
  readonly answers: SurveyDraft;
};

/** A survey and its account, if any. */
type OwnedSurvey = { readonly survey: StoredSurvey; readonly accountId: string | null };

/** Inserts a survey; false if its id is taken. */
export async function insertSurvey(
  queries: Queries,
  survey: StoredSurvey,
  accountId: string | null = null,
): Promise<boolean> {
  const now = new Date();
  const row = { ...toRow(survey), accountId, createdAt: now, answeredAt: now, updatedAt: now };
  const inserted = await queries
    .insert(surveys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: surveys.id });
  return inserted.length === 1;
}

export async function findSurvey(queries: Queries, id: string): Promise<StoredSurvey | null> {
  const [row] = await queries.select().from(surveys).where(eq(surveys.id, id));
  return row ? surveyFromRow(row) : null;
}

/** Reads a survey and locks it until the transaction ends. Does not check permissions; calls use `lockForChange`. */
export async function lockSurveyRow(queries: Queries, id: string): Promise<OwnedSurvey | null> {
  const [row] = await queries.select().from(surveys).where(eq(surveys.id, id)).for('update');
  return row ? { survey: surveyFromRow(row), accountId: row.accountId } : null;
}

/** Binds anonymous surveys to an account. Leaves surveys of others unchanged. */
export async function bindSurveys(
  queries: Queries,
  { ids, accountId }: { readonly ids: readonly string[]; readonly accountId: string },
): Promise<void> {
  await queries
    .update(surveys)
    .set({ accountId })
    .where(and(inArray(surveys.id, [...ids]), isNull(surveys.accountId)));
}

/** Those of the named surveys that belong to an account. */
export async function surveysOf(
  queries: Queries,
  { ids, accountId }: { readonly ids: readonly string[]; readonly accountId: string },
): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(inArray(surveys.id, [...ids]), eq(surveys.accountId, accountId)));
  return rows.map(({ id }) => id);
}

/** Deletes a survey with its plan and shares. */
export async function deleteSurveyRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(surveys).where(eq(surveys.id, id));
}

/** Replaces an existing survey. Refuses lists that have grown too long with what was added to them elsewhere. */
export async function saveSurvey(queries: Queries, survey: StoredSurvey): Promise<void> {
  const long = overlongList(survey.answers);
  if (long !== null) throw new AppError('invalidRequest', [{ field: LIST_FIELDS[long], problem: TOO_LONG }]);
  const now = new Date();
  const row = { ...toRow(survey), answeredAt: now, updatedAt: now, version: NEW_VERSION };
  await queries.update(surveys).set(row).where(eq(surveys.id, survey.id));
}

const LIST_FIELDS = { excludedFoods: 'excludedIngredients', refusedExtras: 'refusedExtras' } as const;
const TOO_LONG = 'must not be longer, with what was added elsewhere';

function toRow({ id, startIntro, lastStep, answers }: StoredSurvey) {
  return { id, startIntro, lastStep: String(lastStep), ...answers };
}

export function surveyFromRow(row: typeof surveys.$inferSelect): StoredSurvey {
  return {
    id: row.id,
    startIntro: row.startIntro,
    lastStep: LAST_STEPS.find((step) => String(step) === row.lastStep) ?? 'intro',
    answers: {
      targets: row.targets,
      mealStyles: row.mealStyles,
      startDate: row.startDate,
      areas: row.areas,
      healthConditions: row.healthConditions,
      eatingStyles: row.eatingStyles,
      excludedFoods: row.excludedFoods,
      excludedFoodStrictness: row.excludedFoodStrictness,
      persons: row.persons.map((person) => ({ ...person, freeOf: person.freeOf ?? [] })),
      confirmations: row.confirmations,
      prepDay: row.prepDay,
      rice: row.rice,
      weekdayMinutes: row.weekdayMinutes,
      foodsAtHome: row.foodsAtHome,
      refusedExtras: row.refusedExtras,
    },
  };
}

/** A survey read in order to plan for it, with the version of its answers; `nextRegeneration` is 0 if it has no plan. */
export type SurveyToPlan = OwnedSurvey & { readonly version: string; readonly nextRegeneration: number };

const STATEMENT = `select s.*, p.next_regeneration
  from surveys s left join plans p on p.survey_id = s.id where s.id = $1`;

/** Reads a survey and the number of its next week in one round trip and without a lock. Both may change right after. */
export async function findSurveyToPlan(
  database: Pick<Database, 'ask'>,
  id: string,
): Promise<SurveyToPlan | null> {
  const [row] = await database.ask(STATEMENT, [id]);
  if (row === undefined) return null;
  const typed = typedRow(row);
  return {
    survey: surveyFromRow(typed),
    accountId: typed.accountId,
    version: typed.version,
    nextRegeneration: Number(row['next_regeneration'] ?? 0),
  };
}

/** A row of the surveys table with this program's names of the columns. */
function typedRow(row: Row): typeof surveys.$inferSelect {
  const columns = Object.entries(getTableColumns(surveys));
  const values = columns.map(([key, column]) => {
    const value = row[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values);
}
