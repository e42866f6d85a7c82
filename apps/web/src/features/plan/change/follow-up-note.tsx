import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './follow-up-note.module.css';

type FollowUpNoteProps = {
  /** The change it follows, the same object for as long as it is the latest. */
  readonly of: object;
  readonly label: string;
  /** What changed. */
  readonly words: ReactNode;
  readonly onDismiss: () => void;
  /** Ways on: to undo the change, to choose another. */
  readonly children: ReactNode;
};

/** A note below the meal changed last. It scrolls into sight once per change, because with large text it lies below the screen. */
export function FollowUpNote({ of: change, label, words, onDismiss, children }: FollowUpNoteProps) {
  const { t } = useMessages();
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (SEEN.has(change)) return;
    SEEN.add(change);
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [change]);
  return (
    <section ref={note} className={styles.note} aria-label={label} data-off-paper>
      <p className={styles.words}>{words}</p>
      <IconButton icon="x" label={t('change.dismiss')} onClick={onDismiss} />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

/** Changes whose note was in sight, so that a return to their day does not scroll again. */
const SEEN = new WeakSet<object>();
