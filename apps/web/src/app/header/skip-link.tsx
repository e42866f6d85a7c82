import { useMessages } from '../../messages/messages-context.tsx';
import { SCREEN_HEADING_ID } from '../../ui/screen-heading.tsx';
import styles from './skip-link.module.css';
import { focusHeading } from '../navigation/use-screen-focus.ts';

/** The first stop of the Tab key, seen only there: past the header, to the heading of the screen. */
export function SkipLink() {
  const { t } = useMessages();
  return (
    <a
      href={`#${SCREEN_HEADING_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // What follows a # is an address of the page.
        event.preventDefault();
        focusHeading();
      }}
    >
      {t('app.skip')}
    </a>
  );
}
