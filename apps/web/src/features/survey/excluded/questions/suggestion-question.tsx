import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { excludedText } from '../food-name.ts';
import { quoted } from '../quoted.ts';
import type { QuestionProps } from './exclusion-questions.tsx';
import { QuestionNote } from './question-note.tsx';

/** A likely slip of the pen; both readings are left out, whatever the answer is not (safety-rules section 10, rule 5). */
export function SuggestionQuestion({ food, reading, exclusions, onAnswered }: QuestionProps) {
  const { t, locale } = useMessages();
  const { suggestions, understood, unread } = reading;
  const names = suggestions.map((each) => each[locale]).join(', ');
  const typed = quoted([...new Set(suggestions.map((each) => each.typed))]);
  function mean(suggestion: (typeof suggestions)[number]) {
    const others = suggestions.filter((each) => each.typed !== suggestion.typed);
    // What the rest of the text says stays as it is.
    const rest = [...understood.map(excludedText), ...others.map((each) => each.typed), ...unread];
    exclusions.replace(food, [excludedText(suggestion), ...rest]);
    onAnswered();
  }
  function keep() {
    exclusions.settle(food);
    onAnswered();
  }
  return (
    <QuestionNote
      icon="question"
      tone="green"
      title={<MixedText text={t('exclusion.didYouMean', { names })} />}
      detail={<MixedText text={t('exclusion.bothUntilThen', { typed, names })} />}
    >
      {suggestions.map((each) => (
        <Button key={each.id} size="small" onClick={() => mean(each)}>
          <span>
            <MixedText text={t('exclusion.yes', { name: each[locale] })} />
          </span>
        </Button>
      ))}
      <Button size="small" look="line" onClick={keep}>
        {t('exclusion.no')}
      </Button>
    </QuestionNote>
  );
}
