import type { listSurveys as call } from '@kkini/contract';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { listKeptSurveys } from '../../db/stores/my-survey-store.ts';
import { type Caller, signedIn } from '../../plugins/access/principal.ts';
import { mySurveyWire } from './kept-survey-wire.ts';

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
  // One extra row tells whether there is another page.
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
