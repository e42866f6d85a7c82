import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting, styleOf } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-words.ts';
import { type MealWish, useChangeMeal } from './change-meal.ts';
import { FollowUpNote } from './follow-up-note.tsx';
import { UndoButton } from './undo-button.tsx';
import type { ChangeProps, LatestChange } from './use-changing-slot.tsx';

type ChangeFollowUpProps = Pick<ChangeProps, 'surveyId' | 'changing'> & {
  readonly day: PlanDay;
  readonly time: MealTime;
};

/** Note below the slot changed last; null below any other slot. */
export function ChangeFollowUp({ surveyId, day, time, changing }: ChangeFollowUpProps) {
  const { latest } = changing;
  const { dayMealId } = day.meals;
  if (latest?.date !== day.date || latest.time !== time || dayMealId === null) return null;
  // Another device may have changed the meal since; to undo would take that back.
  if (day.meals[time]?.details.id !== latest.meal.details.id) return null;
  return <Note surveyId={surveyId} dayMealId={dayMealId} change={latest} changing={changing} />;
}

type NoteProps = Pick<ChangeProps, 'surveyId' | 'changing'> & {
  readonly dayMealId: string;
  readonly change: LatestChange;
};

function Note({ surveyId, dayMealId, change, changing }: NoteProps) {
  const wording = useMessages();
  const { t } = wording;
  const showToast = useToast();
  const { former, meal, time } = change;
  const undo = useChangeMeal({
    surveyId,
    dayMealId,
    mealTime: time,
    onChanged: () => changing.onUndone(change),
    onNone: () => showToast(t('change.none')),
    onFailed: (problem) => showToast(t(problemKey('change', problem))),
  });
  const timeWord = t(`mealTime.${time}`);
  return (
    <FollowUpNote
      of={change}
      label={t('change.latest', { time: timeWord })}
      words={<MixedText text={t('change.latestTitle', { title: mealName(wording, meal) })} />}
      onDismiss={() => changing.dismiss(change)}
    >
      {former && (
        <UndoButton busy={undo.isPending} onClick={() => undo.mutate(wishFor(former))}>
          <span aria-hidden="true">{t('change.undo')}</span>
          <VisuallyHidden>
            <MixedText text={t('change.undoLabel', { time: timeWord, title: mealName(wording, former) })} />
          </VisuallyHidden>
        </UndoButton>
      )}
      {!isFasting(meal) && (
        <Button
          look="soft"
          size="small"
          aria-label={t('change.othersLabel', { time: timeWord })}
          onClick={() => changing.openCandidates(change)}
        >
          {t('change.others')}
        </Button>
      )}
    </FollowUpNote>
  );
}

function wishFor(former: NonNullable<LatestChange['former']>): MealWish {
  const { id } = former.details;
  return { style: styleOf(former), ...(id !== null && { candidateId: id }) };
}
