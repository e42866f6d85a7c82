import type { ReactNode } from 'react';
import { Note } from '../feedback/note.tsx';
import styles from './dish-notes.module.css';

/** What is said of a dish in a sentence and why, and whether it is good news. */
type VerdictWords = { readonly isGood: boolean; readonly title: string; readonly text: string };

type DishNotesProps = {
  /** What to mind before eating it. */
  readonly cautions: readonly ReactNode[];
  /** How it suits the people who eat; null where that is not known. */
  readonly verdict: VerdictWords | null;
};

/** What to know of a dish before eating it; nothing when there is nothing to say. */
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
