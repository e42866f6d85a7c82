import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { usePlatform } from '../../platform/platform-context.tsx';
import { failureWords } from './failure-words.ts';
import { askForSession, claim } from './sign-in-calls.ts';
import { useFormAlert } from './use-form-alert.tsx';

/** Called with the signed-in account and the earlier surveys it now owns (null if unknown). */
export type SignedIn = { readonly name: string; readonly claimed: readonly string[] | null };

type SignInForm = {
  /** Initial e-mail address. */
  readonly email: string;
  /** Ids of the surveys begun on this device before signing in. */
  readonly surveyIds: readonly string[];
  readonly onSignedIn: (signedIn: SignedIn) => void;
};

/** State and submission of the sign-in form. */
export function useSignInForm({ email: known, surveyIds, onSignedIn }: SignInForm) {
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
