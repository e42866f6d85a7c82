import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './combobox.module.css';
import box from './input-box.module.css';

export type ComboboxOption = {
  readonly key: string;
  readonly content: ReactNode;
  readonly picture?: ReactNode;
};

type ComboboxProps = {
  readonly label: string;
  readonly listLabel: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Suggestions, best first; the first row is highlighted. */
  readonly options: readonly ComboboxOption[];
  readonly onPick: (key: string) => void;
  /** Called on Backspace in the empty field. */
  readonly onBackspace?: () => void;
  readonly icon: IconName;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Id of the text that describes the field. */
  readonly describedBy?: string;
  readonly isWrong?: boolean;
  /** A counter or a clear button at the end of the field. */
  readonly end?: ReactNode;
  /** Announced to screen readers when the number of rows changes. */
  readonly countText: string;
  /** Hint beside the highlighted row on wide screens. */
  readonly enterHint?: string;
  readonly inputId?: string;
};

/** A text field with suggestions. Enter takes the highlighted row, except while an input method composes a syllable. */
export function Combobox(props: ComboboxProps) {
  const { label, text, options, icon, end, countText } = props;
  const ids = useId();
  const { open, hot, inputProps, pick } = useCombobox(props);
  const listId = `${ids}-list`;
  return (
    <div className={styles.combobox}>
      <div className={classNames(box.box, props.isWrong && box.wrong)}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <input
          id={props.inputId}
          role="combobox"
          aria-label={label}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open ? `${listId}-${hot}` : undefined}
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          aria-describedby={props.describedBy}
          aria-invalid={props.isWrong || undefined}
          onPaste={props.onPaste}
          {...inputProps}
        />
        {end}
      </div>
      <VisuallyHidden live="polite">{open ? countText : ''}</VisuallyHidden>
      <div
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        hidden={!open}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          options.map((option, index) => (
            <ComboboxRow
              key={option.key}
              option={option}
              id={`${listId}-${index}`}
              hot={index === hot}
              hint={index === hot ? props.enterHint : undefined}
              onPick={pick}
            />
          ))}
      </div>
    </div>
  );
}

type ComboboxRowProps = {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly hot: boolean;
  readonly hint: string | undefined;
  readonly onPick: (key: string) => void;
};

function ComboboxRow({ option, id, hot, hint, onPick }: ComboboxRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves down a longer list is brought into sight again
  useEffect(() => {
    // The focus stays in the field, so the browser does not scroll the row into view.
    if (hot) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hot, id]);
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={hot}
      className={classNames(styles.row, hot && styles.hot)}
      onClick={() => onPick(option.key)}
    >
      {option.picture && <span className={styles.picture}>{option.picture}</span>}
      <span>{option.content}</span>
      {hint && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
    </button>
  );
}

function useCombobox({ text, options, onTextChange, onPick, onBackspace }: ComboboxProps) {
  const [closed, setClosed] = useState(false);
  // The key, not the index, so that later options do not move the highlight to another row.
  const [hotKey, setHotKey] = useState<string | null>(null);
  const hot = Math.max(
    0,
    options.findIndex(({ key }) => key === hotKey),
  );
  const open = !closed && text.trim() !== '' && options.length > 0;
  function pick(key: string) {
    setHotKey(null);
    onPick(key);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '') onBackspace?.();
    if (event.key === 'Escape') setClosed(true);
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[hot];
      if (open && option && !isComposing(event)) pick(option.key);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setClosed(false);
    if (open) setHotKey(options.at((hot + step) % options.length)?.key ?? null);
  }
  return {
    open,
    hot,
    pick,
    inputProps: {
      onKeyDown,
      onBlur: () => setClosed(true),
      onFocus: () => setClosed(false),
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setClosed(false);
        setHotKey(null);
        onTextChange(event.target.value);
      },
    },
  };
}

/** Key code of a key that an input method consumes; in some browsers it is the only sign of composition. */
const COMPOSING_KEY_CODE = 229;

function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE;
}
