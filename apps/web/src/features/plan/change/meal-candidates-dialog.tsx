import { type MealWire, mealCandidates } from '@kkini/contract';
import { MEAL_STYLE_KO, type MealStyle, type MealTime, type PlanDialog } from '@kkini/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/messages-context.tsx';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-name.ts';
import { type ChangeProblem, useChangeMeal } from './change-meal.ts';
import styles from './change-meal-dialog.module.css';
import { MealCandidateList } from './meal-candidate-list.tsx';

type MealCandidatesDialogProps = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly time: MealTime;
  /** The meal the slot holds now; `style` is that of the candidates. */
  readonly meal: MealWire;
  readonly style: MealStyle;
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  readonly onClose: () => void;
};

/** The best other meals of a style for one slot; choosing one serves it. */
export function MealCandidatesDialog({ meal, time, style, onClose, ...slot }: MealCandidatesDialogProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const { dayMealId } = slot;
  const candidates = useMealCandidates({ dayMealId, mealTime: time, style });
  const onFailed = (problem: ChangeProblem) => {
    showToast(t(`change.${problem}`));
    if (problem === 'refused') void candidates.refetch();
  };
  const change = useChangeMeal({
    ...slot,
    mealTime: time,
    onNone: () => showToast(t('change.none')),
    onFailed,
  });
  return (
    <Dialog
      title={t('candidates.title', { time: t(`mealTime.${time}`) })}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <p className={styles.now} data-meal={time}>
        {t('change.now')} <b lang={isFasting(meal) ? undefined : 'ko'}>{mealName(t, meal)}</b>
      </p>
      <MealCandidateList
        answer={candidates}
        chosen={change.isPending ? (change.variables.candidateId ?? null) : null}
        onChoose={(candidateId) => change.mutate({ style, candidateId })}
      />
      <Button full look="plain" className={styles.close} onClick={onClose}>
        {t('app.close')}
      </Button>
    </Dialog>
  );
}

type Slot = { readonly dayMealId: string; readonly mealTime: MealTime; readonly style: MealStyle };

/** The candidates for a slot. They are never cached, because every change of the week changes them. */
function useMealCandidates({
  dayMealId,
  mealTime,
  style,
}: Slot): UseQueryResult<ReplyOf<typeof mealCandidates>> {
  const { server } = usePlatform();
  const category = MEAL_STYLE_KO[style];
  return useQuery({
    queryKey: ['meal-candidates', dayMealId, mealTime, style],
    queryFn: ({ signal }) =>
      answerOf(server.call(mealCandidates, { dayMealId, mealType: mealTime, category }, signal)),
    gcTime: 0,
  });
}
