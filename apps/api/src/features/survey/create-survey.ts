import type { SurveyWire } from '@kkini/contract';
import { EMPTY_SURVEY } from '@kkini/domain';
import type { Caller } from '../../access/asker.ts';
import { holdAsker } from '../../access/lock-for-change.ts';
import type { AppParts } from '../../app-parts.ts';
import { insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import { applyWire } from './apply-wire.ts';

/** Starts a survey with the answers given so far; a signed-in person's is theirs at once. */
export async function createSurvey(
  { database, now, newId }: Pick<AppParts, 'database' | 'now' | 'newId'>,
  { asker }: Caller,
  wire: SurveyWire,
): Promise<StoredSurvey> {
  const blank: StoredSurvey = { id: newId(), startIntro: true, lastStep: 'intro', answers: EMPTY_SURVEY };
  const survey = applyWire(blank, wire, now());
  await database.transaction(async (queries) => {
    await holdAsker(queries, asker);
    await insertSurvey(queries, survey, asker.kind === 'account' ? asker.accountId : null);
  });
  return survey;
}
