import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { type Candidate, candidatesById } from '../model/candidate.ts';
import { type DayVerdict, datesBelowFloor, type FigureVerdict } from './verdicts/day-verdicts.ts';

/** Part of a day's sodium maximum beyond which a day is far too salty: 3,450 mg where 2,300 are the most. */
const FAR_TOO_SALTY = 1.5;

type Assessed = {
  readonly week: WeekPlan;
  readonly days: readonly DayVerdict[];
  readonly candidates: readonly Candidate[];
};

/**
 * Dates on which the bought dishes do not do: somebody is below their floor, extras counted, or eats far more sodium than they may,
 * or a bought dish stands at a meal time its entry does not list.
 */
export function illFedDates({ week, days, candidates }: Assessed): ReadonlySet<string> {
  const byId = candidatesById(candidates);
  const odd = week.filter(({ slots }) =>
    MEAL_TIMES.some((time) => {
      const slot = slots[time];
      return slot.kind === 'product' && byId.get(slot.id)?.mealTimes.includes(time) === false;
    }),
  );
  const salty = days.filter(({ persons }) => persons.some(({ figures }) => figures.some(isFarTooSalty)));
  return new Set([...datesBelowFloor(days), ...[...odd, ...salty].map(({ date }) => date)]);
}

function isFarTooSalty({ nutrient, per, value, range: { max } }: FigureVerdict): boolean {
  return nutrient === 'sodiumMg' && per === 'day' && (value ?? 0) > FAR_TOO_SALTY * (max ?? Infinity);
}
