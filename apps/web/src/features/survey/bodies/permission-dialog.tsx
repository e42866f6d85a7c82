import {
  MEAL_TIMES,
  type MealStyle,
  type MealTime,
  type PlanDialog,
  personsOf,
  plannedDay,
  planPermission,
  type Refusal,
  type SurveyDraft,
  type WayOn,
} from '@kkini/domain';
import { useNavigate } from 'react-router';
import { roundedKcal } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { type DialogAnswer, QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { answerInsulin, withoutPerson } from './change-person.ts';

export type PermissionDialogProps = {
  readonly draft: SurveyDraft;
  readonly year: number;
  readonly onAnswer: (change: Partial<SurveyDraft>) => void;
  /** Called once every question is settled and the plan may be made. */
  readonly onAllowed: () => void;
  readonly onClose: () => void;
};

/** Dialogs before a plan is made: one question after another, or the reason for a refusal (safety-rules section 3). */
export function PermissionDialog(props: PermissionDialogProps) {
  const { draft, year, onAnswer, onAllowed, onClose } = props;
  const permission = planPermission(draft, year);
  function settle(change: Partial<SurveyDraft>) {
    onAnswer(change);
    if (planPermission({ ...draft, ...change }, year).kind === 'allow') onAllowed();
  }
  if (permission.kind === 'allow') return null;
  if (permission.kind === 'refuse') {
    return <RefusalBox refusal={permission} draft={draft} onChange={onAnswer} onClose={onClose} />;
  }
  const [dialog] = permission.dialogs;
  if (dialog === undefined) return null;
  return (
    <PlanDialogBox
      key={dialog}
      dialog={dialog}
      draft={draft}
      year={year}
      onSettle={settle}
      onChange={onAnswer}
      onClose={onClose}
    />
  );
}

type RefusalBoxProps = {
  readonly refusal: Refusal;
  readonly draft: SurveyDraft;
  readonly onChange: (change: Partial<SurveyDraft>) => void;
  readonly onClose: () => void;
};

/** Explains why no plan is made and what to do instead (safety-rules section 3.4). */
function RefusalBox({ refusal, draft, onChange, onClose }: RefusalBoxProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  const { reason, at, waysOn } = refusal;
  const persons = personsOf(draft);
  const named = at === null ? '' : (personNames(t, persons)[at] ?? '');
  function change(changed: Partial<SurveyDraft>, message: string) {
    onChange(changed);
    onClose();
    showToast(message, 'good');
  }
  const ways: Readonly<Record<WayOn, () => void>> = {
    chooseMeals: () => navigate(editing(PATHS.mealCategory), { state: { edit: true } }),
    lighterMeals: () => change(lighterMeals(draft), t('wayOn.lightened')),
    withoutPerson: () =>
      change(at === null ? {} : withoutPerson(draft, at), t('wayOn.leftOut', { target: named })),
    editExcluded: () => navigate(editing(PATHS.excluded), { state: { edit: true } }),
    browseRecipes: () => navigate(PATHS.search),
  };
  const offered = waysOn.map(
    (way, index): DialogAnswer => ({
      label: t(`wayOn.${way}`, { target: named }),
      onPress: ways[way],
      look: index === 0 ? 'primary' : 'plain',
    }),
  );
  const close: DialogAnswer = { label: t('app.close'), onPress: onClose, look: 'plain' };
  const [first = close, ...others] = offered;
  return (
    <QuestionDialog
      message={t(`refusal.${reason}.title`)}
      detail={t(`refusal.${reason}.text`)}
      answers={[first, ...others]}
      onEscape={refusal.code === 'PERSON_NOT_PLANNED' ? onClose : undefined}
      stacked
    />
  );
}

type PlanDialogBoxProps = {
  readonly dialog: PlanDialog;
  readonly draft: SurveyDraft;
  readonly year: number;
  /** Stores an answer and shows the next open question. */
  readonly onSettle: (change: Partial<SurveyDraft>) => void;
  /** Stores a change of the survey and returns to it. */
  readonly onChange: (change: Partial<SurveyDraft>) => void;
  readonly onClose: () => void;
};

/** One question before a plan is made (safety-rules section 3.4). */
function PlanDialogBox({ dialog, draft, year, onSettle, onChange, onClose }: PlanDialogBoxProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  if (dialog === 'D2') {
    const say = (insulin: 'yes' | 'no' | 'unsure') => ({
      label: t(`planDialog.D2.${insulin}`),
      onPress: () => onSettle({ persons: answerInsulin(draft, insulin) }),
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

/** Energy of a day with one meal, for the person with the greatest need. */
function oneMealFigures(draft: SurveyDraft, year: number) {
  const eaten = MEAL_TIMES.filter((time) => draft.mealStyles[time] !== 'fasting');
  const days = personsOf(draft).map((person) => plannedDay(person, { eaten, choices: draft, year }));
  const most = days.reduce((one, other) => (other.needKcal > one.needKcal ? other : one));
  return { planned: roundedKcal(most.plannedKcal), need: roundedKcal(most.needKcal) };
}

/** The answers with every fasting meal replaced by simple cooking. */
function lighterMeals({ mealStyles }: Pick<SurveyDraft, 'mealStyles'>): Pick<SurveyDraft, 'mealStyles'> {
  const lighter = (time: MealTime): MealStyle | null =>
    mealStyles[time] === 'fasting' ? 'simpleRecipe' : mealStyles[time];
  return {
    mealStyles: { breakfast: lighter('breakfast'), lunch: lighter('lunch'), dinner: lighter('dinner') },
  };
}
