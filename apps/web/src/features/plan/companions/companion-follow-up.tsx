import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../change/change-follow-up.module.css';
import type { PlanSlot } from '../model/meal-facts.ts';
import { useUndoCompanion } from './change-companion.ts';
import type { LatestCompanion, useChangingCompanion } from './use-changing-companion.tsx';

type CompanionFollowUpProps = {
  readonly surveyId: string;
  readonly slot: PlanSlot;
  readonly changing: ReturnType<typeof useChangingCompanion>;
};

/** Note below the meal whose companion changed last; null below any other meal. */
export function CompanionFollowUp({ surveyId, slot, changing }: CompanionFollowUpProps) {
  const { latest } = changing;
  if (latest?.date !== slot.date || latest.time !== slot.time) return null;
  return <Note surveyId={surveyId} change={latest} changing={changing} />;
}

type NoteProps = Omit<CompanionFollowUpProps, 'slot'> & { readonly change: LatestCompanion };

/** Says what changed where, and offers to undo it. */
function Note({ surveyId, change, changing }: NoteProps) {
  const wording = useMessages();
  const { t } = wording;
  const showToast = useToast();
  const undo = useUndoCompanion({
    surveyId,
    onUndone: () => changing.onUndone(change),
    onNone: () => showToast(t('companions.undoNone')),
    onFailed: (problem) => showToast(t(problemKey('companions', problem))),
  });
  const title = dishTitle(wording, change.chosen);
  const words = { title, count: change.meals };
  return (
    <section className={styles.note} aria-label={t('companions.latest')} data-off-paper>
      <p className={styles.words}>
        <MixedText text={t(change.meals > 1 ? 'companions.changedMeals' : 'companions.changed', words)} />
      </p>
      <IconButton icon="x" label={t('change.dismiss')} onClick={() => changing.dismiss(change)} />
      <div className={styles.actions}>
        <Button look="plain" size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
          <Icon name="undo" size={18} />
          {t('change.undo')}
        </Button>
      </div>
    </section>
  );
}
