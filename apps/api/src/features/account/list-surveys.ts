import { answersToWire, type listSurveys as call, type MySurveyWire } from '@kkini/contract';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { type KeptSurvey, listKeptSurveys } from '../../db/stores/my-survey-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** One page of the signed-in person's surveys and plans, newest first. */
export async function listSurveys(
  { database }: AppParts,
  caller: Caller,
  { limit, cursor }: Request,
): Promise<Reply> {
  const { accountId } = signedIn(caller);
  const before = cursor ? readCursor(cursor) : null;
  // One extra row shows whether there is another page.
  const found = await database.transaction((queries) =>
    listKeptSurveys(queries, { accountId, limit: limit + 1, before }),
  );
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    surveys: shown.map(mySurveyWire),
    nextCursor: last === undefined ? null : `${last.createdAt.getTime()}~${last.survey.id}`,
  };
}

function readCursor(cursor: string) {
  const [time = '', id = ''] = cursor.split('~');
  return { createdAt: new Date(Number(time)), id };
}

/** A stored survey as every call returns it: the row of the table survey_1, with its creation and change times. */
export function keptSurveyRow({ survey, createdAt, updatedAt }: KeptSurvey) {
  const { id, startIntro, lastStep, answers } = survey;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, surveyId: id, startIntro, lastStep, ...answersToWire(answers), ...times };
}

function mySurveyWire(kept: KeptSurvey): MySurveyWire {
  const { plan, shares } = kept;
  const [first, last] = [plan?.days.at(0), plan?.days.at(-1)];
  const span =
    plan === null || first === undefined || last === undefined
      ? null
      : { from: first.date, to: last.date, updatedAt: plan.updatedAt.toISOString() };
  return { ...keptSurveyRow(kept), plan: span, shares: shares.length };
}
