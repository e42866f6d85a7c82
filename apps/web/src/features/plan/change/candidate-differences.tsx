import { Icon } from '../../../ui/icons/icon.tsx';
import type { Difference } from './candidate-words.ts';
import styles from './meal-candidates-dialog.module.css';

/** Differences as small tags; advantages of the candidate have a tick. */
export function CandidateDifferences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <span className={styles.differences}>
      {differences.map(({ words, isBetter }) => (
        <span key={words} data-better={isBetter || undefined}>
          {isBetter && <Icon name="check" size={14} strokeWidth={3} />}
          {words}
        </span>
      ))}
    </span>
  );
}
