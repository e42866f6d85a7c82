import type { undoReplan as call, undoCompanion, undoLighten } from '@kkini/contract';
import type { z } from 'zod';
import { savePlan, saveTables } from '../../../db/stores/plan-store.ts';
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

type Call = typeof undoCompanion | typeof undoLighten;
/** The survey whose tables are restored, and the kind of change that is undone. */
type Asked = z.output<Call['request']> & { readonly before: 'companion' | 'lighter' };

/** Restores the tables and the certificate before the last change of a companion, or before the week was lightened. */
export async function undoTables(
  { parts, caller, turns }: PlanCall,
  { surveyId, before }: Asked,
): Promise<z.input<Call['reply']>> {
  const asked = { principal: caller.principal, surveyId, before };
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
