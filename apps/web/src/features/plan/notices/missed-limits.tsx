import type { QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { nutrientAmount } from '../../../messages/nutrient-amount.ts';
import styles from './missed-limits.module.css';

type MissedLimitsProps = { readonly date: string; readonly warnings: QualityWire['warnings'] };

/** What one day misses, each with its figure. */
export function MissedLimits({ date, warnings }: MissedLimitsProps) {
  const { t } = useMessages();
  const missed = warnings.filter((warning) => warning.date === date);
  if (missed.length === 0) return null;
  return (
    <ul className={styles.missed} aria-label={t('missed.label')}>
      {missed.map(({ nutrient, kind, value, limit }) => (
        <li key={`${nutrient} ${kind}`}>
          {t(`missed.${kind}`, {
            nutrient: t(`nutrient.${nutrient}`),
            amount: nutrientAmount(nutrient, Math.abs(value - limit)),
          })}
        </li>
      ))}
    </ul>
  );
}
