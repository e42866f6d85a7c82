import { MEAL_TIMES } from '@kkini/domain';
import { useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { KeepChoice } from './keep-choice.tsx';
import styles from './replan-dialog.module.css';
import { type Replanned, useReplanRest } from './replan-rest.ts';
import { placeKey, restMeals, staysByItself } from './rest-meals.ts';

type ReplanDialogProps = {
  readonly surveyId: string;
  readonly left: readonly PlanDay[];
  /** The first and the last of those days in words. */
  readonly range: { readonly first: string; readonly last: string };
  readonly hasPast: boolean;
  readonly onReplanned: (replanned: Replanned) => void;
  readonly onClose: () => void;
};

/** Says what is planned anew and what stays, lets single meals stay, and waits for the new week. */
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
  const facts = [t('replan.lead', range), ...(hasPast ? [t('replan.past')] : []), t('replan.back')];
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
      <div className={styles.foot}>
        <p role="status">{replan.isPending ? t('replan.working') : countWords(t, kept.length, open)}</p>
        <Button
          full
          busy={replan.isPending}
          disabled={open === 0}
          onClick={() => replan.mutate(kept.map(({ date, mealTime }) => ({ date, mealTime })))}
        >
          {t('replan.start')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The call with what is said where it brings no new week. */
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
    onFailed: (problem) => showToast(t(`replan.${problem}`)),
  });
}

function countWords(t: Translate, kept: number, open: number): string {
  if (open === 0) return t('replan.countNone');
  return kept === 0 ? t('replan.countAll', { open }) : t('replan.count', { kept, open });
}
