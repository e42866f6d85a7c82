import type { SurveyWire } from '@kkini/contract';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { type StoredSurvey, saveSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { lockForChange } from '../../plugins/access/survey-access.ts';
import { applyWire } from './apply-wire.ts';

/** Replaces the given answers of a survey. */
export async function changeSurvey(
  { database, now }: Pick<AppParts, 'database' | 'now'>,
  { principal }: Caller,
  change: { readonly id: string; readonly wire: SurveyWire },
): Promise<StoredSurvey> {
  return await database.transaction(async (queries) => {
    const stored = await lockForChange(queries, principal, change.id);
    if (stored === null) throw new AppError('surveyNotFound');
    const changed = applyWire(stored, change.wire, now());
    await saveSurvey(queries, changed);
    return changed;
  });
}
