import { useId, useState } from 'react';
import { dayWords } from '../../../../messages/day-words.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { amountWords, rangeWords } from '../../model/limit-words.ts';
import { figureWords } from '../../standing/standing-words.ts';
import { QuietDetails } from '../quiet-details.tsx';
import styles from './week-card.module.css';
import { chartUnit, WeekChart } from './week-chart.tsx';
import type { DayPoint, WeekSeries } from './week-series.ts';
import { weekRange } from './week-series-words.ts';

type WeekCardProps = {
  readonly all: readonly WeekSeries[];
  readonly today: string;
  readonly selected: string;
};

const FIRST_SHOWN = 'nutrient.sodiumMg';

/** A nutrient of the visitor's choice over the week: drawn, and as a table. */
export function WeekCard({ all, today, selected }: WeekCardProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string>(FIRST_SHOWN);
  const id = useId();
  const series = all.find(({ label }) => label === chosen) ?? all[0];
  if (series === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('eaten.week', { nutrient: t(series.label) })}</h2>
        <select
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
        </select>
      </div>
      <p className={styles.unit}>{unitWords(series)}</p>
      <WeekChart series={series} today={today} selected={selected} />
      <QuietDetails summary={t('eaten.table')}>
        <Table series={series} />
      </QuietDetails>
    </section>
  );

  function unitWords(shown: WeekSeries): string {
    const { unit, inGrams } = chartUnit(shown);
    const words = t('eaten.unit', { unit });
    const drawn = (bound: number | null) => (bound !== null && inGrams ? bound / 1000 : bound);
    const days = shown.days.map((day) => ({ ...day, low: drawn(day.low), high: drawn(day.high) }));
    const limit = weekRange(t, days, unit);
    if (limit === null) return words;
    const dotted =
      limit.of === 'everyDay' ? t('eaten.dotted', { range: limit.range }) : t('eaten.dottedDaily');
    return `${words} · ${dotted}`;
  }
}

function Table({ series: { label, unit, days } }: { readonly series: WeekSeries }) {
  const { t } = useMessages();
  const amount = ({ sum, isWhole }: DayPoint) => {
    if (sum === null) return t('eaten.unknown');
    return isWhole ? amountWords(sum, unit) : t('eaten.known', { amount: amountWords(sum, unit) });
  };
  // A limit that is the same every day is told above the chart.
  const tellsLimits = weekRange(t, days, unit)?.of === 'eachDay';
  const verdict = (day: DayPoint) => {
    if (day.verdict === null) return '–';
    const { sum, high, low } = day;
    const off = sum === null ? 0 : Math.max(sum - (high ?? Infinity), (low ?? -Infinity) - sum);
    return figureWords(t, day.verdict, off > 0 ? amountWords(off, unit) : null);
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
              {tellsLimits && ` / ${rangeWords(t, day, unit)}`}
            </td>
            <td>{verdict(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
