import { type createShare as call, MOST_SHARES } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { findPlan } from '../../../db/stores/plan-store.ts';
import { insertShare, listSharesOf } from '../../../db/stores/share-store.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import { shareWire } from './list-shares.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Creates a share of a plan, or returns the newest one. */
export async function createShare(
  { database, now, newId }: AppParts,
  { principal }: Caller,
  { surveyId, another }: Request,
): Promise<Reply> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    if ((await findPlan(queries, surveyId)) === null) throw new AppError('planNotFound');
    const present = await listSharesOf(queries, surveyId);
    const [newest] = present;
    if (newest !== undefined && !another) return shareWire(newest);
    if (present.length >= MOST_SHARES) throw new AppError('shareLimit');
    const share = { id: newId(), surveyId, createdAt: new Date(now()) };
    await insertShare(queries, share);
    return shareWire(share);
  });
}
