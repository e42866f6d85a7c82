import { isDeepStrictEqual } from 'node:util';
import type { lightenWeek as call, ExchangedMealWire } from '@kkini/contract';
import { type LightWeek, provedOf, RULES_VERSION } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { Queries } from '../../../db/database.ts';
import { answersDigest, type StoredCertificate } from '../../../db/stored-plan.ts';
import { saveTables } from '../../../db/stores/plan-store.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { certifyChanged } from '../change/certify-changed.ts';
import { PLAN_ATTEMPTS, type PlanCall } from '../plan-call.ts';
import { checkWeek } from '../planned-week.ts';
import { mealWire } from '../wire/meal-wire.ts';
import { jobOf, type LaidPlan, lockLaidPlan } from './laid-plan.ts';
import type { FoundWeek, LightWeeks } from './light-weeks.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;
type LightenCall = PlanCall & { readonly weeks: LightWeeks };

/**
 * Finds a week of which less is bought, or saves the one that is accepted. Finding holds no lock, so it is saved only if the stored
 * state is still the one it was found for, and only by the token of that state.
 */
export async function lightenWeek(
  { parts, caller, turns, weeks }: LightenCall,
  { surveyId, accept }: Request,
): Promise<Reply> {
  const { database, now } = parts;
  const { principal } = caller;
  const read = (queries: Queries) => lockLaidPlan(queries, parts, { principal, surveyId, now: now() });
  return await turns.run(surveyId, async () => {
    for (let attempt = 0; attempt < PLAN_ATTEMPTS; attempt += 1) {
      const laid = await database.transaction(read);
      const found = await weeks.of(jobOf(laid));
      if (found.basis !== parts.planner.basis) continue;
      if (found.value === null) return { result: 'none' };
      if (found.token !== accept) return foundReply(found.value, found, laid);
      const saved = await database.transaction(async (queries) => {
        if (!isDeepStrictEqual(await read(queries), laid)) return false;
        await save(queries, { light: found.value, laid, basis: found.basis });
        return true;
      });
      if (!saved) continue;
      await certifyChanged(parts, { principal, surveyId });
      return { result: 'ok' };
    }
    throw new AppError('busy');
  });
}

type ToSave = {
  readonly light: LightWeek | null;
  readonly laid: LaidPlan;
  readonly basis: PlanningBasis;
};

async function save(
  queries: Queries,
  { light, laid: { survey, plan, today }, basis }: ToSave,
): Promise<void> {
  if (light === null) return;
  const { surveyId, regeneration, ladderStep, certificate, days } = plan;
  const lighter = days.map((day, at) => ({ ...day, slots: light.week[at]?.slots ?? day.slots }));
  checkWeek(
    lighter.filter(({ date }) => date >= today),
    survey,
    basis,
  );
  const former = {
    before: 'lighter',
    replannedOn: today,
    regeneration,
    ladderStep,
    certificate,
    days,
  } as const;
  const isOfNow =
    certificate?.rulesVersion === RULES_VERSION &&
    certificate.dataVersion === basis.catalogue.dataVersion &&
    certificate.answers === answersDigest(survey);
  const lightened = certificate !== null && isOfNow ? lightenedCertificate(certificate, light) : null;
  await saveTables(queries, { surveyId, days: lighter, certificate: lightened, former });
}

/** The leading dishes are so many points from the bound of the week as it was planned; what is said of its days is found anew. */
function lightenedCertificate(certificate: StoredCertificate, { leadPoints }: LightWeek): StoredCertificate {
  const { objective, lowerBound, changed } = certificate;
  const proved = changed ? {} : provedOf({ objective: objective + leadPoints, lowerBound });
  return { ...certificate, ...proved, companionsChanged: true, lightened: true, stock: null };
}

function foundReply(
  { foods, minutes, exchanged, besides, week }: LightWeek,
  { token, basis }: FoundWeek,
  { plan, survey }: LaidPlan,
): Reply {
  const visitor = visitorOf(basis, survey);
  return {
    result: 'found',
    token,
    foods,
    minutes,
    exchanged: exchanged.flatMap(({ date, mealTime }): ExchangedMealWire[] => {
      const at = plan.days.findIndex((day) => day.date === date);
      const wireOf = (days: readonly Pick<LightWeek['week'][number], 'slots'>[]) => {
        const slot = days[at]?.slots[mealTime];
        return slot === undefined ? null : mealWire(slot, basis.catalogue, { visitor, mealTime });
      };
      const [before, after] = [wireOf(plan.days), wireOf(week)];
      return before === null || after === null ? [] : [{ date, mealTime, before, after }];
    }),
    besides: besides.length,
  };
}
