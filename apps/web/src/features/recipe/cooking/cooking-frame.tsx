import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import styles from './cooking-frame.module.css';

type CookingFrameProps = {
  /** Absent where the content has its own heading. */
  readonly title?: string;
  /** 'ko' where the title is the name of a dish. */
  readonly titleLang?: 'ko';
  /** "3 / 4". */
  readonly count?: string;
  /** The progress bar. */
  readonly progress?: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** The page of the cooking mode: close button, dish and progress. */
export function CookingFrame({ title, titleLang, count, progress, onClose, children }: CookingFrameProps) {
  const { t } = useMessages();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <IconButton icon="x" iconSize={28} label={t('cooking.close')} onClick={onClose} />
        {title && (
          <ScreenHeading
            documentTitle={t('app.documentTitle', { title: t('cooking.documentTitle', { title }) })}
            lang={titleLang}
          >
            {title}
          </ScreenHeading>
        )}
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        {progress && <div className={styles.progress}>{progress}</div>}
      </header>
      {children}
    </div>
  );
}
