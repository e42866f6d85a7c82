import { MEAL_TIMES, type PlanDialog, personsOf, plannedDay, type SurveyDraft } from '@kkini/domain';
import { useNavigate } from 'react-router';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { answerForAll } from './change-person.ts';
import { lighterMeals } from './lighter-meals.ts';

type PlanDialogBoxProps = {
  readonly dialog: PlanDialog;
  readonly draft: SurveyDraft;
  readonly year: number;
  /** Keeps an answer and goes on to what is open still. */
  readonly onSettle: (change: Partial<SurveyDraft>) => void;
  /** Keeps a change of the survey, and comes back to it. */
  readonly onChange: (change: Partial<SurveyDraft>) => void;
  readonly onClose: () => void;
};

/** One question before a plan is made (safety-rules section 3.4). */
export function PlanDialogBox({ dialog, draft, year, onSettle, onChange, onClose }: PlanDialogBoxProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  if (dialog === 'D2') {
    const say = (insulin: 'yes' | 'no' | 'unsure') => ({
      label: t(`planDialog.D2.${insulin}`),
      onPress: () => onSettle({ persons: answerForAll(draft, 'insulin', insulin) }),
      look: insulin === 'yes' ? ('primary' as const) : ('plain' as const),
    });
    return (
      <QuestionDialog
        message={t('planDialog.D2.title')}
        detail={t('planDialog.D2.text')}
        answers={[say('yes'), say('no'), say('unsure')]}
        onEscape={onClose}
        stacked
      />
    );
  }
  function goBack() {
    if (dialog === 'D1') return navigate(editing(PATHS.mealCategory), { state: { edit: true } });
    if (dialog === 'D6') return navigate(editing(PATHS.bodies), { state: { edit: true } });
    onChange(lighterMeals(draft));
    onClose();
    showToast(t('wayOn.lightened'), 'good');
  }
  return (
    <QuestionDialog
      message={t(`planDialog.${dialog}.title`)}
      detail={t(`planDialog.${dialog}.text`, dialog === 'D1' ? oneMealFigures(draft, year) : {})}
      answers={[
        { label: t(`planDialog.${dialog}.back`), onPress: goBack },
        {
          label: t(`planDialog.${dialog}.on`),
          onPress: () => onSettle({ confirmations: [...draft.confirmations, dialog] }),
          look: 'plain',
        },
      ]}
      stacked
    />
  );
}

/** What a day of one meal comes to for the person who needs most, kcal to 50. */
function oneMealFigures(draft: SurveyDraft, year: number) {
  const eaten = MEAL_TIMES.filter((time) => draft.mealStyles[time] !== 'fasting');
  const days = personsOf(draft).map((person) => plannedDay(person, { eaten, choices: draft, year }));
  const most = days.reduce((one, other) => (other.needKcal > one.needKcal ? other : one));
  const told = (kcal: number) => figure(Math.round(kcal / 50) * 50);
  return { planned: told(most.plannedKcal), need: told(most.needKcal) };
}
