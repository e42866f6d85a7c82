import { useMessages } from '../../messages/messages-context.tsx';
import { useOnTheWay } from '../../platform/offline/on-the-way.tsx';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the script of the next screen loads; fast loads do not show it. */
export function NavigationProgress() {
  const { t } = useMessages();
  if (!useOnTheWay()) return null;
  return (
    <div role="progressbar" aria-label={t('app.loading')} className={styles.track}>
      <span className={styles.line} />
    </div>
  );
}
