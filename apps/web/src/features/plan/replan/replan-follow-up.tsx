import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import styles from './replan-card.module.css';
import { useUndoReplan } from './replan-rest.ts';

type ReplanFollowUpProps = {
  readonly surveyId: string;
  /** How many meals were to stay and could not. */
  readonly notKept: number;
  readonly onUndone: () => void;
};

/** That the rest was planned anew today, what could not stay, and the way back. */
export function ReplanFollowUp({ surveyId, notKept, onUndone }: ReplanFollowUpProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const undo = useUndoReplan({
    surveyId,
    onUndone,
    onFailed: (problem) => showToast(t(`replan.${problem}`)),
  });
  return (
    <section className={styles.latest} aria-label={t('replan.latest')}>
      <div>
        <p className={styles.latestTitle}>{t('replan.latestTitle')}</p>
        {notKept > 0 && <p>{t('replan.notKept', { count: notKept })}</p>}
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
