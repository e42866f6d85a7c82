import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** A new version for a row that changes. */
export const NEW_VERSION = sql`gen_random_uuid()`;

/** The survey and plan an id leads to, with their versions. A version changes with its content and is never reused. */
export type PlanVersion = {
  readonly surveyId: string;
  readonly answers: string;
  readonly plan: string | null;
  /** Whether the survey has no account. */
  readonly isFree: boolean;
  readonly isShared: boolean;
};

/** A text that changes with the answers and the plan. */
export function versionText({ answers, plan }: PlanVersion): string {
  return `${answers} ${plan}`;
}

/** Three lookups by primary key. */
const STATEMENT = `select s.id, s.version as answers, p.version as plan, s.account_id is null as free, s.id <> $1 as shared
  from surveys s left join plans p on p.survey_id = s.id
  where s.id = coalesce((select h.survey_id from shares h where h.id = $1), $1)`;

/** Survey and plan of a survey id or of a share that was not withdrawn; null for any other id. */
export async function findPlanVersion(
  database: Pick<Database, 'ask'>,
  id: string,
): Promise<PlanVersion | null> {
  const [row] = await database.ask(STATEMENT, [id]);
  if (row === undefined) return null;
  return {
    surveyId: String(row['id']),
    answers: String(row['answers']),
    plan: row['plan'] === null ? null : String(row['plan']),
    isFree: row['free'] === true,
    isShared: row['shared'] === true,
  };
}
