import type { DayWire, MealWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';
import { energyOf, isFasting, sodiumOf } from '../model/meal-facts.ts';
import type { DayStanding } from '../standing/day-standing.ts';

/** The heading of a day in one or two lines; `figure` is the part of the first line to emphasise. */
export type DaySentence = {
  readonly first: string;
  readonly second: string | null;
  readonly figure: string | null;
};

type SentenceFor = {
  /** Name of the day: "오늘", "화요일". */
  readonly day: string;
  readonly meals: DayWire;
  /** True for guests, who are not asked to fill empty slots. */
  readonly isGuest?: boolean;
  /** Verdicts per person; undefined for readers who may not see them. */
  readonly standing?: DayStanding | undefined;
  /** True on paper, which has no line about each person below the heading. */
  readonly isPaper?: boolean;
};

/** Heading of a day, from its meals only. An unknown amount is reported as unknown. */
export function daySentence(
  t: Translate,
  { day, meals, isGuest = false, standing, isPaper = false }: SentenceFor,
): DaySentence {
  const empty = MEAL_TIMES.filter((time) => meals[time] === null);
  if (empty.length > 0) {
    if (isGuest) return gaps(t, empty);
    return empty.every((time) => meals.emptyReasons[time] === 'noCandidate')
      ? nothingFound(t, empty)
      : invitation(t, empty);
  }
  const chosen = MEAL_TIMES.flatMap((time) => meals[time] ?? []);
  if (chosen.every(isFasting)) return plain(t('dayVerdict.noMeals'));
  if (
    standing === undefined ||
    standing.persons.length === 0 ||
    chosen.some((meal) => energyOf(meal) === null)
  ) {
    return energySentence(t, { day, chosen });
  }
  const sentence = ownSentence(t, day, standing);
  const isRange = isPaper && standing.persons.length > 1;
  return isRange ? { ...sentence, second: energyRange(t, standing) } : sentence;
}

/** Energy of the person's portions; of several people, the lines below the heading say it of each. */
function ownSentence(t: Translate, day: string, standing: DayStanding): DaySentence {
  const [first, ...others] = standing.persons;
  if (first === undefined || others.length > 0) return plain(t('day.portionsEach', { day }));
  const energy = figure(first.plannedKcal);
  return {
    first: t('day.energy', { day, energy }),
    second: null,
    figure: t('meal.energy', { energy }),
  };
}

/** "한 사람 1,469 – 1,688kcal": the least and the most of several people. */
function energyRange(t: Translate, { persons }: DayStanding): string {
  const energies = persons.map(({ plannedKcal }) => plannedKcal);
  const [low, high] = [figure(Math.min(...energies)), figure(Math.max(...energies))];
  const energy = low === high ? low : t('limits.between', { low, high });
  return t('portion.rangeEach', { portion: t('meal.energy', { energy }) });
}

function energySentence(
  t: Translate,
  { day, chosen }: { readonly day: string; readonly chosen: readonly MealWire[] },
): DaySentence {
  const energies = chosen.map(energyOf);
  const known = energies.filter((energy) => energy !== null);
  if (chosen.every((meal) => isFasting(meal) || energyOf(meal) === null)) {
    return plain(t('day.energyUnknown', { day }));
  }
  const energy = figure(sum(known));
  const words = { day, energy };
  const shown = t('meal.energy', { energy });
  if (known.length < energies.length) {
    return { first: t('day.energyPartly', words), second: t('day.energyMissing'), figure: shown };
  }
  const sodium = chosen.map(sodiumOf).filter((milligrams) => milligrams !== null);
  const isKnown = sodium.length === chosen.length;
  const second = isKnown ? t('day.sodium', { sodium: figure(sum(sodium)) }) : null;
  return { first: t('day.energy', words), second, figure: shown };
}

function invitation(t: Translate, empty: readonly MealTime[]): DaySentence {
  const times = timeWords(t, empty);
  if (empty.length === MEAL_TIMES.length) {
    return { first: t('day.chosenNone'), second: t('day.chooseAll', { times }), figure: null };
  }
  const first = t(empty.length === 1 ? 'day.chosenTwo' : 'day.chosenOne');
  return { first, second: t('day.chooseRest', { times }), figure: null };
}

/** Heading if nothing may be served there, without a request to choose. */
function nothingFound(t: Translate, empty: readonly MealTime[]): DaySentence {
  if (empty.length === MEAL_TIMES.length) return plain(t('day.foundNothing'));
  return plain(t('day.foundNone', { times: timeWords(t, empty) }));
}

function gaps(t: Translate, empty: readonly MealTime[]): DaySentence {
  if (empty.length === MEAL_TIMES.length) return plain(t('day.noMeals'));
  return plain(t('day.gaps', { times: timeWords(t, empty) }));
}

function timeWords(t: Translate, times: readonly MealTime[]): string {
  return times.map((time) => t(`mealTime.${time}`)).join(', ');
}

function plain(first: string): DaySentence {
  return { first, second: null, figure: null };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
