import {
  type createShare as createCall,
  type listShares as listCall,
  MOST_SHARES,
  type ShareWire,
  type withdrawShare as withdrawCall,
} from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { findPlan } from '../../../db/stores/plan-store.ts';
import { deleteShare, insertShare, listSharesOf, type StoredShare } from '../../../db/stores/share-store.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';

/** Creates a share of a plan, or returns the newest one. */
export async function createShare(
  { database, now, newId }: AppParts,
  { principal }: Caller,
  { surveyId, another }: z.output<(typeof createCall)['request']>,
): Promise<ShareWire> {
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

/** The shares of a plan. Only principals who may change the survey see them, because shares can be withdrawn. */
export async function listShares(
  { database }: AppParts,
  { principal }: Caller,
  { surveyId }: z.output<(typeof listCall)['request']>,
): Promise<z.input<(typeof listCall)['reply']>> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    return { shares: (await listSharesOf(queries, surveyId)).map(shareWire) };
  });
}

export async function withdrawShare(
  { database }: AppParts,
  { principal }: Caller,
  { surveyId, shareId }: z.output<(typeof withdrawCall)['request']>,
): Promise<z.input<(typeof withdrawCall)['reply']>> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    if (!(await deleteShare(queries, { surveyId, shareId }))) throw new AppError('shareNotFound');
    return { result: 'ok' };
  });
}

function shareWire({ id, createdAt }: StoredShare): ShareWire {
  return { shareId: id, createdAt: createdAt.toISOString() };
}
