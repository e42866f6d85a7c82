import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './icons/start-icon.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly look?: ButtonLook;
  readonly size?: 'normal' | 'small';
  readonly full?: boolean;
  /** Shows a spinner at the same width and ignores further presses. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};
export type ButtonLook = 'primary' | 'soft' | 'plain' | 'line' | 'kakao' | 'light' | 'text' | 'danger';

export function Button({ look = 'primary', size = 'normal', full, busy, children, ...rest }: ButtonProps) {
  const onClick = busy ? undefined : rest.onClick;
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      aria-busy={busy || undefined}
      className={classNames(
        styles.button,
        styles[look],
        size === 'small' && styles.small,
        full && styles.full,
        busy && styles.busy,
        rest.className,
      )}
    >
      {busy && <Spinner size={22} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
