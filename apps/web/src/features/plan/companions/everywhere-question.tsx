import type { CompanionCandidateWire } from '@kkini/contract';
import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { slotsWords } from '../../../messages/slots-words.ts';
import type { Wording } from '../../../messages/translate.ts';
import { useToday } from '../../../platform/use-today.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { type Batch, batchIn } from '../model/batches.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import type { AskedCompanion } from './use-changing-companion.tsx';

type EverywhereQuestionProps = {
  readonly asked: AskedCompanion;
  readonly candidate: CompanionCandidateWire;
  readonly batches: readonly Batch[];
  readonly onAnswer: (everywhere: boolean) => void;
  readonly onCancel: () => void;
};

/** Asks whether to change all meals with a companion, or only one. */
export function EverywhereQuestion({
  asked,
  candidate,
  batches,
  onAnswer,
  onCancel,
}: EverywhereQuestionProps) {
  const wording = useMessages();
  const { t } = wording;
  const today = useToday();
  const count = candidate.meals.length;
  const batch = batchIn(batches, { id: String(asked.companion.id), slot: asked });
  const detail = detailWords(wording, { asked, candidate, batch, today }).join('\n');
  return (
    <QuestionDialog
      message={t('companions.askAll', { role: t(`dishRole.${asked.companion.role}`), count })}
      detail={detail}
      answers={[
        { label: t('companions.all', { count }), onPress: () => onAnswer(true) },
        { label: t('companions.one'), onPress: () => onAnswer(false), look: 'plain' },
        { label: t('companions.cancel'), onPress: onCancel, look: 'plain' },
      ]}
      onEscape={onCancel}
      stacked
    />
  );
}

type Question = Pick<EverywhereQuestionProps, 'asked' | 'candidate'> & {
  readonly batch: Batch | undefined;
  readonly today: string;
};

/** Which meals change, which of them would exceed a limit, what stays, and what may already be cooked. */
function detailWords(wording: Wording, { asked, candidate, batch, today }: Question): readonly string[] {
  const { t } = wording;
  const slots = candidate.meals.map(asSlot);
  const rest = (batch?.slots ?? []).filter(
    ({ date, time }) => date >= today && !slots.some((slot) => slot.date === date && slot.time === time),
  );
  const dish = dishTitle(wording, asked.companion);
  const over = candidate.over_meals.map(asSlot);
  return [
    slotsWords(t, slots),
    ...(over.length > 0 ? [t('companions.overMeals', { slots: slotsWords(t, over) })] : []),
    ...(rest.length > 0 ? [t('companions.rest', { slots: slotsWords(t, rest), dish })] : []),
    ...(batch !== undefined && batch.cookedOn < today ? [t('companions.made', { dish })] : []),
  ];
}

function asSlot({ date, mealTime }: CompanionCandidateWire['meals'][number]): PlanSlot {
  return { date, time: mealTime };
}
