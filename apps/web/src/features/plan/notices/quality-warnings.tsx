import type { QualityWire } from '@kkini/contract';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { nutrientAmount } from '../../../messages/nutrient-amount.ts';
import styles from './plan-notices.module.css';

type QualityWarningsProps = { readonly warnings: QualityWire['warnings'] };

/** The days on which the plan had to miss a limit, by how much, in plain words. */
export function QualityWarnings({ warnings }: QualityWarningsProps) {
  const { t } = useMessages();
  const dates = [...new Set(warnings.map(({ date }) => date))].sort();
  if (dates.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>
        {t(warnings.some(({ kind }) => kind === 'above') ? 'quality.title' : 'quality.titleBelow')}
      </summary>
      <p>{t('quality.lead')}</p>
      <dl className={styles.days}>
        {dates.map((date) => (
          <div key={date}>
            <dt>{dayWords(t, date).short}</dt>
            {warnings
              .filter((warning) => warning.date === date)
              .map(({ nutrient, kind, value, limit }) => (
                <dd key={`${nutrient} ${kind}`}>
                  {t(`quality.${kind}`, {
                    nutrient: t(`nutrient.${nutrient}`),
                    value: nutrientAmount(nutrient, value),
                    limit: nutrientAmount(nutrient, limit),
                  })}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
