import { companionName } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { FollowUpNote } from '../change/follow-up-note.tsx';
import { UndoButton } from '../change/undo-button.tsx';
import type { PlanSlot } from '../model/meal-facts.ts';
import type { useRefusingExtra } from './use-refusing-extra.tsx';

type ExtraFollowUpProps = {
  readonly slot: PlanSlot;
  readonly refusing: ReturnType<typeof useRefusingExtra>;
};

/** Note below the meal whose extra was refused last, with a button to undo it; null below any other meal. */
export function ExtraFollowUp({ slot, refusing }: ExtraFollowUpProps) {
  const wording = useMessages();
  const { t } = wording;
  const { latest, instead, isPending } = refusing;
  if (latest?.date !== slot.date || latest.time !== slot.time) return null;
  const words = [
    t('extra.latestTitle', { dish: companionName(wording, latest.dish) }),
    ...(instead === null ? [] : [t('extra.instead', { dish: companionName(wording, instead) })]),
  ];
  return (
    <FollowUpNote
      of={latest}
      label={t('extra.latest')}
      words={<MixedText text={words.join(' ')} />}
      onDismiss={() => refusing.dismiss(latest)}
    >
      <UndoButton busy={isPending} onClick={() => refusing.undo(latest)} />
    </FollowUpNote>
  );
}
