import type { LimitWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { amountWords, limitName, rangeWords, verdict } from '../limit-words.ts';
import { VerdictTag } from './verdict-tag.tsx';
import styles from './week-limit.module.css';

/** The mean of the week for one limit, drawn and in words. */
export function WeekLimit({ limit }: { readonly limit: LimitWire }) {
  const { t } = useMessages();
  const { unit, per, value, plannedLow: low, plannedHigh: high } = limit;
  const { words, isGood } = verdict(t, limit);
  const missed = value !== null && low !== null && value < low ? 'below' : 'above';
  const side = isGood === null ? null : isGood ? 'within' : missed;
  return (
    <div className={styles.limit}>
      <div className={styles.name}>
        <b>{limitName(t, limit)}</b>
        <VerdictTag side={side} words={words} />
      </div>
      {value !== null && <Bar value={value} low={low} high={high} side={side} />}
      <p className={styles.figures}>
        {value !== null && (
          <>
            {t(per === 'day' ? 'limits.meanDay' : 'limits.meanMeal')} <b>{amountWords(value, unit)}</b>{' '}
          </>
        )}
        <span>
          {value !== null && '/ '}
          {rangeWords(t, { low, high }, unit)}
        </span>
      </p>
    </div>
  );
}

type BarProps = {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly side: string | null;
};

/** The figure against its bounds; the words around it say the same. */
function Bar({ value, low, high, side }: BarProps) {
  const full = 1.25 * Math.max(value, high ?? 0, low ?? 0) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div className={styles.bar} data-side={side ?? 'open'} aria-hidden="true">
      <i style={{ width: share(value) }} />
      {low !== null && <u style={{ insetInlineStart: share(low) }} />}
      {high !== null && high !== low && <u style={{ insetInlineStart: share(high) }} />}
    </div>
  );
}
