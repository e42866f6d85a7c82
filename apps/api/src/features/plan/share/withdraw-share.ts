import type { withdrawShare as call } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { deleteShare } from '../../../db/stores/share-store.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Withdraws one share of a plan. */
export async function withdrawShare(
  { database }: AppParts,
  { principal }: Caller,
  { surveyId, shareId }: Request,
): Promise<Reply> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    if (!(await deleteShare(queries, { surveyId, shareId }))) throw new AppError('shareNotFound');
    return { result: 'ok' };
  });
}
