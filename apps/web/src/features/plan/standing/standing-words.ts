import type { FigureVerdictWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { figure } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords } from '../model/limit-words.ts';
import { type DayStanding, personNames } from './day-standing.ts';

/** A verdict on one figure, with the amount it misses by where that is known. */
export function figureWords(t: Translate, verdict: Verdict, off: string | null): string {
  if (verdict !== 'over' && verdict !== 'under') return t(`dayVerdict.${verdict}`);
  return off === null ? t(`dayVerdict.${verdict}Plain`) : t(`dayVerdict.${verdict}`, { n: off });
}

/** A verdict on a whole day, without the figures that miss their limits. */
export function wholeDayWords(t: Translate, verdict: Verdict): string {
  return verdict === 'over' || verdict === 'under'
    ? t(`dayVerdict.${verdict}Some`)
    : t(`dayVerdict.${verdict}`);
}

/** One line per person who eats too little on a day, with the name where several eat (safety-rules section 3.4). */
export function floorLines(t: Translate, { persons }: DayStanding): readonly string[] {
  const names = personNames(t, persons);
  return persons.flatMap(({ verdict, plannedKcal }, at) => {
    if (verdict !== 'belowFloor') return [];
    const words = { planned: aboutKcal(plannedKcal), target: names[at] ?? '' };
    if (plannedKcal === 0)
      return [t(persons.length > 1 ? 'dayVerdict.noMealsOf' : 'dayVerdict.noMeals', words)];
    return [t(persons.length > 1 ? 'dayVerdict.floorTextOf' : 'dayVerdict.floorText', words)];
  });
}

/** How bought food may change a person's sodium (safety-rules section 7.6). */
export function boughtLines(
  t: Translate,
  { verdict: ofDay, figures }: DayStanding['persons'][number],
): readonly string[] {
  if (ofDay === 'belowFloor') return [];
  return figures.flatMap((each) =>
    each.nutrient === 'sodiumMg' && each.per === 'day' ? boughtLine(t, each) : [],
  );
}

function boughtLine(t: Translate, { nutrient, unit, verdict, value, highest, high }: FigureVerdictWire) {
  if (value === null || highest === null || high === null || highest <= value) return [];
  const words = {
    nutrient: t(`nutrient.${nutrient}`),
    value: amountWords(value, unit),
    highest: amountWords(highest, unit),
    limit: amountWords(high, unit),
    n: amountWords(value - high, unit),
  };
  if (verdict === 'likely') return [t('dayVerdict.likelyFigure', words)];
  return verdict === 'over' ? [t('dayVerdict.overFigure', words)] : [];
}

/** "1,640": an estimate, rounded to 10 kcal. */
export function aboutKcal(kcal: number): string {
  return figure(Math.round(kcal / 10) * 10);
}

/**
 * One line for the days on which somebody eats too little: which days, who, about how much and what to do; null without
 * such a day.
 */
export function shortDaysWords(t: Translate, standings: readonly (DayStanding | undefined)[]): string | null {
  const short = standings.flatMap((standing) => (standing?.verdict === 'belowFloor' ? [standing] : []));
  if (short.length === 0) return null;
  const people = short.flatMap(({ persons }) => {
    const names = personNames(t, persons);
    const several = persons.length > 1;
    return persons.flatMap(({ verdict, plannedKcal }, at) =>
      verdict === 'belowFloor' ? [{ name: several ? (names[at] ?? '') : '', plannedKcal }] : [],
    );
  });
  const dates = short.length === standings.length ? [] : short.map(({ date }) => dayWords(t, date).weekday);
  const names = [...new Set(people.map(({ name }) => name))].filter((name) => name !== '');
  const energies = people.map(({ plannedKcal }) => plannedKcal);
  const [least, most] = [aboutKcal(Math.min(...energies)), aboutKcal(Math.max(...energies))];
  const words =
    most === '0'
      ? t('dayVerdict.noMeals')
      : t('dayVerdict.floorText', { planned: least === most ? most : `${least}–${most}` });
  const whose = [dates, names].map((each) => each.join(', ')).filter((each) => each !== '');
  return whose.length === 0 ? words : `${whose.join(' ')}: ${words}`;
}
