import type { FigureVerdictWire, LimitDayWire, LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import type { MessageKey } from '../../../../messages/ko.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { mealAmounts, servedAmount } from '../../model/meal-facts.ts';
import { verdictOf } from '../../standing/day-standing.ts';
import { figureVerdict } from '../figures/day-verdict.ts';
import { type DaySum, daySum, highestAmount, readsHigher, shownRows } from '../figures/nutrient-amounts.ts';

export type WeekSeries = {
  readonly label: MessageKey;
  readonly unit: string;
  readonly days: readonly DayPoint[];
};

export type DayPoint = DaySum & {
  readonly date: string;
  /** Bounds of this date; both null for a nutrient without a limit. */
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: Verdict | null;
  /** Most the day may have with bought food; null if that equals the sum. */
  readonly highest: number | null;
};

/** Nutrients a chart can show: each limited nutrient once, then the others that meals and the extras of one person state. */
export function weekSeries(
  days: readonly PlanDay[],
  limits: readonly LimitWire[],
  person: number,
): readonly WeekSeries[] {
  const dayAt = ({ date }: LimitDayWire) => days.find((day) => day.date === date) ?? {};
  const daily = limits.filter((limit) => limit.per === 'day' && limit.days.length > 0);
  // A nutrient with both a limit and an aim is drawn against the limit.
  const drawn = daily.filter(
    (limit) =>
      limit.kind === 'limit' || !daily.some((each) => each !== limit && each.nutrient === limit.nutrient),
  );
  const limited = drawn.map((limit): WeekSeries => {
    return {
      label: `nutrient.${limit.nutrient}`,
      unit: limit.unit,
      days: limit.days.map((day) => limitedPoint(limit, day, dayAt(day))),
    };
  });
  const others = shownRows(days).filter((row) => !drawn.some(({ nutrient }) => nutrient === row.nutrient));
  return [
    ...limited,
    ...others.map(({ key, nutrient, unit }): WeekSeries => {
      const points = days.map(({ date, meals }) => ({
        date,
        ...daySum(mealAmounts(meals, (meal) => servedAmount(meal, key, person))),
        low: null,
        high: null,
        verdict: null,
        highest: null,
      }));
      return { label: `nutrient.${nutrient}`, unit, days: points };
    }),
  ];
}

function limitedPoint(limit: LimitWire, day: LimitDayWire, ofPlan: Pick<PlanDay, 'standing'>): DayPoint {
  const { date, amounts, low, high } = day;
  const whole = daySum(amounts);
  const highest = highestAmount(ofPlan, { ...limit, sum: whole.sum });
  const verdict = figureVerdict({ limit, day, ofDay: verdictOf(ofPlan) });
  return { date, ...whole, low, high, verdict, highest };
}

/**
 * Each nutrient of one of several people, by the index of the person: the person's own portions against the person's own bounds.
 * A day's glycaemic load has no figure to show (safety-rules section 8.5).
 */
export function personSeries(days: readonly PlanDay[], person: number): readonly WeekSeries[] {
  const ofDays = days.map(({ date, standing }) => ({ date, ofDay: standing?.persons[person] }));
  const figures = ofDays.flatMap(({ ofDay }) => (ofDay?.figures ?? []).filter(isDrawn));
  const nutrients = new Map(figures.map(({ nutrient, unit }) => [nutrient, unit]));
  return [...nutrients].map(([nutrient, unit]) => ({
    label: `nutrient.${nutrient}`,
    unit,
    days: ofDays.map(({ date, ofDay }) => {
      const figure = ofDay?.figures.find((each) => isDrawn(each) && each.nutrient === nutrient);
      return personPoint(date, figure, ofDay?.verdict ?? 'unknown');
    }),
  }));
}

function isDrawn({ nutrient, per }: FigureVerdictWire): boolean {
  return per === 'day' && nutrient !== 'glycemicLoad';
}

function personPoint(date: string, figure: FigureVerdictWire | undefined, ofDay: Verdict): DayPoint {
  const { value = null, highest = null, low = null, high = null, verdict = 'unknown' } = figure ?? {};
  const isMore = value !== null && highest !== null && readsHigher(highest, value);
  return {
    date,
    sum: value,
    isWhole: verdict !== 'unknown',
    low,
    high,
    // "Within" is shown only if the person's whole day is (safety-rules section 11).
    verdict: verdict === 'within' && ofDay !== 'within' ? null : verdict,
    highest: isMore ? highest : null,
  };
}
