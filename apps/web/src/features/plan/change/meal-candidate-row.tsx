import type { MealCandidateWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { candidateWords } from './candidate-words.ts';
import styles from './meal-candidates.module.css';
import { MealPicture } from '../meal/meal-picture.tsx';

type MealCandidateRowProps = {
  readonly candidate: MealCandidateWire;
  /** 'busy' is being served, 'waiting' stands beside it. */
  readonly state: 'ready' | 'busy' | 'waiting';
  readonly onChoose: () => void;
};

/** One candidate: its dish, its name and how it differs from the present meal. */
export function MealCandidateRow({ candidate, state, onChoose }: MealCandidateRowProps) {
  const { t } = useMessages();
  const { meal, change } = candidate;
  const words = candidateWords(t, change);
  const ready = state === 'ready';
  return (
    <button
      type="button"
      className={styles.row}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
      aria-disabled={!ready || undefined}
      onClick={ready ? onChoose : undefined}
    >
      <span className={styles.picture}>
        <MealPicture meal={meal} />
        {state === 'busy' && (
          <span className={styles.spinner}>
            <Icon name="spinner" size={34} strokeWidth={2.4} />
          </span>
        )}
      </span>
      <VisuallyHidden>
        <MixedText text={[meal.details.title, ...words].join(', ')} />
      </VisuallyHidden>
      <span className={styles.words} aria-hidden="true">
        <b lang="ko">{meal.details.title}</b>
        <span className={styles.differences}>
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      </span>
    </button>
  );
}
