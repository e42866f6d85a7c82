import { SCREEN_HEADING_ID } from '../screen-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from '../visually-hidden.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

type WaitingHeadingProps = {
  readonly title: string;
  readonly documentTitle: string;
  /** What is awaited. */
  readonly words: string;
};

/**
 * Names a screen while its content is on its way, for whoever can't see its shape. The link past the header leads here as well; the
 * focus waits for the heading of the content.
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
