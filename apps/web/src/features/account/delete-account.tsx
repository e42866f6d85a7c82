import { useCallback, useState } from 'react';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { removeAccount } from './account-calls.ts';
import styles from './account-screen.module.css';
import { PasswordField } from './password-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

type DeleteAccountProps = { readonly onDeleted: () => void };

/** The way out for good: says what is lost and asks for the password. */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">{t('account.deleteTitle')}</h2>
      <p className={styles.lead}>{t('account.deleteLead')}</p>
      <Button look="line" full className={styles.delete} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('account.deleteOpen')}
      </Button>
      {open && <DeleteDialog onClose={close} onDeleted={onDeleted} />}
    </section>
  );
}

function DeleteDialog({ onClose, onDeleted }: DeleteAccountProps & { readonly onClose: () => void }) {
  const { t } = useMessages();
  const platform = usePlatform();
  const form = useCheckedForm({
    missing: { password: 'signIn.passwordMissing' },
    failed: 'account.deleteFailed',
    wrong: () => t('account.passwordWrong'),
    send: ({ password }) => removeAccount(platform, password),
    onDone: onDeleted,
  });
  return (
    <Dialog title={t('account.deleteTitle')} closeLabel={t('app.close')} onClose={onClose}>
      <p>{t('account.deleteList')}</p>
      <ul className={styles.losses}>
        <li>{t('account.deleteAccount')}</li>
        <li>{t('account.deleteSurveys')}</li>
        <li>{t('account.deletePlans')}</li>
      </ul>
      <Note icon="alert" tone="danger">
        {t('account.deleteNoWay')}
      </Note>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <PasswordField
          {...form.bind('password')}
          label={t('account.deletePassword')}
          name="password"
          autoComplete="current-password"
        />
        <div className={styles.answers}>
          <Button type="submit" look="danger" full busy={form.busy}>
            {t('account.delete')}
          </Button>
          <Button look="plain" full onClick={onClose}>
            {t('account.deleteKeep')}
          </Button>
        </div>
      </form>
      {form.alertBox}
    </Dialog>
  );
}
