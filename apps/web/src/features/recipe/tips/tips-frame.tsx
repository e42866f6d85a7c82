import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/icons/start-icon.tsx';
import styles from './tips-box.module.css';

type TipsFrameProps = {
  /** Control at the right of the heading. */
  readonly action?: ReactNode;
  readonly tone?: 'butter' | 'danger';
  /** Reserves about the space of a guide. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
};

/** The box around tips, in every state. */
export function TipsFrame({ action, tone = 'butter', isWaiting, children }: TipsFrameProps) {
  const { t } = useMessages();
  return (
    <section
      className={classNames(styles.frame, styles[tone])}
      data-waiting={isWaiting || undefined}
      aria-labelledby={TITLE_ID}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={TITLE_ID}>
          <Icon name={tone === 'danger' ? 'alert' : 'sparkles'} size={24} />
          {t('tips.title')}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

const TITLE_ID = 'tips-title';

type TipsFailedProps = { readonly words: string; readonly onRetry: () => void };

/** What went wrong with the tips, and a button to retry. */
export function TipsFailed({ words, onRetry }: TipsFailedProps) {
  const { t } = useMessages();
  return (
    <TipsFrame tone="danger">
      <p role="alert" className={styles.words}>
        {words}
      </p>
      <div className={styles.tools}>
        <Button look="plain" size="small" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      </div>
    </TipsFrame>
  );
}

const LINES = ['52%', '88%', '34%', '94%', '76%', '30%', '84%', '62%'] as const;

export function TipsWaiting() {
  const { t } = useMessages();
  return (
    <TipsFrame isWaiting>
      <p role="status" className={styles.waiting}>
        <Spinner size={22} />
        <span className={styles.said}>{t('tips.writing')}</span>
      </p>
      <div className={styles.shape} aria-hidden="true">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="18px" />
        ))}
      </div>
    </TipsFrame>
  );
}
