import { NUTRIENTS, type Nutrient, type WeekPlan } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { isCompleteDay } from './complete-day.ts';
import type { DayVerdict, FigureVerdict } from './verdicts/day-verdicts.ts';

/** A daily limit that the meals of one date miss for one person, in the nutrient's unit. */
export type DayWarning = {
  readonly date: string;
  readonly nutrient: Nutrient;
  readonly value: number;
  readonly limit: number;
  readonly kind: 'above' | 'below';
  /** Index of that person among those of the day. */
  readonly person: number;
};

/**
 * Every daily limit missed according to the verdicts on a week, by date, then in the order of the nutrients, then the person
 * who misses it most first.
 */
export function dayWarnings(week: WeekPlan, days: readonly DayVerdict[]): readonly DayWarning[] {
  return days.flatMap(({ date, persons }, at) => {
    const isComplete = isCompleteDay(week[at]?.slots);
    const missed = persons.flatMap(({ figures }, person) =>
      figures.flatMap((figure) => {
        const miss = missOf(figure, isComplete);
        return miss === null ? [] : [{ ...miss, person }];
      }),
    );
    if (missed.length === 0) return [];
    return NUTRIENTS.flatMap((nutrient): readonly DayWarning[] =>
      missed
        .filter((each) => each.nutrient === nutrient)
        .sort((one, other) => other.part - one.part)
        .map(({ value, limit, kind, person }) => {
          return { date, nutrient, kind, value: toTenth(value), limit: toTenth(limit), person };
        }),
    );
  });
}

type Miss = Omit<DayWarning, 'date' | 'person'> & { readonly part: number };

/** How a figure misses its limit. A day with an empty meal is short of everything, which the slot itself shows. */
function missOf(figure: FigureVerdict, isComplete: boolean): Miss | null {
  const { nutrient, per, verdict, value, range } = figure;
  if (per !== 'day' || value === null || !isStated(nutrient)) return null;
  if (verdict === 'over' && range.max !== undefined) {
    return { nutrient, value, limit: range.max, kind: 'above', part: value / range.max };
  }
  const isShort = verdict === 'under' || verdict === 'belowFloor';
  if (!isShort || !isComplete || range.min === undefined) return null;
  return { nutrient, value, limit: range.min, kind: 'below', part: 1 - value / range.min };
}

function toTenth(amount: number): number {
  return Math.round(amount * 10) / 10;
}
