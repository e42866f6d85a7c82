import { ACCOUNT_LIMITS, type PersonWire } from '@kkini/contract';
import { useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { usePlatform } from '../../platform/platform-context.tsx';
import type { CallFailure } from '../../platform/server/server-client.ts';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Link } from '../../ui/link.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-form.module.css';
import { openAccount } from './sign-in-calls.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** The message for each empty field, in the order of the checks (specification, section 5). */
const MISSING = {
  email: 'signIn.emailMissing',
  password: 'signIn.passwordMissing',
  confirm: 'signUp.confirmMissing',
  name: 'signUp.nameMissing',
} as const;

type SignUpScreenProps = {
  /** Screen to show after the sign-in that follows. */
  readonly next: string | null;
  /** Called once the account is registered and the visitor has confirmed the message. */
  readonly onOpened: (email: string) => void;
};

export function SignUpScreen({ next, onOpened }: SignUpScreenProps) {
  const { t } = useMessages();
  const form = useSignUpForm(onOpened);
  return (
    <main className={styles.main}>
      <ScreenHeading documentTitle={t('app.documentTitle', { title: t('signUp.title') })}>
        {t('signUp.heading')}
      </ScreenHeading>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <SignUpFields bind={form.bind} />
        <Button type="submit" full busy={form.busy} className={styles.submit}>
          {t('signUp.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <Link to={signInPath(next)} className={styles.link}>
          {t('signUp.toSignIn')}
        </Link>
      </div>
      {form.alertBox}
    </main>
  );
}

function SignUpFields({ bind }: Pick<ReturnType<typeof useSignUpForm>, 'bind'>) {
  const { t } = useMessages();
  return (
    <>
      <TextField
        {...bind('email')}
        label={t('signIn.email')}
        type="email"
        inputMode="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...bind('password')}
        label={t('signIn.password')}
        hint={t('signUp.passwordHint', { count: ACCOUNT_LIMITS.passwordMinLength })}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('confirm')}
        label={t('signUp.confirm')}
        name="confirm-password"
        autoComplete="new-password"
      />
      <TextField
        {...bind('name')}
        label={t('account.name')}
        placeholder={t('signUp.namePlaceholder')}
        name="name"
        autoComplete="name"
      />
    </>
  );
}

type SignUpField = keyof typeof MISSING;

/** State and submission of the sign-up form. */
function useSignUpForm(onOpened: (email: string) => void) {
  const { t } = useMessages();
  const platform = usePlatform();
  /** E-mail address of a sign-up that got no answer. */
  const unanswered = useRef<string | null>(null);
  function wrong(field: SignUpField, { code }: CallFailure): string {
    const { passwordMinLength, nameMaxLength } = ACCOUNT_LIMITS;
    if (code === 'emailTaken') return t('callError.emailTaken');
    if (field === 'email') return t('signUp.emailWrong');
    if (field === 'name') return t('signUp.nameWrong', { count: nameMaxLength });
    return t('signUp.passwordWrong', { count: passwordMinLength });
  }
  return useCheckedForm<SignUpField, PersonWire>({
    missing: MISSING,
    repeat: { field: 'confirm', of: 'password' },
    failed: 'signUp.failed',
    wrong,
    send: async ({ email, password, name }) => {
      const opened = await openAccount(platform, { email: email.trim(), password, name: name.trim() });
      if (!opened.ok && opened.problem.mayBeDone) unanswered.current = email;
      return opened;
    },
    alertFor: ({ code }, { email }) =>
      code === 'emailTaken' && unanswered.current === email
        ? { message: t('signUp.mayBeDone'), onAcknowledged: () => onOpened(email.trim()) }
        : null,
    onDone: ({ email }, { alert }) =>
      alert({ message: t('signUp.done'), onAcknowledged: () => onOpened(email) }),
  });
}
