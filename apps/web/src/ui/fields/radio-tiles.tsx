import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import cover from '../cover-input.module.css';
import { Icon } from '../icons/icon.tsx';
import { isPlainKey } from './is-plain-key.ts';
import styles from './tiles.module.css';

export type RadioTile<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  readonly picture: ReactNode;
};

type RadioTilesProps<Value extends string> = {
  readonly label: string;
  readonly tiles: readonly RadioTile<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** An extra tile in the same grid. */
  readonly children?: ReactNode;
};

/** One answer among several illustrated tiles. Arrow keys move the focus without choosing. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { label, tiles, chosen, onChoose, children } = props;
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, value: Value) {
    if (!isPlainKey(event)) return;
    if (event.key === 'Enter') onChoose(value);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const at = radios.indexOf(event.currentTarget);
    radios[(at + step + radios.length) % radios.length]?.focus();
  }
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.tiles}>
      {tiles.map(({ value, title, picture }) => (
        <label key={value} className={classNames(styles.tile, styles.radio, value === chosen && styles.on)}>
          <input
            type="radio"
            className={cover.cover}
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            onKeyDown={(event) => onKeyDown(event, value)}
          />
          <span className={styles.picture}>{picture}</span>
          {title}
          {value === chosen && (
            <span className={styles.tick}>
              <Icon name="check" size={15} strokeWidth={3.2} />
            </span>
          )}
        </label>
      ))}
      {children}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
