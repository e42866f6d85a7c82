import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/icons/start-icon.tsx';
import type { Difference } from './candidate-words.ts';
import styles from './change-dialogs.module.css';

/** 'busy': this candidate is requested; 'waiting': another one is. */
export type CandidateState = 'ready' | 'busy' | 'waiting';

type CandidateButtonProps = {
  /** A row with the picture at its start, or a tile below its picture. */
  readonly look?: 'row' | 'tile';
  /** True if it takes the focus when the dialog opens. */
  readonly isFirst?: boolean;
  readonly state: CandidateState;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly onChoose: () => void;
};

/** A candidate to choose, with picture and text; disabled while one is requested. */
export function CandidateButton(props: CandidateButtonProps) {
  const { look = 'row', isFirst = false, state, picture, children, onChoose } = props;
  const ready = state === 'ready';
  return (
    <button
      type="button"
      className={styles[look]}
      data-autofocus={isFirst || undefined}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
      aria-disabled={!ready || undefined}
      onClick={ready ? onChoose : undefined}
    >
      <span className={styles.picture}>
        {picture}
        {state === 'busy' && (
          <span className={styles.spinner}>
            <Spinner size={34} />
          </span>
        )}
      </span>
      {children}
    </button>
  );
}

/** State of a candidate while `chosen`, or none, is requested. */
export function candidateState(chosen: string | null, id: string): CandidateState {
  if (chosen === null) return 'ready';
  return chosen === id ? 'busy' : 'waiting';
}

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
