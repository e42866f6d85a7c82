import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { SEARCH_QUERY } from '../../../platform/address/paths.ts';
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

/** Debounce of the search field, in milliseconds. */
const PAUSE_MS = 180;
const LONGEST_TEXT = 100;

type SearchText = {
  /** Text in the field, including a half-typed syllable. */
  readonly typed: string;
  /** Text searched for, which is part of the address. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Searches for a text without delay. */
  readonly look: (text: string) => void;
};

/**
 * State of the search field. The address follows the field after a pause; when the visitor goes back, the field follows the
 * address.
 */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const text = (params.get(SEARCH_QUERY) ?? '').slice(0, LONGEST_TEXT).trim();
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const look = (next: string) => {
    asked.current = next.trim();
    setTyped(next);
    setParams(asked.current === '' ? {} : { [SEARCH_QUERY]: asked.current }, { replace: true });
  };
  const latestLook = useRef(look);
  latestLook.current = look;
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      // Enter has already searched for it: on a slow device the next screen is loading, and this would lead back.
      if (typed.trim() !== asked.current) latestLook.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  return { typed, text, type: (next) => setTyped(next.slice(0, LONGEST_TEXT)), look };
}
