import { useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChecklistDialog } from '../../../../ui/dialogs/checklist-dialog.tsx';
import { FoodLabel } from '../food-label.tsx';
import { excludedAlone } from '../food-name.ts';
import { quoted } from '../quoted.ts';
import type { Reading } from '../use-readings.ts';
import type { QuestionProps } from './exclusion-questions.tsx';
import { QuestionNote } from './question-note.tsx';

type MayStayQuestionProps = QuestionProps & { readonly asksAtOnce: boolean };

/** A text that says of something it may be eaten: all of it is left out until that is answered (safety-rules section 10, rule 4). */
export function MayStayQuestion(props: MayStayQuestionProps) {
  const { food, reading, exclusions, onAnswered, asksAtOnce } = props;
  const { t } = useMessages();
  const [isAsking, setIsAsking] = useState(asksAtOnce);
  const text = quoted([food]);
  const hasGroup = reading.understood.some(({ kind }) => kind === 'group');
  const detail = t('exclusion.mayStayDetail') + (hasGroup ? ` ${t('exclusion.mayStayGroup')}` : '');
  function answer(ticked: readonly string[]) {
    if (ticked.length === reading.understood.length) exclusions.settle(food);
    else exclusions.replace(food, stayingOut(reading, ticked));
    setIsAsking(false);
    onAnswered();
  }
  return (
    <>
      <QuestionNote
        icon="question"
        tone="green"
        title={<MixedText text={t('exclusion.mayStayNote', { text })} />}
      >
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('exclusion.mayStayChoose')}
        </Button>
      </QuestionNote>
      {isAsking && (
        <ChecklistDialog
          message={<MixedText text={t('exclusion.mayStay', { text })} />}
          detail={detail}
          items={reading.understood.map((each) => ({
            key: each.id,
            name: <FoodLabel food={each.ko} named={each} />,
          }))}
          confirmLabel={t('exclusion.mayStayDone')}
          onConfirm={answer}
          cancelLabel={t('exclusion.mayStayLater')}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Each food that stays excluded by itself, so that none of them is read as wide as to hold what may be eaten. */
function stayingOut({ understood, unread }: Reading, ticked: readonly string[]): readonly string[] {
  const foods = understood
    .filter(({ id }) => ticked.includes(id))
    .map(({ id, kind, ko }) => (kind === 'property' ? ko : excludedAlone(id)));
  return [...foods, ...unread];
}
