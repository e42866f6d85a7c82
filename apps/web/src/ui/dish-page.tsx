import type { ReactNode } from 'react';
import styles from './dish-page.module.css';

export type DishTint = 'apricot' | 'butter' | 'leaf' | 'sky' | 'lilac' | 'sesame';

type DishPageProps = {
  readonly picture: ReactNode;
  /** Colour under the dish. */
  readonly tint: DishTint;
  /** The head of the text: kind, title and key facts. */
  readonly head: ReactNode;
  /** Stands below the picture on wide screens and below the head on phones. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
};

/** A dish and everything about it: picture above the text on phones, beside it on desktops. */
export function DishPage({ picture, tint, head, beside, children }: DishPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <div className={styles.hero} data-tint={tint}>
          <div className={styles.dish}>{picture}</div>
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      <div className={styles.right}>
        <div className={styles.head}>{head}</div>
        {children && <div className={styles.rest}>{children}</div>}
      </div>
    </div>
  );
}
