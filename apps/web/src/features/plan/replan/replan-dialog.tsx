import { MEAL_TIMES } from '@kkini/domain';
import { useId, useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { isOwnerProblem, problemKey } from '../../../platform/server/owner-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { TickRow } from '../shopping/tick-row.tsx';
import styles from './replan-dialog.module.css';
import {
  placeKey,
  type Replanned,
  type RestMeal,
  restMeals,
  staysByItself,
  useReplanRest,
} from './replan-rest.ts';

type ReplanDialogProps = {
  readonly surveyId: string;
  readonly left: readonly PlanDay[];
  /** First and last of the remaining days, in words. */
  readonly range: { readonly first: string; readonly last: string };
  readonly hasPast: boolean;
  readonly onReplanned: (replanned: Replanned) => void;
  readonly onClose: () => void;
};

/** Explains what is replanned and what stays, lets the visitor keep single meals, and waits for the new week. */
export function ReplanDialog({ surveyId, left, range, hasPast, onReplanned, onClose }: ReplanDialogProps) {
  const { t } = useMessages();
  const { clock } = usePlatform();
  const meals = restMeals(left);
  const [preset] = useState(() => {
    const now = clock.now();
    return new Set(meals.filter((meal) => staysByItself(meal, now)).map(placeKey));
  });
  const [keys, setKeys] = useState(preset);
  const kept = meals.filter((meal) => keys.has(placeKey(meal)));
  const empty = left.flatMap((day) => MEAL_TIMES.filter((time) => day.meals[time] === null)).length;
  const open = empty + meals.length - kept.length;
  const replan = useReplan({ surveyId, onReplanned, onClose });
  const lead = t(left.length === 1 ? 'replan.leadDay' : 'replan.lead', range);
  const facts = [lead, ...(hasPast ? [t('replan.past')] : []), t('replan.back')];
  return (
    <Dialog title={t('replan.title')} closeLabel={t('app.close')} onClose={onClose}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={20} strokeWidth={2.6} />
            {fact}
          </li>
        ))}
      </ul>
      <KeepChoice meals={meals} keys={keys} hasPreset={preset.size > 0} onChange={setKeys} />
      <DialogFoot>
        <p role="status">{replan.isPending ? t('replan.working') : countWords(t, kept.length, open)}</p>
        <Button
          full
          busy={replan.isPending}
          disabled={open === 0}
          onClick={() => replan.mutate(kept.map(({ date, mealTime }) => ({ date, mealTime })))}
        >
          {t('replan.start')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The replanning call, with a toast for each reply without a new week. */
function useReplan({
  surveyId,
  onReplanned,
  onClose,
}: Pick<ReplanDialogProps, 'surveyId' | 'onReplanned' | 'onClose'>) {
  const { t } = useMessages();
  const showToast = useToast();
  return useReplanRest({
    surveyId,
    onReplanned,
    onNone: (reason) => {
      onClose();
      showToast(t(reason === 'alreadyBest' ? 'replan.best' : 'replan.nothingLeft'), 'good');
    },
    onFailed: (problem) => {
      showToast(t(problemKey('replan', problem)));
      if (isOwnerProblem(problem)) onClose();
    },
  });
}

function countWords(t: Translate, kept: number, open: number): string {
  if (open === 0) return t('replan.countNone');
  return kept === 0 ? t('replan.countAll', { open }) : t('replan.count', { kept, open });
}

type KeepChoiceProps = {
  readonly meals: readonly RestMeal[];
  /** Kept meals, by `placeKey`. */
  readonly keys: ReadonlySet<string>;
  /** True if some meals are kept by default. */
  readonly hasPreset: boolean;
  readonly onChange: (keys: Set<string>) => void;
};

/** Meals that may be kept; the list is collapsed at first. */
function KeepChoice({ meals, keys, hasPreset, onChange }: KeepChoiceProps) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const dates = [...new Set(meals.map(({ date }) => date))];
  const toggle = (key: string) =>
    onChange(keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]));
  return (
    <section className={styles.keep} aria-label={t('replan.keep')}>
      <p>{t(hasPreset ? 'replan.keepPreset' : 'replan.keepNone')}</p>
      <Button
        full
        look="line"
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'replan.hide' : 'replan.pick')}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {dates.map((date) => (
          <fieldset key={date} className={styles.day}>
            <legend>{dayWords(t, date).long}</legend>
            {meals
              .filter((meal) => meal.date === date)
              .map((meal) => (
                <KeepRow
                  key={meal.mealTime}
                  meal={meal}
                  isKept={keys.has(placeKey(meal))}
                  onToggle={() => toggle(placeKey(meal))}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

type KeepRowProps = { readonly meal: RestMeal; readonly isKept: boolean; readonly onToggle: () => void };

function KeepRow({ meal: { meal, mealTime, isChosen }, isKept, onToggle }: KeepRowProps) {
  const { t } = useMessages();
  return (
    <TickRow ticked={isKept} onToggle={onToggle} picture={<MealPicture meal={meal} />}>
      <span className={styles.words}>
        <span className={styles.time} data-meal={mealTime}>
          {t(`mealTime.${mealTime}`)}
          {isChosen && <span className={styles.chosen}>{t('replan.chosen')}</span>}
        </span>
        <span className={styles.title}>
          <MealName meal={meal} />
        </span>
      </span>
    </TickRow>
  );
}
