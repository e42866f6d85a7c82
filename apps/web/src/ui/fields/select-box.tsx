import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './select-box.module.css';

/** A native select with the page's arrow; `className` is for the box. */
export function SelectBox({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classNames(styles.box, className)}>
      <select {...select} />
      <Icon name="chevronRight" size={20} />
    </span>
  );
}
