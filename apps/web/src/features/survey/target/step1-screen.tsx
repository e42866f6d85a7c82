import { useMessages } from '../../../messages/messages-context.tsx';
import { useStartAnswers } from '../model/use-start-answers.ts';
import { QuestionPage, QuestionSection } from '../question-page.tsx';
import { MealStyles } from '../steps/meal-styles.tsx';
import { TargetChoice } from './target-choice.tsx';

/** Who the plan is for and how each meal is eaten, on one screen. */
export function Step1Screen() {
  const { t } = useMessages();
  const { draft, answer, goOn, hasTargets, hasMealStyles, open, setOpen, pathAfterMealStyles } =
    useStartAnswers();
  return (
    <QuestionPage
      title={t('targets.title')}
      lead={t('targets.lead')}
      onNext={() => hasTargets() && hasMealStyles() && goOn(pathAfterMealStyles)}
    >
      <TargetChoice chosen={draft.targets} onChange={(targets) => answer({ targets })} />
      <QuestionSection title={t('mealStyles.title')}>
        <MealStyles
          chosen={draft.mealStyles}
          onChange={(mealStyles) => answer({ mealStyles })}
          open={open}
          onOpen={setOpen}
        />
      </QuestionSection>
    </QuestionPage>
  );
}
