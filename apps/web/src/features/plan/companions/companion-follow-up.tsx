import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { FollowUpNote } from '../change/follow-up-note.tsx';
import { UndoButton } from '../change/undo-button.tsx';
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
    <FollowUpNote
      of={change}
      label={t('companions.latest')}
      words={
        <MixedText text={t(change.meals > 1 ? 'companions.changedMeals' : 'companions.changed', words)} />
      }
      onDismiss={() => changing.dismiss(change)}
    >
      <UndoButton busy={undo.isPending} onClick={() => undo.mutate()} />
    </FollowUpNote>
  );
}
