import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './replan-card.module.css';
import { type Replanned, useUndoReplan } from './replan-rest.ts';

type ReplanFollowUpProps = {
  readonly surveyId: string;
  readonly replanned: Replanned;
  readonly onUndone: () => void;
};

/** What was planned anew a moment ago, what could not stay, and the way back. */
export function ReplanFollowUp({ surveyId, replanned, onUndone }: ReplanFollowUpProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const undo = useUndoReplan({
    surveyId,
    onUndone,
    onFailed: (problem) => showToast(t(`replan.${problem}`)),
  });
  const { length } = replanned.notKept;
  return (
    <section className={styles.latest} aria-label={t('replan.latest')}>
      <div>
        <p className={styles.latestTitle}>{t('replan.latestTitle')}</p>
        {length > 0 && <p>{t('replan.notKept', { count: length })}</p>}
      </div>
      <Button
        look="plain"
        size="small"
        busy={undo.isPending}
        aria-label={t('replan.undoLabel')}
        onClick={() => undo.mutate()}
      >
        <Icon name="undo" size={18} />
        {t('replan.undo')}
      </Button>
    </section>
  );
}
