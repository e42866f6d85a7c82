import { useMessages } from '../../../messages/messages-context.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';

type DiscardQuestionProps = {
  readonly starting: boolean;
  readonly onResume: () => void;
  readonly onStart: () => void;
  readonly onClose: () => void;
};

/** Asks before a new survey replaces an unfinished one. Its script loads on first use. */
export function DiscardQuestion({ starting, onResume, onStart, onClose }: DiscardQuestionProps) {
  const { t } = useMessages();
  return (
    <QuestionDialog
      message={t('intro.discard')}
      detail={t('intro.discardLead')}
      stacked
      answers={[
        { label: t('intro.continue'), onPress: onResume },
        { label: t('intro.createAnew'), look: 'plain', busy: starting, onPress: onStart },
      ]}
      onEscape={onClose}
    />
  );
}
