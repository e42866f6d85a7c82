import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SelectBox } from '../../../ui/fields/select-box.tsx';
import styles from './summary-card.module.css';

type ChoiceCardProps<Choice extends string> = {
  readonly title: string;
  readonly lead: string;
  /** Label of no choice. */
  readonly none: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly nameOf: (choice: Choice, index: number) => ReactNode;
  readonly onChoose: (choice: Choice | null) => void;
};

/** One answer of the summary, chosen from a list or left open. */
export function ChoiceCard<Choice extends string>(props: ChoiceCardProps<Choice>) {
  const { title, lead, none, choices, chosen, nameOf, onChoose } = props;
  const id = useId();
  return (
    <section className={classNames(styles.card, styles.own)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <label htmlFor={id}>{title}</label>
      </h2>
      <SelectBox
        id={id}
        aria-describedby={`${id}-lead`}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? null)}
      >
        <option value="">{none}</option>
        {choices.map((choice, index) => (
          <option key={choice} value={choice}>
            {nameOf(choice, index)}
          </option>
        ))}
      </SelectBox>
      <p id={`${id}-lead`} className={styles.saying}>
        {lead}
      </p>
    </section>
  );
}
