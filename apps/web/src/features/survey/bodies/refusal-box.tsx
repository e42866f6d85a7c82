import type { Refusal, SurveyDraft, WayOn } from '@kkini/domain';
import { useNavigate } from 'react-router';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { type DialogAnswer, QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { lighterMeals } from './lighter-meals.ts';

type RefusalBoxProps = {
  readonly refusal: Refusal;
  readonly draft: SurveyDraft;
  readonly onChange: (change: Partial<SurveyDraft>) => void;
  readonly onClose: () => void;
};

/** Why no plan is made, and what can be done instead (safety-rules section 3.4). */
export function RefusalBox({ refusal, draft, onChange, onClose }: RefusalBoxProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  const { reason, target, waysOn } = refusal;
  const named = target === null ? '' : t(`target.${target}`);
  function change(changed: Partial<SurveyDraft>, told: string) {
    onChange(changed);
    onClose();
    showToast(told, 'good');
  }
  const ways: Readonly<Record<WayOn, () => void>> = {
    chooseMeals: () => navigate(editing(PATHS.mealCategory), { state: { edit: true } }),
    lighterMeals: () => change(lighterMeals(draft), t('wayOn.lightened')),
    withoutPerson: () =>
      change(
        { targets: draft.targets.filter((each) => each !== target) },
        t('wayOn.leftOut', { target: named }),
      ),
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
