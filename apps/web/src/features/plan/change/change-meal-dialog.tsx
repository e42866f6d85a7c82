import type { MealWire } from '@kkini/contract';
import type { MealStyle, MealTime, PlanDialog } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-name.ts';
import { refusalOf, useChangeMeal } from './change-meal.ts';
import styles from './change-meal-dialog.module.css';
import { ChangeOption } from './change-option.tsx';

/** The styles a meal can be changed to (specification, section 4: six options). */
const OPTIONS = [
  'cookedRecipe',
  'simpleRecipe',
  'restaurant',
  'lunchBox',
  'convenienceStore',
  'fasting',
] as const satisfies readonly MealStyle[];

type ChangeMealDialogProps = {
  readonly surveyId: string;
  readonly dayMealId: string;
  readonly time: MealTime;
  /** The meal the slot holds now; null for an empty slot. */
  readonly meal: MealWire | null;
  readonly onChanged: (meal: MealWire, dialogs: readonly PlanDialog[]) => void;
  readonly onClose: () => void;
};

/** Asks which style the meal changes to. Stays open when no other meal is found. */
export function ChangeMealDialog({ meal, time, onClose, onChanged, ...slot }: ChangeMealDialogProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const change = useChangeMeal({
    ...slot,
    mealTime: time,
    onChanged,
    onNone: () => showToast(t('change.none')),
    onFailed: (problem) => problem !== 'notPlanned' && showToast(t(`change.${problem}`)),
  });
  const refusal = refusalOf(change.error);
  const title = t(meal ? 'change.title' : 'change.titleEmpty', { time: t(`mealTime.${time}`) });
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClose={onClose}>
      {meal && (
        <p className={styles.now} data-meal={time}>
          {t('change.now')} <b lang={isFasting(meal) ? undefined : 'ko'}>{mealName(t, meal)}</b>
        </p>
      )}
      <ul className={styles.options} aria-label={t('change.options')}>
        {OPTIONS.map((style, index) => (
          <li key={style}>
            <ChangeOption
              style={style}
              first={index === 0}
              state={optionState(change.isPending, change.variables?.style === style)}
              onChoose={() => change.mutate({ style })}
            />
          </li>
        ))}
      </ul>
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

function optionState(pending: boolean, chosen: boolean): 'ready' | 'busy' | 'waiting' {
  if (!pending) return 'ready';
  return chosen ? 'busy' : 'waiting';
}
