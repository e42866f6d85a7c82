import type { MealWire } from '@kkini/contract';
import type { MealStyle, MealTime, PlanDialog } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type ChangeProblem, useChangeMeal } from './change-meal.ts';
import styles from './change-meal-dialog.module.css';
import { MealCandidateList } from './meal-candidate-list.tsx';
import { useMealCandidates } from './meal-candidates.ts';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-name.ts';

type MealCandidatesDialogProps = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly time: MealTime;
  /** What the slot holds now, and the style of the candidates. */
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
