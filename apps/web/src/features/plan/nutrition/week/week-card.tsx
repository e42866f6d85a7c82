import { useId, useState } from 'react';
import { dayWords } from '../../../../messages/day-words.ts';
import { figure } from '../../../../messages/figures.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import type { Translate } from '../../../../messages/translate.ts';
import { SelectBox } from '../../../../ui/fields/select-box.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { amountWords, missedBy, rangeWords } from '../../model/limit-words.ts';
import { figureWords } from '../../standing/standing-words.ts';
import { QuietDetails } from '../quiet-details.tsx';
import styles from './week-card.module.css';
import type { DayPoint, WeekSeries } from './week-series.ts';

type WeekCardProps = {
  readonly all: readonly WeekSeries[];
  /** Name of the person whose amounts these are, if several eat. */
  readonly whose: string | null;
  readonly today: string;
  readonly selected: string;
};

const FIRST_SHOWN = 'nutrient.sodiumMg';

/** One nutrient over the week, chosen by the visitor, as a chart and as a table. */
export function WeekCard({ all, whose, today, selected }: WeekCardProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string>(FIRST_SHOWN);
  const id = useId();
  const series = all.find(({ label }) => label === chosen) ?? all[0];
  if (series === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {t('eaten.week', { nutrient: t(series.label) })}
          {whose && ` · ${whose}`}
        </h2>
        <SelectBox
          className={styles.choice}
          aria-label={t('eaten.choose')}
          value={series.label}
          onChange={(event) => setChosen(event.target.value)}
        >
          {all.map(({ label }) => (
            <option key={label} value={label}>
              {t(label)}
            </option>
          ))}
        </SelectBox>
      </div>
      <p className={styles.unit}>{unitWords(series)}</p>
      <WeekChart series={series} today={today} selected={selected} />
      {series.days.some(isPale) && <p className={styles.unit}>{t('eaten.pale')}</p>}
      {series.days.some(({ highest }) => highest !== null) && (
        <p className={styles.unit}>{t('eaten.hatched')}</p>
      )}
      <QuietDetails summary={t('eaten.table')}>
        <Table series={series} />
      </QuietDetails>
    </section>
  );

  function unitWords(shown: WeekSeries): string {
    const { days, unit } = shown;
    const words = t('eaten.unit', { unit });
    const limit = weekRange(t, days, unit);
    if (limit === null) return words;
    const dotted =
      limit.of === 'everyDay' ? t('eaten.dotted', { range: limit.range }) : t('eaten.dottedDaily');
    return `${words} · ${dotted}`;
  }
}

/** Whether a bar is pale: the nutrient is within its limit, the whole day is not. */
function isPale({ sum, low, high, verdict }: DayPoint): boolean {
  return sum !== null && verdict === null && (low !== null || high !== null);
}

function Table({ series: { label, unit, days } }: { readonly series: WeekSeries }) {
  const { t } = useMessages();
  const amount = ({ sum, isWhole, highest }: DayPoint) => {
    if (sum === null) return t('eaten.unknown');
    if (!isWhole) return t('eaten.known', { amount: amountWords(t, sum, { unit }) });
    return highest === null
      ? amountWords(t, sum, { unit })
      : rangeWords(t, { low: sum, high: highest }, { unit });
  };
  // A limit that is the same every day is stated above the chart.
  const showsLimits = weekRange(t, days, unit)?.of === 'eachDay';
  const verdict = (day: DayPoint) => {
    if (day.verdict === null) return '–';
    const off = day.sum === null ? 0 : missedBy(day.sum, day);
    return figureWords(t, day.verdict, off > 0 ? amountWords(t, off, { unit }) : null);
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('day.tabs')}</th>
          <th scope="col">{t(label)}</th>
          <th scope="col">{t('eaten.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{dayWords(t, day.date).short}</th>
            <td>
              {amount(day)}
              {showsLimits && ` / ${rangeWords(t, day, { unit })}`}
            </td>
            <td>{verdict(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WeekChartProps = {
  readonly series: WeekSeries;
  readonly today: string;
  readonly selected: string;
};

/** One nutrient by day, with the bounds of each day as dotted lines. The table below has the same figures. */
function WeekChart({ series, today, selected }: WeekChartProps) {
  const { t } = useMessages();
  const { days } = series;
  const full =
    1.12 *
      Math.max(
        ...days.map(({ sum, low, high, highest }) => Math.max(sum ?? 0, low ?? 0, high ?? 0, highest ?? 0)),
      ) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div role="img" aria-label={weekSeriesWords(t, series)}>
      <div className={styles.plot}>
        {days.map((day) => (
          <div
            key={day.date}
            className={styles.column}
            data-verdict={day.verdict ?? 'open'}
            data-selected={day.date === selected || undefined}
          >
            {day.low !== null && <u style={{ insetBlockEnd: share(day.low) }} />}
            {day.high !== null && <u style={{ insetBlockEnd: share(day.high) }} />}
            <span className={styles.figure}>{pointWords(day) ?? t('eaten.unknown')}</span>
            {day.highest !== null && <s style={{ height: share(day.highest - (day.sum ?? 0)) }} />}
            <i style={{ height: share(day.sum ?? 0) }}>
              {(day.verdict === 'over' || isLow(day.verdict)) && (
                <Icon name={day.verdict === 'over' ? 'trendUp' : 'trendDown'} size={14} strokeWidth={2.6} />
              )}
            </i>
          </div>
        ))}
      </div>
      <div className={styles.names}>
        {days.map(({ date }) => (
          <span key={date} data-selected={date === selected || undefined}>
            {dayWords(t, date).weekday}
            {date === today && <b>{t('day.today')}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

function isLow(verdict: DayPoint['verdict']): boolean {
  return verdict === 'under' || verdict === 'belowFloor';
}

function pointWords({ sum }: DayPoint): string | null {
  return sum === null ? null : figure(sum, sum < 10 ? 1 : 0);
}

type WeekRange = { readonly of: 'everyDay'; readonly range: string } | { readonly of: 'eachDay' };

/** The content of a chart in one sentence. */
function weekSeriesWords(t: Translate, { label, unit, days }: WeekSeries): string {
  const nutrient = t(label);
  const mean = weekMean(days);
  const words = [
    mean === null
      ? t('eaten.chartUnknown', { nutrient })
      : t('eaten.chart', { nutrient, mean: amountWords(t, mean, { unit }) }),
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
function weekMean(days: readonly DayPoint[]): number | null {
  const sums = days.flatMap(({ sum, isWhole }) => (sum !== null && isWhole ? [sum] : []));
  return sums.length === 0 ? null : sums.reduce((total, sum) => total + sum, 0) / sums.length;
}

/** The range that holds every day, or that the days differ; null for a nutrient without a limit. */
function weekRange(t: Translate, days: readonly DayPoint[], unit: string): WeekRange | null {
  const limited = days.filter(({ low, high }) => low !== null || high !== null);
  const [range, ...others] = new Set(limited.map((day) => rangeWords(t, day, { unit })));
  if (range === undefined) return null;
  return others.length === 0 ? { of: 'everyDay', range } : { of: 'eachDay' };
}
