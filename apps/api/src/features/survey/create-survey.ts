import type { SurveyWire } from '@kkini/contract';
import { EMPTY_SURVEY } from '@kkini/domain';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { holdAsker } from '../../plugins/access/survey-access.ts';
import { applyWire } from './apply-wire.ts';

type Parts = Pick<AppParts, 'database' | 'now' | 'newId'>;

/** Creates a survey with the given answers; a signed-in person's is bound to their account. */
export async function createSurvey(parts: Parts, caller: Caller, wire: SurveyWire): Promise<StoredSurvey> {
  const survey = newSurvey(parts, wire);
  await keep(parts, caller, [survey]);
  return survey;
}

/** Creates several surveys in order, all or none. A problem names its row. */
export async function createSurveys(
  parts: Parts,
  caller: Caller,
  wires: readonly SurveyWire[],
): Promise<readonly StoredSurvey[]> {
  const [only, ...others] = wires;
  if (only !== undefined && others.length === 0) return [await createSurvey(parts, caller, only)];
  const surveys = wires.map((wire, row) => {
    try {
      return newSurvey(parts, wire);
    } catch (error) {
      throw error instanceof AppError ? inRow(error, row) : error;
    }
  });
  await keep(parts, caller, surveys);
  return surveys;
}

function newSurvey({ now, newId }: Parts, wire: SurveyWire): StoredSurvey {
  const blank: StoredSurvey = { id: newId(), startIntro: true, lastStep: 'intro', answers: EMPTY_SURVEY };
  return applyWire(blank, wire, now());
}

async function keep(
  { database }: Parts,
  { principal }: Caller,
  surveys: readonly StoredSurvey[],
): Promise<void> {
  const accountId = principal.kind === 'account' ? principal.accountId : null;
  await database.transaction(async (queries) => {
    await holdAsker(queries, principal);
    for (const survey of surveys) await insertSurvey(queries, survey, accountId);
  });
}

function inRow({ code, details }: AppError, row: number): AppError {
  return new AppError(
    code,
    details?.map(({ field, problem }) => ({ field: `${row}.${field}`, problem })),
  );
}
