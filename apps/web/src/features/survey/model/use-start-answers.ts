import { type MealStyleChoice, type MealTime, needsArea } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { MEAL_STYLES_ID, unansweredTime } from '../steps/meal-styles.tsx';
import { TARGET_CHOICE_ID } from '../target/target-choice.tsx';
import { focusQuestion } from './focus-question.ts';
import { useSurveyStep } from './use-survey-step.ts';

/** State of targets and meal styles, which are asked on one screen or on two, with the same checks. */
export function useStartAnswers() {
  const { t } = useMessages();
  const showToast = useToast();
  const step = useSurveyStep('step1');
  const { draft } = step;
  const [open, setOpen] = useState<MealTime>(() => unansweredTime(draft.mealStyles) ?? 'breakfast');
  function hasTargets(): boolean {
    if (draft.targets.length > 0) return true;
    showToast(t('targets.missing'));
    focusQuestion(TARGET_CHOICE_ID);
    return false;
  }
  function hasMealStyles(): boolean {
    const missing = unansweredTime(draft.mealStyles);
    if (missing === null) return true;
    showToast(t('mealStyles.missing'));
    setOpen(missing);
    focusQuestion(MEAL_STYLES_ID);
    return false;
  }
  return {
    ...step,
    hasTargets,
    hasMealStyles,
    /** What the choice of meal styles needs. */
    mealStyles: {
      chosen: draft.mealStyles,
      onChange: (mealStyles: MealStyleChoice) => step.answer({ mealStyles }),
      open,
      onOpen: setOpen,
    },
    pathAfterMealStyles: needsArea(draft) ? PATHS.area : PATHS.calendarAlias,
  };
}
