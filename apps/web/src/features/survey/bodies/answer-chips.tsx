import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './answer-chips.module.css';

export type AnswerChipsProps<Answer extends string> = {
  readonly legend: ReactNode;
  readonly hint?: string | undefined;
  readonly answers: readonly { readonly value: Answer; readonly label: string }[];
  readonly chosen: Answer | null;
  readonly onChoose: (answer: Answer | null) => void;
};

/** A single choice among a few answers, with a chip to leave the question open. */
export function AnswerChips<Answer extends string>(props: AnswerChipsProps<Answer>) {
  const { legend, hint, answers, chosen, onChoose } = props;
  const { t } = useMessages();
  const hintId = useId();
  return (
    <fieldset className={styles.question} aria-describedby={hint && hintId}>
      <legend>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {answers.map(({ value, label }) => (
          <Chip key={value} pressed={value === chosen} onPress={() => onChoose(value)}>
            {label}
          </Chip>
        ))}
        <button
          type="button"
          className={styles.skip}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          {chosen === null && <Icon name="check" size={16} strokeWidth={3} />}
          {t('bodies.skip')}
        </button>
      </div>
    </fieldset>
  );
}
