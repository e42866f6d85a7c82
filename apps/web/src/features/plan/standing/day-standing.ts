import type { DayVerdictWire, DayWire, QualityWire } from '@kkini/contract';
import { MEAL_TIMES, type Verdict, worstVerdict } from '@kkini/domain';
import { eaterEnergies } from '../model/meal-facts.ts';

/** Verdict on a day for each person who eats from the plan, and the worst of them (safety-rules section 11). */
export type DayStanding = DayVerdictWire;
export type PersonStanding = DayStanding['persons'][number];
type Judged = { readonly standing?: DayStanding | undefined };

/** Verdicts on a date, with each person's energy as the sum of the meals shown; undefined for readers who may not see them. */
export function standingOf(
  quality: QualityWire | null,
  date: string,
  meals: DayWire,
): DayStanding | undefined {
  const day = quality?.days.find((each) => each.date === date);
  if (day === undefined) return undefined;
  const persons = day.persons.map((person, at) => {
    const shown = shownKcal(meals, at, person.target);
    if (shown === null) return person;
    const figures = person.figures.map((each) =>
      each.nutrient === 'energyKcal' && each.value !== null ? { ...each, value: shown } : each,
    );
    return { ...person, plannedKcal: shown, figures };
  });
  return { ...day, persons };
}

/** Limits that days miss, with energy as the sum of the meals shown, so that it agrees with `standingOf`. */
export function shownWarnings(
  quality: QualityWire,
  mealPlan: Readonly<Record<string, DayWire>>,
): QualityWire['warnings'] {
  return quality.warnings.map((warning) => {
    const { date, nutrient, person, value } = warning;
    const meals = mealPlan[date];
    if (nutrient !== 'energyKcal' || meals === undefined) return warning;
    const eater = standingOf(quality, date, meals)?.persons[person];
    return { ...warning, value: eater?.plannedKcal ?? value };
  });
}

/** Whole kcal of the meals of one person; null if a portion is unknown. */
function shownKcal(meals: DayWire, at: number, target: string): number | null {
  const energies = eaterEnergies(meals, ({ [at]: portion }) =>
    portion?.target === target ? portion : undefined,
  );
  if (energies === null) return null;
  const shown = MEAL_TIMES.filter((time) => meals[time] !== null).map((time) => energies[time]);
  return shown.reduce((sum, energy) => (sum === null || energy === null ? null : sum + energy), 0);
}

/** Verdict on a day; `unknown` if it has none, so that no unjudged day is praised. */
export function verdictOf({ standing }: Judged): Verdict {
  return standing?.verdict ?? 'unknown';
}

export function worstOfDays(days: readonly Judged[]): Verdict {
  return worstVerdict(days.map(verdictOf));
}
