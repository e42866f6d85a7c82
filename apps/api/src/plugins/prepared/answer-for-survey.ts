import type { Endpoint } from '@kkini/contract';
import type { z } from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { findPlanVersion, versionText } from '../../db/stores/plan-version-store.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Made, PreparedAnswers } from './prepared-answers.ts';

type Means = { readonly database: Pick<Database, 'ask'>; readonly prepared: PreparedAnswers };

type Question<Reply extends z.ZodMiniType> = {
  readonly surveyId: string | null | undefined;
  /** What else the answer depends on; `hasPlan` says whether the survey has one. */
  readonly state: (hasPlan: boolean) => string;
  /** Gets the id of the survey, null without one. */
  readonly make: (surveyId: string | null) => Promise<Made<Reply>>;
};

/**
 * The answer to a question asked for the people of a survey or for nobody. Made anew when the answers or the plan changed, and else
 * given after one query, or none without a survey. An id of no survey counts as none, that of a share too.
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
    // A version never comes twice: where it still stands, what was read meanwhile was of it.
    const isSame = present !== null && versionText(present) === versionText(version);
    return { ...made, isLasting: made.isLasting && isSame };
  });
}

async function versionOf(database: Means['database'], id: string | null | undefined) {
  if (id === null || id === undefined) return null;
  const version = await findPlanVersion(database, id);
  return version?.isShared ? null : version;
}
