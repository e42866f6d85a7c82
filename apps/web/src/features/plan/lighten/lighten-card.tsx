import { useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LateDialog } from '../dialogs/late-dialog.tsx';
import styles from './lighten.module.css';
import { useUndoLighten } from './lighten-week.ts';

type LightenCardProps = {
  readonly surveyId: string;
  /** The week before can be restored. */
  readonly canUndo: boolean;
};

/** Offers to buy less for the week, and to take it back. */
export function LightenCard({ surveyId, canUndo }: LightenCardProps) {
  const { t } = useMessages();
  const { connection } = usePlatform();
  const online = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.card} aria-label={t('lighten.card')}>
      <p>{t(online ? 'lighten.lead' : 'lighten.offline')}</p>
      <Button ref={opener} look="line" size="small" disabled={!online} onClick={() => setOpen(true)}>
        {t('lighten.open')}
      </Button>
      {canUndo && (
        <UndoNote
          surveyId={surveyId}
          onUndone={() => {
            // The note disappears with the pressed button.
            opener.current?.focus();
            showToast(t('lighten.undone'), 'good');
          }}
        />
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

type UndoNoteProps = { readonly surveyId: string; readonly onUndone: () => void };

/** Says that the list was made shorter today, and offers to take it back. */
function UndoNote({ surveyId, onUndone }: UndoNoteProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const onFailed = (problem: Parameters<Parameters<typeof useUndoLighten>[0]['onFailed']>[0]) =>
    showToast(t(`lighten.${problem}`));
  const undo = useUndoLighten({ surveyId, onUndone, onFailed });
  return (
    <section className={styles.latest} aria-label={t('lighten.latest')}>
      <p>{t('lighten.latestTitle')}</p>
      <Button
        look="plain"
        size="small"
        busy={undo.isPending}
        aria-label={t('lighten.undoLabel')}
        onClick={() => undo.mutate()}
      >
        <Icon name="undo" size={18} />
        {t('lighten.undo')}
      </Button>
    </section>
  );
}
