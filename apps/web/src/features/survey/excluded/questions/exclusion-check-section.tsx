import { useMessages } from '../../../../messages/messages-context.tsx';
import { focusQuestion } from '../../model/focus-question.ts';
import styles from './exclusion-check-section.module.css';
import { ExclusionQuestions } from './exclusion-questions.tsx';
import { UnreadDialog } from './unread-dialog.tsx';
import type { ExclusionCheck } from './use-exclusion-check.ts';

type ExclusionCheckSectionProps = {
  readonly check: ExclusionCheck;
  /** The summary card of the excluded foods. */
  readonly cardId: string;
  readonly onMakeAnyway: () => void;
};

/** What is still open about the foods left out, below the summary. */
export function ExclusionCheckSection({ check, cardId, onMakeAnyway }: ExclusionCheckSectionProps) {
  const { t } = useMessages();
  const { exclusions, readings, gate, mend } = check;
  return (
    <div className={styles.section}>
      <ExclusionQuestions
        exclusions={exclusions}
        readings={readings}
        onRewrite={mend}
        rewriteLabel={t('exclusion.goMend')}
        onAnswered={() => focusQuestion(cardId)}
      />
      <UnreadDialog
        gate={gate}
        exclusions={exclusions}
        readings={readings}
        onMend={mend}
        onMakeAnyway={onMakeAnyway}
      />
    </div>
  );
}
