import { undoLighten } from '@kkini/contract';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useOnline } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { LateDialog } from '../dialogs/late-dialog.tsx';
import { UndoNote } from '../notices/undo-note.tsx';
import styles from './lighten.module.css';

type LightenCardProps = {
  readonly surveyId: string;
  /** True if the week before can be restored. */
  readonly canUndo: boolean;
};

export function LightenCard({ surveyId, canUndo }: LightenCardProps) {
  const { t } = useMessages();
  const online = useOnline();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.card} aria-label={t('lighten.title')} data-off-paper>
      <p>{t(online ? 'lighten.lead' : 'lighten.offline')}</p>
      <Button ref={opener} look="line" size="small" disabled={!online} onClick={() => setOpen(true)}>
        {t('lighten.title')}
      </Button>
      {canUndo && (
        <UndoNote
          surveyId={surveyId}
          call={undoLighten}
          of="lighten"
          onUndone={() => {
            // The note disappears with the pressed button.
            opener.current?.focus();
            showToast(t('lighten.undone'), 'good');
          }}
        >
          <p className={styles.latest}>{t('lighten.latestTitle')}</p>
        </UndoNote>
      )}
      <LateDialog isOpen={isOpen} onClose={() => setOpen(false)}>
        {({ LightenDialog }) => (
          <LightenDialog
            surveyId={surveyId}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              showToast(t('lighten.done'), 'good');
            }}
          />
        )}
      </LateDialog>
    </section>
  );
}
