import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AnswerChips, type AnswerChipsProps } from './answer-chips.tsx';
import styles from './folded-question.module.css';

/** A row with the question and the chosen answer, which expands to all answers. */
export function FoldedQuestion<Answer extends string>(props: AnswerChipsProps<Answer>) {
  const { legend, answers, chosen } = props;
  const answer = answers.find(({ value }) => value === chosen)?.label;
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          {legend}
          {answer && (
            <>
              {' '}
              <b>{answer}</b>
            </>
          )}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronRight" size={20} />
        </span>
      </summary>
      <div className={styles.answers}>
        <AnswerChips {...props} legend={<VisuallyHidden>{legend}</VisuallyHidden>} />
      </div>
    </details>
  );
}
