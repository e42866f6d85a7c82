import { getTableColumns } from 'drizzle-orm';
import type { Database, Row } from '../database.ts';
import { surveys } from '../tables.ts';
import { type OwnedSurvey, surveyFromRow } from './survey-store.ts';

/** A survey as it is read to plan for it, with the version of its answers; `nextRegeneration` is 0 without a plan. */
export type SurveyToPlan = OwnedSurvey & { readonly version: string; readonly nextRegeneration: number };

const STATEMENT = `select s.*, p.next_regeneration
  from surveys s left join plans p on p.survey_id = s.id where s.id = $1`;

/** Reads a survey and the number of its next week in one round trip and without a lock: both may change at once. */
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

/** A row of the surveys' table by the names of this program. */
function typedRow(row: Row): typeof surveys.$inferSelect {
  const columns = Object.entries(getTableColumns(surveys));
  const values = columns.map(([key, column]) => {
    const value = row[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values);
}
