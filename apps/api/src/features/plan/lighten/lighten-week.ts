import { isDeepStrictEqual } from 'node:util';
import type {
  BesideWire,
  lightenWeek as call,
  ExchangedMealWire,
  MealWire,
  OtherBesideWire,
} from '@kkini/contract';
import { type LightWeek, type MealPlace, provedOf, RULES_VERSION } from '@kkini/planner';
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
 * Finds a week with less to buy, or saves the accepted one. The search holds no lock, so a week is saved only with the token of the
 * stored state it was found for.
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

/**
 * The certificate after leading dishes were exchanged: its objective grows by their points, its lower bound stays, and its proof
 * about days is dropped.
 */
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
  const wireAt = (days: LightWeek['week'], { date, mealTime }: MealPlace) => {
    const slot = days.find((day) => day.date === date)?.slots[mealTime];
    return slot === undefined ? null : mealWire(slot, basis.catalogue, { visitor, mealTime });
  };
  const changed = (place: MealPlace): ExchangedMealWire[] => {
    const [before, after] = [wireAt(plan.days, place), wireAt(week, place)];
    return before === null || after === null
      ? []
      : [{ date: place.date, mealTime: place.mealTime, before, after }];
  };
  return {
    result: 'found',
    token,
    foods,
    minutes,
    exchanged: exchanged.flatMap(changed),
    besides: besides.flatMap(changed).map(otherBeside),
  };
}

function otherBeside({ before, after, ...place }: ExchangedMealWire): OtherBesideWire {
  return { ...place, before: besideOnly(before, after), after: besideOnly(after, before) };
}

/** Companions of a meal that the other meal does not have. */
function besideOnly({ details }: MealWire, other: MealWire): BesideWire[] {
  const stays = new Set(other.details.companions.map(({ id }) => id));
  return details.companions
    .filter(({ id }) => !stays.has(id))
    .map(({ id, title, title_en, role }) => ({ id, title, title_en, role }));
}
