import { dayWords } from '../../../../messages/day-words.ts';
import { figure } from '../../../../messages/figures.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from './week-chart.module.css';
import type { DayPoint, WeekSeries } from './week-series.ts';
import { weekSeriesWords } from './week-series-words.ts';

type WeekChartProps = {
  readonly series: WeekSeries;
  readonly today: string;
  readonly selected: string;
};

/** One nutrient day by day, with the bounds of each day as dotted lines. The table below it holds the same figures. */
export function WeekChart({ series, today, selected }: WeekChartProps) {
  const { t } = useMessages();
  const { days } = series;
  const { inGrams } = chartUnit(series);
  const full =
    1.12 * Math.max(...days.map(({ sum, low, high }) => Math.max(sum ?? 0, low ?? 0, high ?? 0))) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div className={styles.chart} role="img" aria-label={weekSeriesWords(t, series)}>
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
            <span className={styles.figure}>{pointWords(day, inGrams) ?? t('eaten.unknown')}</span>
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

/** Milligrams by the thousand are drawn in grams: four figures do not fit over a bar. */
export function chartUnit({ unit, days }: WeekSeries): {
  readonly unit: string;
  readonly inGrams: boolean;
} {
  const most = Math.max(...days.map(({ sum, high }) => Math.max(sum ?? 0, high ?? 0)));
  const inGrams = unit === 'mg' && most >= 1000;
  return { unit: inGrams ? 'g' : unit, inGrams };
}

function pointWords({ sum }: DayPoint, inGrams: boolean): string | null {
  if (sum === null) return null;
  return inGrams ? (sum / 1000).toFixed(1) : figure(sum, sum < 10 ? 1 : 0);
}
