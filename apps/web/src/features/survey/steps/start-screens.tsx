import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useStartAnswers } from '../model/use-start-answers.ts';
import { QuestionPage, QuestionSection } from '../question-page.tsx';
import { TargetChoice } from '../target/target-choice.tsx';
import { MealStyles } from './meal-styles.tsx';

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
