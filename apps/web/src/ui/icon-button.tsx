import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { StartIcon, type StartIconName } from './icons/start-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: StartIconName;
  /** A text, or an element if a part of it is in another language. */
  readonly label: ReactNode;
  readonly iconSize?: number;
  /** 'raised' is for a button over a picture, 'cloth' for one on the green tablecloth. */
  readonly look?: 'bare' | 'raised' | 'cloth';
};

export function IconButton({ icon, label, iconSize = 24, look = 'bare', ...rest }: IconButtonProps) {
  const words = typeof label === 'string' ? label : undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-label={words}
      className={classNames(styles.button, styles[look], rest.className)}
    >
      <StartIcon name={icon} size={iconSize} />
      {words === undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  );
}
