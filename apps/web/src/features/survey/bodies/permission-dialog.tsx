import { planPermission, type SurveyDraft } from '@kkini/domain';
import { PlanDialogBox } from './plan-dialog-box.tsx';
import { RefusalBox } from './refusal-box.tsx';

export type PermissionDialogProps = {
  readonly draft: SurveyDraft;
  /** The present year. */
  readonly year: number;
  readonly onAnswer: (change: Partial<SurveyDraft>) => void;
  /** Nothing stands against the plan any more. */
  readonly onAllowed: () => void;
  readonly onClose: () => void;
};

/** What must be settled before the plan is made: one question after the other, or why it is not made (safety-rules section 3). */
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
