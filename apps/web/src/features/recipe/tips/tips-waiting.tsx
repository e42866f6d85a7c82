import { useMessages } from '../../../messages/messages-context.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './tips-box.module.css';
import { TipsFrame } from './tips-frame.tsx';

const LINES = ['52%', '88%', '34%', '94%', '76%', '30%', '84%'] as const;

/** Placeholder of the tips while they are written. */
export function TipsWaiting() {
  const { t } = useMessages();
  return (
    <TipsFrame isWaiting>
      <p role="status" className={styles.waiting}>
        <span className={styles.spinner}>
          <Icon name="spinner" size={22} strokeWidth={2.4} />
        </span>
        {t('tips.writing')}
      </p>
      <div className={styles.shape} aria-hidden="true">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="20px" />
        ))}
      </div>
    </TipsFrame>
  );
}
