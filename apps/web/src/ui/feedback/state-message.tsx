import type { ReactNode } from 'react';
import { EmptyPlate } from '../dish/empty-plate.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import styles from './state-message.module.css';

type StateMessageProps = {
  readonly title: string;
  readonly documentTitle: string;
  /** A second, smaller line. */
  readonly detail?: string;
  /** A technical text in the smallest type. */
  readonly reason?: string;
  /** Defaults to an empty plate. */
  readonly picture?: ReactNode;
  /** Buttons or links that help. */
  readonly children?: ReactNode;
};

/** Shown instead of the content of a screen, with the reason there is none. */
export function StateMessage(props: StateMessageProps) {
  const { title, documentTitle, detail, reason, picture = <EmptyPlate />, children } = props;
  return (
    <div className={styles.message} data-state-message>
      <div className={styles.picture}>{picture}</div>
      <ScreenHeading documentTitle={documentTitle}>{title}</ScreenHeading>
      {detail && <p className={styles.detail}>{detail}</p>}
      {reason && <p className={styles.reason}>{reason}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
