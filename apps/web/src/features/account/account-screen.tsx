import { ACCOUNT_LIMITS, changePassword, deleteAccount, exportAccount } from '@kkini/contract';
import { ok, type Result } from '@kkini/domain';
import { useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import type { Platform } from '../../platform/platform.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import type { CallFailure } from '../../platform/server/server-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import styles from './account-screen.module.css';
import { failureWords } from './failure-words.ts';
import { PasswordField } from './password-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const MISSING = {
  currentPassword: 'account.currentMissing',
  newPassword: 'account.newMissing',
  newConfirm: 'account.newConfirmMissing',
} as const;

type AccountScreenProps = { readonly onDeleted: () => void };

/** /account: the signed-in account, a form to change the password, an export of all data, and account deletion. */
export function AccountScreen({ onDeleted }: AccountScreenProps) {
  const { t } = useMessages();
  const { signIn } = usePlatform();
  const person = signIn.person();
  return (
    <main className={styles.main}>
      <ScreenHeading documentTitle={t('app.documentTitle', { title: t('account.account') })}>
        {t('account.account')}
      </ScreenHeading>
      <div className={styles.card}>
        <dl className={styles.person}>
          <dt>{t('account.name')}</dt>
          <dd>{person?.name}</dd>
          <dt>{t('signIn.email')}</dt>
          <dd>{person?.email}</dd>
        </dl>
      </div>
      <Link to={PATHS.myPlans} className={styles.plans}>
        {t('account.myPlans')}
        <Icon name="chevronRight" size={22} />
      </Link>
      <ChangePassword email={person?.email ?? ''} />
      <ExportAccount />
      <DeleteAccount onDeleted={onDeleted} />
    </main>
  );
}

function ExportAccount() {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const file = await exportFile(platform);
    if (!file.ok) showToast(failureWords(t, file.problem, 'account.exportFailed').message);
    else if ((await platform.giveFile(file.value)) === 'saved') showToast(t('paper.saved'), 'good');
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

/** Changes the password; `email` tells the browser's password manager which account it is for. */
function ChangePassword({ email }: { readonly email: string }) {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const count = ACCOUNT_LIMITS.passwordMinLength;
  const form = useCheckedForm<keyof typeof MISSING, unknown>({
    missing: MISSING,
    repeat: { field: 'newConfirm', of: 'newPassword' },
    failed: 'account.changeFailed',
    wrong: (field) =>
      field === 'currentPassword' ? t('callError.wrongPassword') : t('signUp.passwordWrong', { count }),
    send: ({ currentPassword, newPassword }) => setPassword(platform, { currentPassword, newPassword }),
    onDone: (_, { clear }) => {
      clear();
      showToast(t('account.changed'), 'good');
    },
  });
  return (
    <section className={styles.section} aria-labelledby="change-password">
      <h2 id="change-password">{t('account.change')}</h2>
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

type DeleteAccountProps = { readonly onDeleted: () => void };

/** Deletes the account: lists what is lost and asks for the password. */
function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">{t('account.deleteTitle')}</h2>
      <p className={styles.lead}>{t('account.deleteLead')}</p>
      <Button look="line" full className={styles.delete} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('account.delete')}
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
    wrong: () => t('callError.wrongPassword'),
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

type Server = Pick<Platform, 'server'>;

/** Changes the password and signs the account out on all other devices. */
function setPassword({ server }: Server, passwords: (typeof changePassword)['example']['request']) {
  return server.call(changePassword, passwords);
}

/** Deletes the account with all its data, and its data on this device. */
async function removeAccount({ server, kept }: Pick<Platform, 'server' | 'kept'>, password: string) {
  const removed = await server.call(deleteAccount, { password });
  if (removed.ok) await kept.clear();
  return removed;
}

/** All data of the account, as a file named after the day. */
async function exportFile({
  server,
  clock,
}: Pick<Platform, 'server' | 'clock'>): Promise<Result<File, CallFailure>> {
  const all = await server.call(exportAccount, undefined);
  if (!all.ok) return all;
  const type = 'application/json';
  return ok(new File([JSON.stringify(all.value, null, 2)], `kkini-${clock.today()}.json`, { type }));
}
