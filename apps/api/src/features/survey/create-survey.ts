import type { SurveyWire } from '@kkini/contract';
import { EMPTY_SURVEY } from '@kkini/domain';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { insertSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockPrincipal } from '../../plugins/access/survey-access.ts';
import { applyWire, changeSurvey } from './change-survey.ts';

type Parts = Pick<AppParts, 'database' | 'now' | 'newId'>;

/** Creates a survey with the given answers; a signed-in person's is bound to their account. */
export async function createSurvey(parts: Parts, caller: Caller, wire: SurveyWire): Promise<StoredSurvey> {
  const survey = newSurvey(parts, wire);
  await keep(parts, caller, [survey]);
  return survey;
}

type Asked = { readonly id: string | undefined; readonly wire: SurveyWire };

/**
 * Creates a survey with the id that the caller has chosen, or changes it if an earlier call, whose answer was lost, has created it.
 * Without an id it creates one with its own.
 */
export async function createSurveyOnce(
  parts: Parts,
  caller: Caller,
  { id, wire }: Asked,
): Promise<StoredSurvey> {
  if (id === undefined) return await createSurvey(parts, caller, wire);
  const survey = newSurvey({ ...parts, newId: () => id }, wire);
  const [isNew] = await keep(parts, caller, [survey]);
  return isNew ? survey : await changeSurvey(parts, caller, { id, wire });
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

/** Inserts surveys in order, and tells of each whether its id was free. */
async function keep(
  { database }: Parts,
  { principal }: Caller,
  surveys: readonly StoredSurvey[],
): Promise<readonly boolean[]> {
  const accountId = principal.kind === 'account' ? principal.accountId : null;
  return await database.transaction(async (queries) => {
    await lockPrincipal(queries, principal);
    const inserted: boolean[] = [];
    for (const survey of surveys) inserted.push(await insertSurvey(queries, survey, accountId));
    return inserted;
  });
}

function inRow({ code, details }: AppError, row: number): AppError {
  return new AppError(
    code,
    details?.map(({ field, problem }) => ({ field: `${row}.${field}`, problem })),
  );
}
