import { ACCOUNT_LIMITS, type PersonWire } from '@kkini/contract';
import { usePlatform } from '../../platform/platform-context.tsx';
import type { CallFailure } from '../../platform/server/server-client.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { openAccount } from './sign-in-calls.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** What is said of an empty field, in the order they are checked (specification, section 5). */
const MISSING = {
  email: 'signIn.emailMissing',
  password: 'signIn.passwordMissing',
  confirm: 'signUp.confirmMissing',
  name: 'signUp.nameMissing',
} as const;
type SignUpField = keyof typeof MISSING;

/** What is typed to open an account, and what becomes of it. */
export function useSignUpForm(onOpened: (email: string) => void) {
  const { t } = useMessages();
  const platform = usePlatform();
  function wrong(field: SignUpField, { code }: CallFailure): string {
    const { passwordMinLength, nameMaxLength } = ACCOUNT_LIMITS;
    if (code === 'emailTaken') return t('signUp.emailTaken');
    if (field === 'email') return t('signUp.emailWrong');
    if (field === 'name') return t('signUp.nameWrong', { count: nameMaxLength });
    return t('signUp.passwordWrong', { count: passwordMinLength });
  }
  return useCheckedForm<SignUpField, PersonWire>({
    missing: MISSING,
    repeat: { field: 'confirm', of: 'password' },
    failed: 'signUp.failed',
    wrong,
    send: ({ email, password, name }) =>
      openAccount(platform, { email: email.trim(), password, name: name.trim() }),
    onDone: ({ email }, { alert }) =>
      alert({ message: t('signUp.done'), onAcknowledged: () => onOpened(email) }),
  });
}
