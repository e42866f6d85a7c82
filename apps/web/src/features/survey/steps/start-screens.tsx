import { type MealStyleChoice, type MealTime, needsArea } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusQuestion } from '../model/focus-question.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage, QuestionSection } from '../question-page.tsx';
import { TARGET_CHOICE_ID, TargetChoice } from '../target/target-choice.tsx';
import { MEAL_STYLES_ID, MealStyles, unansweredTime } from './meal-styles.tsx';

/** Who the plan is for and how each meal is eaten, on one screen. */
export function Step1Screen() {
  const { t } = useMessages();
  const { draft, answer, goOn, hasTargets, hasMealStyles, mealStyles, pathAfterMealStyles } =
    useStartAnswers();
  return (
    <QuestionPage
      title={t('targets.title')}
      lead={t('targets.lead')}
      onNext={() => hasTargets() && hasMealStyles() && goOn(pathAfterMealStyles)}
    >
      <TargetChoice chosen={draft.targets} onChange={(targets) => answer({ targets })} />
      <QuestionSection title={t('mealStyles.title')}>
        <MealStyles {...mealStyles} />
      </QuestionSection>
    </QuestionPage>
  );
}

/** Who the plan is for. */
export function MealTargetScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn, hasTargets } = useStartAnswers();
  return (
    <QuestionPage
      title={t('targets.title')}
      name={t('check.targets')}
      lead={t('targets.lead')}
      onNext={() => hasTargets() && goOn(PATHS.mealCategory)}
    >
      <TargetChoice chosen={draft.targets} onChange={(targets) => answer({ targets })} />
    </QuestionPage>
  );
}

/** How each of the three meals is eaten. */
export function MealCategoryScreen() {
  const { t } = useMessages();
  const { goOn, hasMealStyles, mealStyles, pathAfterMealStyles } = useStartAnswers();
  return (
    <QuestionPage
      title={t('mealStyles.title')}
      name={t('check.mealStyles')}
      lead={t('mealStyles.lead')}
      onNext={() => hasMealStyles() && goOn(pathAfterMealStyles)}
    >
      <MealStyles {...mealStyles} />
    </QuestionPage>
  );
}

/** State of targets and meal styles, which are asked on one screen or on two, with the same checks. */
function useStartAnswers() {
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
