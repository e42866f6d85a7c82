import type { LimitWire } from '@kkini/contract';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { rangeWords, rowWords } from '../../model/limit-words.ts';
import styles from './limit-grounds.module.css';

/** Where a limit comes from: its owners, the document and its confidence. */
export function LimitGrounds({ limit }: { readonly limit: LimitWire }) {
  const { t } = useMessages();
  const { rows, overruled, unit, per, low, high, plannedLow, plannedHigh } = limit;
  const leavesRoom = per === 'day' && (low !== plannedLow || high !== plannedHigh);
  const all = [
    ...rows.map((row) => ({ ...row, text: 'limits.row' as const })),
    ...overruled.map((row) => ({ ...row, text: 'limits.gaveWay' as const })),
  ];
  return (
    <>
      {leavesRoom && (
        <p className={styles.whole}>{t('limits.wholeDay', { range: rangeWords(t, { low, high }, unit) })}</p>
      )}
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
    </>
  );
}
