import type { listShares as call, ShareWire } from '@kkini/contract';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { listSharesOf, type StoredShare } from '../../../db/stores/share-store.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** The shares of a plan. Only principals who may change the survey see them, because shares can be withdrawn. */
export async function listShares(
  { database }: AppParts,
  { principal }: Caller,
  { surveyId }: Request,
): Promise<Reply> {
  return await database.transaction(async (queries) => {
    const survey = await lockForChange(queries, principal, surveyId);
    if (survey === null) throw new AppError('surveyNotFound');
    return { shares: (await listSharesOf(queries, surveyId)).map(shareWire) };
  });
}

/** A share in wire form. */
export function shareWire({ id, createdAt }: StoredShare): ShareWire {
  return { shareId: id, createdAt: createdAt.toISOString() };
}
