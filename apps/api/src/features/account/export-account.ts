import { Readable } from 'node:stream';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { StoredDay } from '../../db/stored-plan.ts';
import { findAccount, listSessions } from '../../db/stores/account-store.ts';
import { type KeptSurvey, listKeptSurveys, type SurveyPage } from '../../db/stores/my-survey-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';
import { keptSurveyRow } from './list-surveys.ts';

const PAGE = 50;

/** All stored data of the account as one JSON text, streamed page by page. */
export async function exportAccount({ database }: AppParts, caller: Caller): Promise<Readable> {
  const { accountId } = signedIn(caller);
  const { account, sessions } = await database.transaction(async (queries) => ({
    account: await findAccount(queries, accountId),
    sessions: await listSessions(queries, accountId),
  }));
  if (account === null) throw new AppError('signInExpired');
  const { email, name, createdAt, passwordChangedAt } = account;
  const head = JSON.stringify({
    account: { email, name, createdAt, passwordChangedAt },
    sessions: sessions.map((session) => ({ createdAt: session.createdAt, expiresAt: session.expiresAt })),
  });
  return Readable.from(exportTexts({ database }, accountId, head), { objectMode: false });
}

async function* exportTexts({ database }: Pick<AppParts, 'database'>, accountId: string, head: string) {
  yield `${head.slice(0, -1)},"surveys":[`;
  let before: SurveyPage['before'] = null;
  let separator = '';
  for (;;) {
    const page: SurveyPage = { accountId, limit: PAGE, before };
    const found = await database.transaction((queries) => listKeptSurveys(queries, page));
    for (const kept of found) {
      yield separator + JSON.stringify(exportedSurvey(kept));
      separator = ',';
    }
    const last = found.at(-1);
    if (last === undefined || found.length < PAGE) break;
    before = { createdAt: last.createdAt, id: last.survey.id };
  }
  yield ']}';
}

function exportedSurvey(kept: KeptSurvey) {
  const { plan, shares } = kept;
  return {
    ...keptSurveyRow(kept),
    plan: plan && {
      updatedAt: plan.updatedAt,
      days: plan.days.map((day) => ({ ...exportedDay(day), replaced: day.replaced })),
      formerDays: plan.formerDays.map(exportedDay),
    },
    shares: shares.map(({ id, createdAt }) => ({ shareId: id, createdAt })),
  };
}

function exportedDay({ dayMealId, date, slots, changes, chosen }: StoredDay) {
  return { dayMealId, date, ...slots, changes, chosen };
}
