import type { FigureVerdictWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords } from '../model/limit-words.ts';
import type { DayStanding, PersonStanding } from './day-standing.ts';

/**
 * A verdict on one figure, with the amount it misses by if that is known and does not round to zero. A figure that may exceed the
 * maximum and is computed below the minimum may miss either.
 */
export function figureWords(t: Translate, verdict: Verdict, off: string | null): string {
  if (verdict === 'likely')
    return t(off !== null && isSubstantial(off) ? 'dayVerdict.likelyEither' : 'dayVerdict.likelyShort');
  if (verdict !== 'over' && verdict !== 'under') return t(`dayVerdict.${verdict}`);
  return off === null || !isSubstantial(off)
    ? t(`dayVerdict.${verdict}Plain`)
    : t(`dayVerdict.${verdict}`, { n: off });
}

/** Whether an amount in words is more than a rounded zero. */
export function isSubstantial(amount: string): boolean {
  return /[1-9]/.test(amount);
}

/** A verdict on a whole day, without the figures that miss their limits. */
export function wholeDayWords(t: Translate, verdict: Verdict): string {
  return verdict === 'over' || verdict === 'under'
    ? t(`dayVerdict.${verdict}Some`)
    : t(`dayVerdict.${verdict}`);
}

/** Worst verdict on a whole day, in words of its own if given, with the names of the people it applies to unless that is all. */
export function worstDayWords(
  t: Translate,
  { persons, verdict }: DayStanding,
  words = wholeDayWords(t, verdict),
): string {
  const names = personNames(t, persons).filter((_, at) => persons[at]?.verdict === verdict);
  return names.length < persons.length ? t('dayVerdict.worstOf', { names: names.join(', '), words }) : words;
}

/** One line per person who eats too little on a day, with the name if several eat (safety-rules section 3.4). */
export function floorLines(t: Translate, { persons }: DayStanding): readonly string[] {
  const names = personNames(t, persons);
  return persons.flatMap(({ verdict, plannedKcal }, at) => {
    if (verdict !== 'belowFloor') return [];
    const words = { planned: figure(plannedKcal), target: names[at] ?? '' };
    if (plannedKcal === 0)
      return [t(persons.length > 1 ? 'dayVerdict.noMealsOf' : 'dayVerdict.noMeals', words)];
    return [t(persons.length > 1 ? 'dayVerdict.floorTextOf' : 'dayVerdict.floorText', words)];
  });
}

/** Lines about everybody, and lines about each person by index. */
export type BoughtLines = { readonly all: readonly string[]; readonly each: readonly (readonly string[])[] };

/** How bought food may change everybody's sodium (safety-rules section 7.6); said once if it is the same for all. */
export function boughtLines(t: Translate, { persons }: DayStanding): BoughtLines {
  const each = persons.map((person) => boughtLinesOf(t, person));
  const [first = []] = each;
  return each.every((lines) => lines.join() === first.join()) ? { all: first, each: [] } : { all: [], each };
}

/**
 * How bought food may change one person's sodium or, where it does not, what else may exceed its limit; and what is computed below its
 * minimum.
 */
export function boughtLinesOf(t: Translate, { verdict, figures }: PersonStanding): readonly string[] {
  if (verdict === 'belowFloor') return [];
  const sodium = figures.flatMap((each) => (isSodium(each) ? boughtLine(t, each) : []));
  if (verdict !== 'likely') return sodium;
  const likely = figures.filter((each) => each.verdict === 'likely');
  const line = (key: 'dayVerdict.likelyNutrients' | 'dayVerdict.likelyEitherNutrients', isBelow: boolean) => {
    const named = likely.filter((each) => isBelowMinimum(each) === isBelow).map(({ nutrient }) => nutrient);
    const nutrients = [...new Set(named)].map((nutrient) => t(`nutrient.${nutrient}`)).join(', ');
    return nutrients === '' ? [] : [t(key, { nutrients })];
  };
  const others = sodium.length > 0 ? sodium : line('dayVerdict.likelyNutrients', false);
  return [...others, ...line('dayVerdict.likelyEitherNutrients', true)];
}

/** Whether a figure that may exceed its maximum is computed below its minimum, so that it may as well be too little. */
function isBelowMinimum({ value, low }: FigureVerdictWire): boolean {
  return value !== null && low !== null && value < low;
}

export function lineOf(t: Translate, target: string, line: string): string {
  return t('dayVerdict.lineOf', { target, line });
}

/** Whether a line about bought food already says by how much a day exceeds its sodium limit. */
export function mentionsSodium({ persons }: DayStanding): boolean {
  return persons.some(
    ({ verdict, figures }) =>
      verdict !== 'belowFloor' &&
      figures.some(
        (each) => isSodium(each) && each.verdict === 'over' && (each.highest ?? 0) > (each.value ?? 0),
      ),
  );
}

function isSodium({ nutrient, per }: FigureVerdictWire): boolean {
  return nutrient === 'sodiumMg' && per === 'day';
}

function boughtLine(t: Translate, { nutrient, unit, verdict, value, highest, high }: FigureVerdictWire) {
  if (value === null || highest === null || high === null || highest <= value) return [];
  const words = {
    nutrient: t(`nutrient.${nutrient}`),
    value: amountWords(t, value, { unit }),
    highest: amountWords(t, highest, { unit }),
    limit: amountWords(t, high, { unit }),
    n: amountWords(t, value - high, { unit }),
  };
  if (verdict === 'likely') return [t('dayVerdict.likelyFigure', words)];
  return verdict === 'over' ? [t('dayVerdict.overFigure', words)] : [];
}
