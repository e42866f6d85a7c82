import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './select-box.module.css';

/** A select of the device with the arrow of the page; `className` belongs to the box. */
export function SelectBox({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classNames(styles.box, className)}>
      <select {...select} />
      <Icon name="chevronRight" size={20} />
    </span>
  );
}
