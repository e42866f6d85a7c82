import { useNavigate } from 'react-router';
import type { MyPlan } from '../../features/account/my-plans.ts';
import { MyPlansScreen } from '../../features/account/my-plans-screen.tsx';
import { stepPath } from '../../features/survey/model/step-path.ts';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { editing, PATHS } from '../../platform/address/paths.ts';

/** /myPlans: surveys that are gone on with become the survey of this device. */
export function MyPlansRoute() {
  const navigate = useNavigate();
  const survey = useSurveyStore();
  function onAnswer({ surveyId, draft, lastStep }: MyPlan) {
    survey.resume({ surveyId, draft, lastStep });
    // A copy lacks at most its start: the calendar leads back to the summary.
    const isDateOpen = lastStep === 'inputCheck' && draft.startDate === null;
    void navigate(isDateOpen ? editing(PATHS.calendar) : stepPath(lastStep));
  }
  return (
    <MyPlansScreen onAnswer={onAnswer} onDeleted={survey.drop} onCreate={() => void navigate(PATHS.intro)} />
  );
}
