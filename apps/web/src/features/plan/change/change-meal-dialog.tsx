import type { MealWire } from '@kkini/contract';
import type { MealStyle, MealTime, PlanDialog } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { isOwnerProblem, problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { styleOf } from '../model/meal-facts.ts';
import { CandidateButton, candidateState } from './candidate-button.tsx';
import styles from './change-dialogs.module.css';
import { lastingProblem, refusalOf, useChangeMeal } from './change-meal.ts';
import { ChangeProblemNote } from './change-problem-note.tsx';
import { MealCandidatesDialog } from './meal-candidates-dialog.tsx';
import type { ChangeProps } from './use-changing-slot.tsx';

/** Dialog of the slot being changed: six styles, or candidates of its current style. */
export function ChangeMealDialog({ surveyId, days, changing }: ChangeProps) {
  const { slot, onChanged, close } = changing;
  const meals = days.find(({ date }) => date === slot?.date)?.meals;
  if (!slot || !meals || meals.dayMealId === null) return null;
  const former = meals[slot.time];
  const shown = {
    surveyId,
    dayMealId: meals.dayMealId,
    time: slot.time,
    onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => onChanged({ former, meal, dialogs }),
    onClose: () => {
      close();
      slot.onGivenUp?.();
    },
  };
  if (slot.ask === 'style' || former === null) return <StyleDialog {...shown} meal={former} />;
  return <MealCandidatesDialog {...shown} meal={former} style={styleOf(former)} onGone={close} />;
}

/** Styles a meal can be changed to (specification, section 4: six options). */
const OPTIONS = [
  'cookedRecipe',
  'simpleRecipe',
  'restaurant',
  'lunchBox',
  'convenienceStore',
  'fasting',
] as const satisfies readonly MealStyle[];

type StyleDialogProps = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly time: MealTime;
  /** Current meal of the slot; null if it is empty. */
  readonly meal: MealWire | null;
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  readonly onClose: () => void;
};

/** Asks for the style to change the meal to. Stays open if no other meal is found, and closes if the visitor has to sign in first. */
function StyleDialog({ meal, time, onClose, onChanged, ...slot }: StyleDialogProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const change = useChangeMeal({
    ...slot,
    mealTime: time,
    onChanged,
    onNone: () => showToast(t('change.none')),
    onFailed: (problem) => {
      if (problem !== 'notPlanned' && !lastingProblem(problem)) showToast(t(problemKey('change', problem)));
      if (isOwnerProblem(problem)) onClose();
    },
  });
  const refusal = refusalOf(change.error);
  const title = t(meal ? 'change.title' : 'change.titleEmpty', { time: t(`mealTime.${time}`) });
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClose={onClose}>
      {meal && (
        <p className={styles.now} data-meal={time}>
          {t('change.now')}{' '}
          <b>
            <MealName meal={meal} both />
          </b>
        </p>
      )}
      <ul className={styles.options} aria-label={t('change.options')}>
        {OPTIONS.map((style, index) => (
          <li key={style}>
            <CandidateButton
              look="tile"
              isFirst={index === 0}
              state={candidateState(change.isPending ? change.variables.style : null, style)}
              picture={<Picture src={`/art/meal-styles/${style}.svg`} eager />}
              onChoose={() => change.mutate({ style })}
            >
              {t(`mealStyle.${style}`)}
            </CandidateButton>
          </li>
        ))}
      </ul>
      <ChangeProblemNote change={change} meal={meal} />
      <Button full look="plain" className={styles.close} onClick={onClose}>
        {t('app.close')}
      </Button>
      {refusal && (
        <QuestionDialog
          message={t(`refusal.${refusal}.title`)}
          detail={t(`refusal.${refusal}.text`)}
          answers={[
            {
              label: t('wayOn.lighterMeal'),
              onPress: () => change.mutate({ style: 'simpleRecipe' }),
            },
            { label: t('wayOn.keepMeal'), onPress: () => change.reset(), look: 'plain' },
          ]}
          onEscape={() => change.reset()}
          stacked
        />
      )}
    </Dialog>
  );
}
