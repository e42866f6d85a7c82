import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import box from './input-box.module.css';
import styles from './text-field.module.css';

type TextFieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** A control at the end of the field. */
  readonly end?: ReactNode;
};

export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(box.box, error && box.wrong)}>
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy} />
        {end}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
