import { useState } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { hasQuestion } from '../chips/chip-state.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading, Readings } from '../use-readings.ts';
import styles from './exclusion-questions.module.css';
import { MayStayQuestion } from './may-stay-question.tsx';
import { SuggestionQuestion } from './suggestion-question.tsx';
import { UnreadNote } from './unread-note.tsx';

type ExclusionQuestionsProps = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly onRewrite: (food: string) => void;
  readonly rewriteLabel: string;
  /** Something else is being written in its place. */
  readonly rewriting?: string | null;
  /** The visitor has answered, and the question is gone. */
  readonly onAnswered: () => void;
  /** Asks at once which foods may stay, without a press. */
  readonly asksAtOnce?: boolean;
};

/** So many questions are shown at first: a pasted list may raise dozens. */
const SHOWN_AT_FIRST = 3;

export type QuestionProps = Pick<ExclusionQuestionsProps, 'exclusions' | 'onAnswered'> & {
  readonly food: string;
  readonly reading: Reading;
};

/** What has to be said about the foods left out: words nobody knows, likely slips of the pen, and what may stay. */
export function ExclusionQuestions(props: ExclusionQuestionsProps) {
  const { exclusions, readings, rewriting = null } = props;
  const { t } = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const open = exclusions.foods.flatMap((food) => {
    const reading = readings.of(food);
    const asks = reading && (reading.unread.length > 0 || isOpen(reading, exclusions.isSettled(food)));
    return asks && food !== rewriting ? [{ food, reading }] : [];
  });
  if (open.length === 0) return null;
  const shown = isWhole ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.questions}>
      {shown.map((each) => (
        <FoodQuestions key={each.food} {...props} {...each} />
      ))}
      {shown.length < open.length && (
        <Button look="plain" full onClick={() => setIsWhole(true)}>
          {t('exclusion.moreQuestions', { count: open.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function isOpen(reading: Reading, isSettled: boolean): boolean {
  return hasQuestion(reading) && !isSettled;
}

function FoodQuestions(props: ExclusionQuestionsProps & QuestionProps) {
  const { food, reading, exclusions, onRewrite, rewriteLabel, onAnswered } = props;
  const question = { food, reading, exclusions, onAnswered };
  const asks = isOpen(reading, exclusions.isSettled(food));
  return (
    <>
      {reading.unread.length > 0 && (
        <UnreadNote {...question} rewriteLabel={rewriteLabel} onRewrite={() => onRewrite(food)} />
      )}
      {asks && reading.suggestions.length > 0 && <SuggestionQuestion {...question} />}
      {asks && reading.asksWhatMayStay && reading.understood.length > 0 && (
        <MayStayQuestion {...question} asksAtOnce={props.asksAtOnce ?? false} />
      )}
    </>
  );
}
