import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { useGoOnce } from '../../../platform/address/use-go-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './guest-note.module.css';

/** Tells guests that they read somebody else's plan, and leads to one of their own. */
export function GuestNote() {
  const { t } = useMessages();
  const go = useGoOnce();
  return (
    <aside className={styles.note} aria-label={t('guest.label')}>
      <Icon name="people" size={24} />
      <p className={styles.words}>
        <b>{t('guest.title')}</b> <span>{t('guest.lead')}</span>
      </p>
      <Button size="small" className={styles.own} onClick={() => go(PATHS.intro)}>
        {t('guest.create')}
      </Button>
    </aside>
  );
}
