import type { ReactNode } from 'react';
import styles from './header.module.css';

type HeaderProps = { readonly start?: ReactNode; readonly children?: ReactNode; readonly end?: ReactNode };

/** The bar at the top: back button, brand, then tools at the end. */
export function Header({ start, children, end }: HeaderProps) {
  return (
    <header className={styles.header}>
      {start}
      {children}
      <span className={styles.space} />
      {end}
    </header>
  );
}
