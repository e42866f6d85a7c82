import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BrandMark } from '../../ui/icons/brand-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { failureWords } from './failure-words.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-form.module.css';
import { askForSession, claim } from './sign-in-calls.ts';
import { useFormAlert } from './use-form-alert.tsx';

type SignInScreenProps = {
  readonly email: string;
  readonly surveyIds: readonly string[];
  /** Screen to show after the sign-in; the link to the sign-up passes it on. */
  readonly next: string | null;
  /** True if an earlier sign-in has expired. */
  readonly expired: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
};

export function SignInScreen({ next, expired, ...form }: SignInScreenProps) {
  const { t } = useMessages();
  const { email, password, busy, submit, alert, alertBox } = useSignInForm(form);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <main className={styles.main}>
      <div className={styles.mark}>
        <BrandMark size={56} tone="green" />
      </div>
      <ScreenHeading documentTitle={t('app.documentTitle', { title: t('account.signIn') })}>
        {t('signIn.heading')}
      </ScreenHeading>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      {expired && (
        <div className={styles.note}>
          <Note icon="alert" tone="warm">
            {t('account.expired')}
          </Note>
        </div>
      )}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          ref={email.field}
          label={t('signIn.email')}
          type="email"
          inputMode="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          value={email.value}
          onChange={(event) => email.set(event.target.value)}
        />
        <PasswordField
          ref={password.field}
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          value={password.value}
          onChange={(event) => password.set(event.target.value)}
        />
        <Button type="submit" full busy={busy} className={styles.submit}>
          {t('account.signIn')}
        </Button>
      </form>
      <p className={styles.or}>{t('signIn.or')}</p>
      <Button full look="kakao" onClick={() => alert({ message: t('signIn.kakaoSoon') })}>
        <Icon name="messageCircle" size={23} />
        {t('signIn.kakao')}
      </Button>
      <SignInLinks next={next} />
      {alertBox}
    </main>
  );
}

function SignInLinks({ next }: { readonly next: string | null }) {
  const { t } = useMessages();
  return (
    <div className={styles.links}>
      <Link to={signInPath(next, PATHS.signUp)} className={styles.link}>
        {t('signUp.title')}
      </Link>
      <Link to={PATHS.intro} className={classNames(styles.link, styles.quiet)}>
        {t('signIn.forgot')}
      </Link>
    </div>
  );
}

/** The signed-in account, and the earlier surveys it now owns (null if unknown). */
export type SignedIn = { readonly name: string; readonly claimed: readonly string[] | null };

type SignInForm = {
  /** Initial e-mail address. */
  readonly email: string;
  /** Ids of the surveys begun on this device before signing in. */
  readonly surveyIds: readonly string[];
  readonly onSignedIn: (signedIn: SignedIn) => void;
};

function useSignInForm({ email: known, surveyIds, onSignedIn }: SignInForm) {
  const { t } = useMessages();
  const platform = usePlatform();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [alert, alertBox] = useFormAlert();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function submit() {
    if (busy) return;
    if (email.trim() === '') return alert({ message: t('signIn.emailMissing'), field: emailField });
    if (password === '') return alert({ message: t('signIn.passwordMissing'), field: passwordField });
    setBusy(true);
    await signIn();
    setBusy(false);
  }
  async function signIn() {
    const session = await askForSession(platform, { email: email.trim(), password });
    if (!session.ok) {
      return alert({ ...failureWords(t, session.problem, 'signIn.failed'), field: passwordField });
    }
    if (!platform.signIn.begin(session.value)) return alert({ message: t('signIn.notKept') });
    onSignedIn({ name: session.value.name, claimed: await claim(platform, surveyIds) });
  }
  return {
    email: { value: email, set: setEmail, field: emailField },
    password: { value: password, set: setPassword, field: passwordField },
    busy,
    submit,
    alert,
    alertBox,
  };
}
