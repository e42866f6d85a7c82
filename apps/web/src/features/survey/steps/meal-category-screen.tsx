import { useMessages } from '../../../messages/messages-context.tsx';
import { useStartAnswers } from '../model/use-start-answers.ts';
import { QuestionPage } from '../question-page.tsx';
import { MealStyles } from './meal-styles.tsx';

/** How each of the three meals is eaten. */
export function MealCategoryScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn, hasMealStyles, open, setOpen, pathAfterMealStyles } = useStartAnswers();
  return (
    <QuestionPage
      title={t('mealStyles.title')}
      name={t('check.mealStyles')}
      lead={t('mealStyles.lead')}
      onNext={() => hasMealStyles() && goOn(pathAfterMealStyles)}
    >
      <MealStyles
        chosen={draft.mealStyles}
        onChange={(mealStyles) => answer({ mealStyles })}
        open={open}
        onOpen={setOpen}
      />
    </QuestionPage>
  );
}
