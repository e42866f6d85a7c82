import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Icon } from './icons/icon.tsx';
import { Link } from './link.tsx';
import styles from './onward-link.module.css';

type OnwardLinkProps = { readonly to: To; readonly state?: unknown; readonly children: ReactNode };

/** A link below a text to what can be done about it; not on paper. */
export function OnwardLink({ children, ...link }: OnwardLinkProps) {
  return (
    <Link {...link} className={styles.link}>
      {children}
      <Icon name="chevronRight" size={18} />
    </Link>
  );
}
