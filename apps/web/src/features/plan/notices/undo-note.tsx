import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { UndoButton } from '../change/undo-button.tsx';
import { type UndoCall, useUndoWeek } from '../model/use-undo-week.ts';
import styles from './undo-note.module.css';

type UndoNoteProps = {
  readonly surveyId: string;
  readonly call: UndoCall;
  /** The change whose texts it uses. */
  readonly of: 'lighten' | 'replan';
  readonly onUndone: () => void;
  /** What was changed today. */
  readonly children: ReactNode;
};

/** Reports a change of the whole week made today, and offers to undo it. */
export function UndoNote({ surveyId, call, of, onUndone, children }: UndoNoteProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const undo = useUndoWeek(call, {
    surveyId,
    onUndone,
    onFailed: (problem) => showToast(t(problemKey(of, problem))),
  });
  return (
    <section className={styles.note} aria-label={t(`${of}.latest`)}>
      {children}
      <UndoButton busy={undo.isPending} aria-label={t(`${of}.undoLabel`)} onClick={() => undo.mutate()} />
    </section>
  );
}
