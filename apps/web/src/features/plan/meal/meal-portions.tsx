import type { PortionWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { portionLines } from '../model/portion-words.ts';
import styles from './meal-card.module.css';

/** Portion of each person, with names if several eat (safety-rules section 5.5); only one if all eat the same. */
export function MealPortions({ portions }: { readonly portions: readonly PortionWire[] }) {
  const { t } = useMessages();
  if (portions.length === 0) return null;
  return (
    <ul className={styles.portions} aria-label={t('portion.label')}>
      {portionLines(t, portions).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
