import type { ReactNode } from 'react';
import { Note } from '../feedback/note.tsx';
import styles from './dish-notes.module.css';

/** A sentence about a dish with its reasons, and whether it is positive. */
type VerdictWords = { readonly isGood: boolean; readonly title: string; readonly text: string };

type DishNotesProps = {
  /** Cautions before eating it. */
  readonly cautions: readonly ReactNode[];
  /** How it suits the people who eat it; null if unknown. */
  readonly verdict: VerdictWords | null;
};

/** What to know about a dish before eating it; renders nothing when empty. */
export function DishNotes({ cautions, verdict }: DishNotesProps) {
  if (cautions.length === 0 && verdict === null) return null;
  return (
    <div className={styles.notes}>
      {cautions.length > 0 && (
        <Note icon="alert" tone="warm">
          {cautions}
        </Note>
      )}
      {verdict && (
        <Note
          icon={verdict.isGood ? 'checkCircle' : 'alert'}
          tone={verdict.isGood ? 'green' : 'warm'}
          title={verdict.title}
        >
          <p>{verdict.text}</p>
        </Note>
      )}
    </div>
  );
}
