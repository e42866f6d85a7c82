import type { undoLighten as call } from '@kkini/contract';
import type { z } from 'zod';
import { saveTables } from '../../../db/stores/plan-store.ts';
import type { PlanCall } from '../plan-call.ts';
import { lockFormerWeek } from '../replan/former-week.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Restores the week before less of it was bought, with its certificate. */
export async function undoLighten({ parts, caller, turns }: PlanCall, { surveyId }: Request): Promise<Reply> {
  const asked = { principal: caller.principal, surveyId, before: 'lighter' } as const;
  return await turns.run(surveyId, () =>
    parts.database.transaction(async (queries) => {
      const former = await lockFormerWeek(queries, parts, asked);
      if (former === null) return { result: 'none' };
      const { days, certificate } = former;
      await saveTables(queries, { surveyId, days, certificate, former: null });
      return { result: 'ok' };
    }),
  );
}
