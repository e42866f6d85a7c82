import type { Endpoint } from '@kkini/contract';
import type { z } from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { findPlanVersion, versionText } from '../../db/stores/plan-version-store.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Made, PreparedAnswers } from './prepared-answers.ts';

type Means = { readonly database: Pick<Database, 'ask'>; readonly prepared: PreparedAnswers };

type Question<Reply extends z.ZodMiniType> = {
  readonly surveyId: string | null | undefined;
  /** State of everything else the answer depends on; `hasPlan` says whether the survey has a plan. */
  readonly state: (hasPlan: boolean) => string;
  /** Makes the answer for a survey id, null without a survey. */
  readonly make: (surveyId: string | null) => Promise<Made<Reply>>;
};

/**
 * The answer to a question asked for the people of a survey, or for nobody. It is made again if the answers or the plan have
 * changed, and otherwise served from the cache after one query, or after none without a survey. An id that is not a survey's, such
 * as a share's, counts as none.
 */
export async function answerForSurvey<Reply extends z.ZodMiniType>(
  { database, prepared }: Means,
  endpoint: Pick<Endpoint<z.ZodMiniType, Reply>, 'path' | 'reply'>,
  { surveyId: asked, state, make }: Question<Reply>,
): Promise<PreparedAnswer> {
  const version = await versionOf(database, asked);
  if (version === null)
    return await prepared.get(endpoint, { surveyId: null, state: state(false) }, () => make(null));
  const { surveyId } = version;
  const whole = `${versionText(version)} ${state(version.plan !== null)}`;
  return await prepared.get(endpoint, { surveyId, state: whole }, async () => {
    const made = await make(surveyId);
    const present = await versionOf(database, surveyId);
    // Versions are never reused: if it is unchanged, everything read in between belongs to it.
    const isSame = present !== null && versionText(present) === versionText(version);
    return { ...made, isLasting: made.isLasting && isSame };
  });
}

async function versionOf(database: Means['database'], id: string | null | undefined) {
  if (id === null || id === undefined) return null;
  const version = await findPlanVersion(database, id);
  return version?.isShared ? null : version;
}
