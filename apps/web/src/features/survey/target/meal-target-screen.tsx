import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useStartAnswers } from '../model/use-start-answers.ts';
import { QuestionPage } from '../question-page.tsx';
import { TargetChoice } from './target-choice.tsx';

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
