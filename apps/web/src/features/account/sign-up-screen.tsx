import { ACCOUNT_LIMITS } from '@kkini/contract';
import { Link } from 'react-router';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-form.module.css';
import { useSignUpForm } from './use-sign-up-form.ts';

type SignUpScreenProps = {
  /** Where the sign-in that follows leads to. */
  readonly next: string | null;
  /** The account is open and its owner has read so. */
  readonly onOpened: (email: string) => void;
};

/** /signUp */
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
        label={t('signUp.name')}
        placeholder={t('signUp.namePlaceholder')}
        name="name"
        autoComplete="name"
      />
    </>
  );
}
