import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './measure-field.module.css';

type MeasureFieldProps = {
  readonly label: string;
  readonly unit: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Why the value does not count. */
  readonly doubt?: string | null;
};

const LONGEST = 6;

/** A figure of the body; an empty field is a skipped one. */
export function MeasureField({ label, unit, value, onChange, doubt }: MeasureFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  function change(typed: string) {
    const plain = typed.replace(',', '.').replace(/[^\d.]/g, '');
    setText(plain);
    const figure = Number(plain);
    onChange(plain === '' || !Number.isFinite(figure) ? null : figure);
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      value={text}
      onChange={(event) => change(event.target.value)}
      hint={doubt ?? undefined}
      end={unit && <span className={styles.unit}>{unit}</span>}
    />
  );
}
