import { ACCOUNT_LIMITS } from '@kkini/contract';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { setPassword } from './account-calls.ts';
import styles from './account-screen.module.css';
import { PasswordField } from './password-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const MISSING = {
  currentPassword: 'account.currentMissing',
  newPassword: 'account.newMissing',
  newConfirm: 'account.newConfirmMissing',
} as const;

/** Another password for the account; `email` tells the browser whose it is. */
export function ChangePassword({ email }: { readonly email: string }) {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const count = ACCOUNT_LIMITS.passwordMinLength;
  const form = useCheckedForm<keyof typeof MISSING, unknown>({
    missing: MISSING,
    repeat: { field: 'newConfirm', of: 'newPassword' },
    failed: 'account.changeFailed',
    wrong: (field) =>
      field === 'currentPassword' ? t('account.passwordWrong') : t('signUp.passwordWrong', { count }),
    send: ({ currentPassword, newPassword }) => setPassword(platform, { currentPassword, newPassword }),
    onDone: (_, { clear }) => {
      clear();
      showToast(t('account.changed'), 'good');
    },
  });
  return (
    <section className={styles.section} aria-labelledby="change-password">
      <h2 id="change-password">{t('account.passwordTitle')}</h2>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...form.bind('currentPassword')}
          label={t('account.current')}
          name="current-password"
          autoComplete="current-password"
        />
        <PasswordField
          {...form.bind('newPassword')}
          label={t('account.new')}
          hint={t('signUp.passwordHint', { count })}
          name="new-password"
          autoComplete="new-password"
        />
        <PasswordField
          {...form.bind('newConfirm')}
          label={t('account.newConfirm')}
          name="confirm-password"
          autoComplete="new-password"
        />
        <Button type="submit" look="soft" full busy={form.busy}>
          {t('account.change')}
        </Button>
      </form>
      {form.alertBox}
    </section>
  );
}
