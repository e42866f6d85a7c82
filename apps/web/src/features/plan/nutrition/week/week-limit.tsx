import type { LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { useMessages } from '../../../../messages/messages-context.tsx';
import {
  amountWords,
  type Bounds,
  limitName,
  rangeWords,
  shownBeside,
  verdict,
} from '../../model/limit-words.ts';
import { VerdictTag } from '../../standing/verdict-tag.tsx';
import styles from './week-limit.module.css';

type WeekLimitProps = {
  readonly limit: LimitWire;
  /** Worst verdict of the week's days. */
  readonly ofWeek: Verdict;
};

/** The week's mean for one limit, as a bar and in words. */
export function WeekLimit({ limit, ofWeek }: WeekLimitProps) {
  const { t } = useMessages();
  const { unit, per, value, judgedLow: low, judgedHigh: high } = limit;
  const tag = verdict(t, limit, ofWeek);
  const shown = shownBeside(value === null ? [] : [value], { low, high }, unit);
  return (
    <div className={styles.limit}>
      <div className={styles.name}>
        <b>{limitName(t, limit)}</b>
        {tag && <VerdictTag {...tag} />}
      </div>
      {value !== null && <Bar value={value} low={low} high={high} verdict={tag?.verdict ?? null} />}
      <p className={styles.figures}>
        {value !== null && (
          <>
            {t(per === 'day' ? 'limits.meanDay' : 'limits.meanMeal')} <b>
              {amountWords(t, value, shown)}
            </b>{' '}
          </>
        )}
        <span>
          {value !== null && '/ '}
          {unit !== '' && rangeWords(t, { low, high }, shown)}
        </span>
      </p>
    </div>
  );
}

type BarProps = Bounds & { readonly value: number; readonly verdict: Verdict | null };

/** Mean compared with its bounds; the text around it says the same. */
function Bar({ value, low, high, verdict: ofMean }: BarProps) {
  const full = 1.25 * Math.max(value, high ?? 0, low ?? 0) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div className={styles.bar} data-verdict={ofMean ?? 'open'} aria-hidden="true">
      <i style={{ width: share(value) }} />
      {low !== null && <u style={{ insetInlineStart: share(low) }} />}
      {high !== null && high !== low && <u style={{ insetInlineStart: share(high) }} />}
    </div>
  );
}
