import type { undoReplan as call } from '@kkini/contract';
import type { z } from 'zod';
import { savePlan } from '../../../db/stores/plan-store.ts';
import type { PlanCall } from '../plan-call.ts';
import { lockFormerWeek } from './former-week.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Restores the week before its rest was replanned, with its certificate. */
export async function undoReplan({ parts, caller, turns }: PlanCall, { surveyId }: Request): Promise<Reply> {
  const asked = { principal: caller.principal, surveyId, before: undefined };
  return await turns.run(surveyId, () =>
    parts.database.transaction(async (queries) => {
      const found = await lockFormerWeek(queries, parts, asked);
      if (found === null) return { result: 'none' };
      const { replannedOn: _, ...former } = found;
      await savePlan(queries, { ...former, surveyId });
      return { result: 'ok', dates: former.days.map(({ date }) => date) };
    }),
  );
}
