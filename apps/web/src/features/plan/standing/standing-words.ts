import type { FigureVerdictWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords } from '../model/limit-words.ts';
import type { DayStanding } from './day-standing.ts';

/** A verdict on one figure, with the amount it misses by where that is known. */
export function figureWords(t: Translate, verdict: Verdict, off: string | null): string {
  if (verdict === 'likely') return t('dayVerdict.likelyShort');
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
    value: amountWords(t, value, unit),
    highest: amountWords(t, highest, unit),
    limit: amountWords(t, high, unit),
    n: amountWords(t, value - high, unit),
  };
  if (verdict === 'likely') return [t('dayVerdict.likelyFigure', words)];
  return verdict === 'over' ? [t('dayVerdict.overFigure', words)] : [];
}

/** "1,640": an estimate, rounded to 10 kcal. */
export function aboutKcal(kcal: number): string {
  return figure(Math.round(kcal / 10) * 10);
}
