import { dayWords } from '../../../messages/day-words.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type DayStanding, personNames } from './day-standing.ts';
import { aboutKcal } from './standing-words.ts';

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
