import { dayWords } from '../../../../messages/day-words.ts';
import type { Translate } from '../../../../messages/translate.ts';
import { amountWords, rangeWords } from '../../model/limit-words.ts';
import type { DayPoint, WeekSeries } from './week-series.ts';

type WeekRange = { readonly of: 'everyDay'; readonly range: string } | { readonly of: 'eachDay' };

/** What a chart shows, in a sentence. */
export function weekSeriesWords(t: Translate, { label, unit, days }: WeekSeries): string {
  const nutrient = t(label);
  const mean = weekMean(days);
  const words = [
    mean === null
      ? t('eaten.chartUnknown', { nutrient })
      : t('eaten.chart', { nutrient, mean: amountWords(mean, unit) }),
  ];
  const limit = weekRange(t, days, unit);
  if (limit?.of === 'everyDay') words.push(t('eaten.chartLimit', { range: limit.range }));
  if (limit?.of === 'eachDay') words.push(t('eaten.chartLimits'));
  for (const verdict of ['over', 'under'] as const) {
    const dates = days
      .filter((day) => day.verdict === verdict)
      .map(({ date }) => dayWords(t, date).weekdayLong);
    if (dates.length > 0) words.push(t(`eaten.chart.${verdict}`, { days: dates.join(', ') }));
  }
  return words.join(' ');
}

/** Mean of the days whose three meals are all known; null without such a day. */
export function weekMean(days: readonly DayPoint[]): number | null {
  const sums = days.flatMap(({ sum, isWhole }) => (sum !== null && isWhole ? [sum] : []));
  return sums.length === 0 ? null : sums.reduce((total, sum) => total + sum, 0) / sums.length;
}

/** The range every day keeps, or that each day keeps its own; null for a nutrient without a limit. */
export function weekRange(t: Translate, days: readonly DayPoint[], unit: string): WeekRange | null {
  const limited = days.filter(({ low, high }) => low !== null || high !== null);
  const [range, ...others] = new Set(limited.map((day) => rangeWords(t, day, unit)));
  if (range === undefined) return null;
  return others.length === 0 ? { of: 'everyDay', range } : { of: 'eachDay' };
}
