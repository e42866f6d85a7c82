import { type ReactNode, useRef } from 'react';
import { MixedText } from '../../messages/mixed-text.tsx';
import { RemovableChip } from '../../ui/fields/removable-chip.tsx';
import styles from './chosen-chips.module.css';

export type ChosenChip = {
  readonly key: string;
  readonly name: string;
  readonly picture?: ReactNode;
  /** Where the name is not in the language of the page. */
  readonly lang?: 'ko';
};

type ChosenChipsProps = {
  readonly chips: readonly ChosenChip[];
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (key: string) => void;
  /** Takes the focus when the last chip has gone. */
  readonly inputId: string;
  /** The one chosen once more; it pulses. */
  readonly again?: string | null;
};

/** Chosen answers that can be taken back; the focus then goes to the next one, or to the field. */
export function ChosenChips({ chips, removeLabel, onRemove, inputId, again }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  function remove(key: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(inputId);
    next?.focus();
    onRemove(key);
  }
  return (
    <ul ref={list} className={styles.chips}>
      {chips.map(({ key, name, picture, lang }, index) => (
        <li key={key}>
          <RemovableChip
            removeLabel={<MixedText text={removeLabel(name)} />}
            onRemove={() => remove(key, index)}
            picture={picture}
            pulsing={again === key}
          >
            <span lang={lang}>{name}</span>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
