import { dayWords } from '../../../messages/day-words.ts';
import type { Translate } from '../../../messages/translate.ts';
import { amountWords, rangeWords } from '../limit-words.ts';
import type { DayPoint, WeekSeries } from './week-series.ts';

/** What a chart shows, in a sentence. */
export function weekSeriesWords(t: Translate, { label, unit, days, limit }: WeekSeries): string {
  const nutrient = t(label);
  const mean = weekMean(days);
  const words = [
    mean === null
      ? t('eaten.chartUnknown', { nutrient })
      : t('eaten.chart', { nutrient, mean: amountWords(mean, unit) }),
  ];
  if (limit) {
    const range = { low: limit.plannedLow, high: limit.plannedHigh };
    words.push(t('eaten.chartLimit', { range: rangeWords(t, range, unit) }));
  }
  for (const side of ['above', 'below'] as const) {
    const dates = days.filter((day) => day.side === side).map(({ date }) => dayWords(t, date).weekdayLong);
    if (dates.length > 0) words.push(t(`eaten.chart.${side}`, { days: dates.join(', ') }));
  }
  return words.join(' ');
}

/** Mean of the days whose three meals are all known; null without such a day. */
export function weekMean(days: readonly DayPoint[]): number | null {
  const sums = days.flatMap(({ sum, isWhole }) => (sum !== null && isWhole ? [sum] : []));
  return sums.length === 0 ? null : sums.reduce((total, sum) => total + sum, 0) / sums.length;
}
