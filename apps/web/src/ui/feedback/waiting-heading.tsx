import { SCREEN_HEADING_ID, useDocumentTitle } from '../screen-heading.tsx';
import styles from '../visually-hidden.module.css';
import waiting from './waiting-heading.module.css';

type WaitingHeadingProps = {
  readonly title: string;
  readonly documentTitle: string;
  /** What the screen waits for. Read out at once, and shown if the wait lasts. */
  readonly words: string;
};

/**
 * A hidden heading for screen readers that names a screen while its content loads. It is the target of the skip link; the focus
 * later moves to the heading of the content.
 */
export function WaitingHeading({ title, documentTitle, words }: WaitingHeadingProps) {
  useDocumentTitle(documentTitle);
  return (
    <>
      <h1 id={SCREEN_HEADING_ID} className={styles.hidden}>
        {title}
      </h1>
      <p role="status" className={waiting.words}>
        {words}
      </p>
    </>
  );
}
