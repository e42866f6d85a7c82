import { type FormEvent, type RefObject, useEffect } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import box from '../../../ui/fields/input-box.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
  /** Called on Enter, unless it completes a syllable, or on the search key of a phone. */
  readonly onSubmit: () => void;
};

export function SearchField({ field, typed, takesFocus, onType, onSubmit }: SearchFieldProps) {
  const { t } = useMessages();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function clear() {
    onType('');
    field.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <form role="search" className={classNames(box.box, styles.box)} onSubmit={submit}>
      <span className={styles.icon}>
        <Icon name="search" size={23} />
      </span>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      {typed !== '' && <IconButton icon="circleX" iconSize={22} label={t('search.clear')} onClick={clear} />}
    </form>
  );
}
