import { useMessages } from '../../messages/messages-context.tsx';
import { BrandMark } from '../../ui/icons/brand-mark.tsx';
import styles from './loading-screen.module.css';

export function LoadingScreen() {
  const { t } = useMessages();
  return (
    <div role="status" className={styles.screen}>
      <h1 className={styles.mark} aria-label={t('app.name')}>
        <BrandMark size={56} />
      </h1>
      <p>{t('app.loading')}</p>
    </div>
  );
}
