import type { ReactNode } from 'react';
import styles from './header.module.css';
import { IconButton } from './icon-button.tsx';

type HeaderProps = { readonly start: ReactNode; readonly children: ReactNode; readonly end: ReactNode };

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

type BackButtonProps = { readonly label: string; readonly onPress: () => void };

export function BackButton({ label, onPress }: BackButtonProps) {
  return <IconButton icon="chevronLeft" iconSize={28} label={label} onClick={onPress} />;
}
