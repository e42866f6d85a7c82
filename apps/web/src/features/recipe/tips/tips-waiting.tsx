import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './tips-box.module.css';
import { TipsFrame } from './tips-frame.tsx';

/** Tips are being written. */
export function TipsWaiting() {
  const { t } = useMessages();
  return (
    <TipsFrame>
      <p role="status" className={styles.waiting}>
        <span className={styles.spinner}>
          <Icon name="spinner" size={22} strokeWidth={2.4} />
        </span>
        {t('tips.writing')}
      </p>
    </TipsFrame>
  );
}
