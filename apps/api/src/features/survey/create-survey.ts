import type { SurveyWire } from '@kkini/contract';
import { EMPTY_SURVEY } from '@kkini/domain';
import type { AppParts } from '../../app-parts.ts';
import { insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import { applyWire } from './apply-wire.ts';

/** Starts a survey with the answers given so far. */
export async function createSurvey(
  { database, now, newId }: Pick<AppParts, 'database' | 'now' | 'newId'>,
  wire: SurveyWire,
): Promise<StoredSurvey> {
  const blank: StoredSurvey = { id: newId(), startIntro: true, lastStep: 'intro', answers: EMPTY_SURVEY };
  const survey = applyWire(blank, wire, now());
  await database.transaction((queries) => insertSurvey(queries, survey));
  return survey;
}
