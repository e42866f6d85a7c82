import { choseong, isChoseong } from '@kkini/domain';
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

type MatchedTextProps = { readonly text: string; readonly typed: string };

/** A name with the typed part marked; for an initial consonant, the first syllable that begins with it. */
export function MatchedText({ text, typed }: MatchedTextProps) {
  const wanted = typed.trim().toLowerCase();
  const isConsonant = isChoseong(wanted);
  const isMatch = !isConsonant || choseong(text) === wanted;
  const at = isConsonant ? 0 : text.toLowerCase().indexOf(wanted);
  const length = isConsonant ? 1 : wanted.length;
  if (at < 0 || !isMatch) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}
