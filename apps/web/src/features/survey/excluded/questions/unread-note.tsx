import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { withoutUnread } from '../chips/chip-state.ts';
import { quoted } from '../quoted.ts';
import type { QuestionProps } from './exclusion-questions.tsx';
import { QuestionNote } from './question-note.tsx';

type UnreadNoteProps = QuestionProps & { readonly rewriteLabel: string; readonly onRewrite: () => void };

/** Words nobody knows: only dishes that name them are left out (safety-rules section 10, rule 6). */
export function UnreadNote({ food, reading, exclusions, onAnswered, ...rewrite }: UnreadNoteProps) {
  const { t } = useMessages();
  const isSevere = exclusions.strictness(food) === 'severeAllergy';
  return (
    <QuestionNote
      icon="alert"
      tone="warm"
      title={<MixedText text={t('exclusion.unread', { words: quoted(reading.unread) })} />}
      detail={isSevere && t('exclusion.unreadSevere')}
    >
      <Button size="small" look="line" onClick={rewrite.onRewrite}>
        {rewrite.rewriteLabel}
      </Button>
      <Button
        size="small"
        look="line"
        onClick={() => {
          exclusions.replace(food, withoutUnread(reading));
          onAnswered();
        }}
      >
        {t('exclusion.remove')}
      </Button>
    </QuestionNote>
  );
}
