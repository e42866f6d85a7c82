import { useNavigate } from 'react-router';
import type { MyPlan } from '../../features/account/my-plans.ts';
import { MyPlansScreen } from '../../features/account/my-plans-screen.tsx';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { stepPath } from '../../features/survey/model/survey-steps.ts';
import { editing, PATHS } from '../../platform/address/paths.ts';

/** /myPlans: a survey that the visitor resumes becomes the survey of this device. */
export function MyPlansRoute() {
  const navigate = useNavigate();
  const survey = useSurveyStore();
  function onAnswer({ surveyId, draft, lastStep }: MyPlan) {
    survey.resume({ surveyId, draft, lastStep });
    // A copy lacks at most its start date; the calendar returns to the summary.
    const isDateOpen = lastStep === 'inputCheck' && draft.startDate === null;
    void navigate(isDateOpen ? editing(PATHS.calendar) : stepPath(lastStep));
  }
  return (
    <MyPlansScreen onAnswer={onAnswer} onDeleted={survey.drop} onCreate={() => void navigate(PATHS.intro)} />
  );
}
