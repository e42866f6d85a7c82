import { useState } from 'react';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { exportFile } from './account-calls.ts';
import styles from './account-screen.module.css';
import { failureWords } from './failure-words.ts';

/** Everything kept about the account, as a file. */
export function ExportAccount() {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const file = await exportFile(platform);
    if (!file.ok) showToast(failureWords(t, file.problem, 'account.exportFailed').message);
    else if ((await platform.giveFile(file.value)) === 'saved') showToast(t('account.exported'), 'good');
    setBusy(false);
  }
  return (
    <section className={styles.section} aria-labelledby="export-account">
      <h2 id="export-account">{t('account.exportTitle')}</h2>
      <p className={styles.lead}>{t('account.exportLead')}</p>
      <Button look="soft" full busy={busy} onClick={() => void download()}>
        <Icon name="fileDown" size={22} />
        {t('account.export')}
      </Button>
    </section>
  );
}
