import { SCREEN_HEADING_ID, useDocumentTitle } from '../screen-heading.tsx';
import styles from '../visually-hidden.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

type WaitingHeadingProps = {
  readonly title: string;
  readonly documentTitle: string;
  /** What the screen waits for. */
  readonly words: string;
};

/**
 * A hidden heading that names a screen while its content loads, for screen readers. The skip link leads here; the focus moves to
 * the heading of the content later.
 */
export function WaitingHeading({ title, documentTitle, words }: WaitingHeadingProps) {
  useDocumentTitle(documentTitle);
  return (
    <>
      <h1 id={SCREEN_HEADING_ID} className={styles.hidden}>
        {title}
      </h1>
      <p role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
    </>
  );
}
