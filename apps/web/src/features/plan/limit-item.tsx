import type { LimitWire } from '@kkini/contract';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './limit-item.module.css';
import { amountWords, limitName, rangeWords, rowWords, verdict } from './limit-words.ts';

type LimitItemProps = { readonly limit: LimitWire };

/** One limit: its figure of the week, how it went in a word, and behind a disclosure where it comes from. */
export function LimitItem({ limit }: LimitItemProps) {
  const { t } = useMessages();
  const { unit, per, value, low, high, plannedLow, plannedHigh } = limit;
  const planned = { low: plannedLow, high: plannedHigh };
  const { words, isGood } = verdict(t, limit);
  const isOfDay = per === 'day' && (low !== plannedLow || high !== plannedHigh);
  return (
    <li className={styles.item}>
      <div className={styles.figures}>
        <b>{limitName(t, limit)}</b>
        <span className={styles.amounts}>
          {value !== null && (
            <>
              <span className={styles.mean}>{t(per === 'day' ? 'limits.meanDay' : 'limits.meanMeal')}</span>{' '}
              <b>{amountWords(value, unit)}</b>
              {' / '}
            </>
          )}
          {rangeWords(t, planned, unit)}
        </span>
      </div>
      {value !== null && <Bar value={value} {...planned} isGood={isGood} />}
      <div className={styles.foot}>
        <p className={styles.verdict} data-good={isGood ?? 'open'}>
          <Icon name={isGood === true ? 'check' : 'alert'} size={16} />
          {words}
        </p>
        <details className={styles.why}>
          <summary>{t('limits.why')}</summary>
          {isOfDay && <p>{t('limits.wholeDay', { range: rangeWords(t, { low, high }, unit) })}</p>}
          <Grounds limit={limit} />
        </details>
      </div>
    </li>
  );
}

function Grounds({ limit: { rows, overruled, unit } }: LimitItemProps) {
  const { t } = useMessages();
  const all = [
    ...rows.map((row) => ({ ...row, text: 'limits.row' as const })),
    ...overruled.map((row) => ({ ...row, text: 'limits.gaveWay' as const })),
  ];
  return (
    <ul className={styles.grounds}>
      {all.map((row) => (
        <li key={`${row.text} ${row.owners.join()} ${row.figure} ${row.low} ${row.high}`}>
          <b>{t(row.text, rowWords(t, row, unit))}</b>
          <cite>{t(`source.${row.source.code}`)}</cite>
          <span className={styles.trust}>
            {t(`limits.mark.${row.mark}`)} · {t(`limits.confidence.${row.confidence}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type BarProps = {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly isGood: boolean | null;
};

/** The figure against its bounds; the words beside it say the same. */
function Bar({ value, low, high, isGood }: BarProps) {
  const full = 1.25 * Math.max(value, high ?? 0, low ?? 0) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div className={styles.bar} data-good={isGood ?? 'open'} aria-hidden="true">
      <i style={{ width: share(value) }} />
      {low !== null && <u style={{ insetInlineStart: share(low) }} />}
      {high !== null && high !== low && <u style={{ insetInlineStart: share(high) }} />}
    </div>
  );
}
