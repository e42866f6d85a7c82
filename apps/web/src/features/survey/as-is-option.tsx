import { MixedText } from '../../messages/mixed-text.tsx';
import type { ComboboxOption } from '../../ui/fields/combobox.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './as-is-option.module.css';

/** Key of the row that takes the text as typed. */
export const AS_IS_KEY = 'as-is';

/** The row for a text that is not in the list. */
export function asIsOption(words: string): ComboboxOption {
  return {
    key: AS_IS_KEY,
    content: <MixedText text={words} />,
    picture: (
      <span className={styles.plus}>
        <Icon name="plus" strokeWidth={2.4} />
      </span>
    ),
  };
}
