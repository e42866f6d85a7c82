import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { StartIcon, type StartIconName } from './icons/start-icon.tsx';

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: StartIconName;
  readonly label: string;
  readonly iconSize?: number;
  /** 'raised' stands on a picture, 'cloth' on the green cloth. */
  readonly look?: 'bare' | 'raised' | 'cloth';
};

export function IconButton({ icon, label, iconSize = 24, look = 'bare', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[look], rest.className)}
    >
      <StartIcon name={icon} size={iconSize} />
    </button>
  );
}
