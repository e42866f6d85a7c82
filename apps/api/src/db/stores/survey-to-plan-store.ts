import { getTableColumns } from 'drizzle-orm';
import type { Database, Row } from '../database.ts';
import { surveys } from '../tables.ts';
import { type OwnedSurvey, surveyFromRow } from './survey-store.ts';

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
