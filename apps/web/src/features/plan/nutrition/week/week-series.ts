import type { LimitDayWire, LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import type { MessageKey } from '../../../../messages/ko.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { verdictOf } from '../../standing/day-standing.ts';
import { figureVerdict } from '../figures/day-verdict.ts';
import { type DaySum, daySum, mealAmounts, shownRows } from '../figures/nutrient-amounts.ts';

/** A nutrient over the days of a plan. */
export type WeekSeries = {
  readonly label: MessageKey;
  readonly unit: string;
  readonly days: readonly DayPoint[];
};

export type DayPoint = DaySum & {
  readonly date: string;
  /** What this date keeps; both null for a nutrient without a limit. */
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: Verdict | null;
};

/** Everything that can be followed through a week: each limited nutrient once, then what the meals state besides. */
export function weekSeries(days: readonly PlanDay[], limits: readonly LimitWire[]): readonly WeekSeries[] {
  const ofDay = ({ date }: LimitDayWire) => verdictOf(days.find((day) => day.date === date) ?? {});
  const daily = limits.filter((limit) => limit.per === 'day' && limit.days.length > 0);
  // An aim of a nutrient that has a limit as well is drawn against the limit.
  const drawn = daily.filter(
    (limit) =>
      limit.kind === 'limit' || !daily.some((each) => each !== limit && each.nutrient === limit.nutrient),
  );
  const limited = drawn.map((limit): WeekSeries => {
    return {
      label: `nutrient.${limit.nutrient}`,
      unit: limit.unit,
      days: limit.days.map((day) => limitedPoint(limit, day, ofDay(day))),
    };
  });
  const others = shownRows(days).filter((row) => !drawn.some(({ nutrient }) => nutrient === row.nutrient));
  return [
    ...limited,
    ...others.map(({ key, nutrient, unit }): WeekSeries => {
      const points = days.map(({ date, meals }) => ({
        date,
        ...daySum(mealAmounts(meals, ({ details }) => details.nutrient?.[key] ?? null)),
        low: null,
        high: null,
        verdict: null,
      }));
      return { label: `nutrient.${nutrient}`, unit, days: points };
    }),
  ];
}

function limitedPoint(limit: LimitWire, day: LimitDayWire, ofDay: Verdict): DayPoint {
  const { date, amounts, low, high } = day;
  return { date, ...daySum(amounts), low, high, verdict: figureVerdict({ limit, day, ofDay }) };
}
