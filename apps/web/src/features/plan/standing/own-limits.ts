import type { FigureVerdictWire, LimitDayWire, LimitWire, QualityWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { eaterEnergies } from '../model/meal-facts.ts';

type Judged = Pick<QualityWire, 'limits' | 'eaters'>;

/**
 * Limits of a plan with the bounds of the person it is measured by, and with the energy of the meals as shown, so that a limit and
 * an amount read the same on every screen. Aims and glycaemic loads are unchanged.
 */
export function ownLimits({ limits, eaters }: Judged, days: readonly PlanDay[]): readonly LimitWire[] {
  return limits.map((limit) => {
    if (limit.kind === 'aim' || limit.nutrient === 'glycemicLoad') return limit;
    const own = limit.days.map((day) => ownDay(limit, day, { eaters, of: days }));
    return own.every((day) => day !== null) && own.length > 0 ? ofWeek(limit, own) : limit;
  });
}

/** Limits of the person at an index: all of them for the person the plan is measured by, the daily ones for anybody else. */
export function limitsOfPerson(judged: Judged, days: readonly PlanDay[], at: number): readonly LimitWire[] {
  const persons = days[0]?.standing?.persons ?? [];
  const isLead = persons.length < 2 || persons[at] === leadAmong(persons, judged.eaters);
  const limits = ownLimits(judged, days);
  return isLead ? limits : personLimits(limits, days, at);
}

/**
 * Daily limits of one of several people, by the index of the person, with the means of that person's own days. A limit per meal has
 * none, because the days name only the worst meal; aims and glycaemic loads have none either.
 */
export function personLimits(
  limits: readonly LimitWire[],
  days: readonly PlanDay[],
  person: number,
): readonly LimitWire[] {
  return limits.flatMap((limit): readonly LimitWire[] => {
    const { nutrient, per, kind } = limit;
    if (kind === 'aim' || per !== 'day' || nutrient === 'glycemicLoad') return [];
    const figures = days.map(({ standing }) =>
      standing?.persons[person]?.figures.find((each) => each.nutrient === nutrient && each.per === per),
    );
    const known = figures.filter((figure) => figure !== undefined);
    if (known.length === 0 || known.length < figures.length) return [];
    const value = mean(known.map((figure) => figure.value));
    return [judgedBy({ ...limit, value, met: value !== null }, known)];
  });
}

/** A date of a limit with one person's figure; null if it is unknown. */
type OwnDay = { readonly day: LimitDayWire; readonly figure: FigureVerdictWire; readonly isShared: boolean };

type Eaten = { readonly eaters: Judged['eaters']; readonly of: readonly PlanDay[] };

function ownDay({ nutrient, per }: LimitWire, day: LimitDayWire, { eaters, of }: Eaten): OwnDay | null {
  const plan = of.find(({ date }) => date === day.date);
  const persons = plan?.standing?.persons ?? [];
  const person = leadAmong(persons, eaters) ?? persons[0];
  const figure = person?.figures.find((each) => each.nutrient === nutrient && each.per === per);
  if (plan === undefined || person === undefined || figure === undefined) return null;
  const isShared = persons.length > 1;
  const energies =
    nutrient === 'energyKcal' ? eaterEnergies(plan.meals, (portions) => leadAmong(portions, eaters)) : null;
  return {
    day: {
      ...day,
      low: figure.low,
      high: figure.high,
      amounts: energies ?? day.amounts,
      verdicts: isShared && per === 'day' ? { day: figure.verdict } : day.verdicts,
    },
    figure,
    isShared,
  };
}

/** The person the plan is measured by, among some people. People of one target keep their order. */
export function leadAmong<Who extends { readonly target: string }>(
  people: readonly Who[],
  eaters: Judged['eaters'],
): Who | undefined {
  const at = eaters.findIndex(({ isLead }) => isLead);
  const target = eaters[at]?.target;
  const before = eaters.slice(0, at).filter((eater) => eater.target === target).length;
  return people.filter((each) => each.target === target)[before];
}

function ofWeek(limit: LimitWire, own: readonly OwnDay[]): LimitWire {
  const days = own.map(({ day }) => day);
  const judged = judgedBy(
    limit,
    own.map(({ figure }) => figure),
  );
  if (own.some(({ isShared }) => isShared)) return { ...judged, days };
  const { judgedLow, judgedHigh } = judged;
  return { ...limit, days, judgedLow, judgedHigh };
}

/**
 * A limit judged by one person's figures, one for each day: it is not met where its mean lies outside their mean bounds. Days accept
 * a minimum missed by less than the error of food tables, so their mean does too.
 */
function judgedBy(limit: LimitWire, figures: readonly FigureVerdictWire[]): LimitWire {
  const judgedLow = mean(figures.map(({ low }) => low));
  const judgedHigh = mean(figures.map(({ high }) => high));
  const { value } = limit;
  const isShort = figures.some(({ verdict }) => verdict === 'under' || verdict === 'belowFloor');
  const least = isShort ? (judgedLow ?? -Infinity) : -Infinity;
  const isOff = value !== null && (value > (judgedHigh ?? Infinity) || value < least);
  const verdicts = figures.map((figure) => figure.verdict).filter((verdict) => verdict !== 'unknown');
  return {
    ...limit,
    judgedLow,
    judgedHigh,
    met: isOff ? false : limit.met || null,
    judged: verdicts.length,
    // A day that only may go over is no missed one.
    within: verdicts.filter((verdict) => !MISSED.includes(verdict)).length,
  };
}

const MISSED: readonly Verdict[] = ['over', 'under', 'belowFloor'];

/** Mean rounded to a tenth; null if a day has no value. */
function mean(bounds: readonly (number | null)[]): number | null {
  const known = bounds.filter((bound) => bound !== null);
  if (known.length < bounds.length) return null;
  return Math.round((10 * known.reduce((sum, bound) => sum + bound, 0)) / known.length) / 10;
}
