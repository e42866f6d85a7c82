import { ACCOUNT_LIMITS } from '@kkini/contract';
import { useRef, useState } from 'react';
import { useEdges } from '../../edges/edges-context.tsx';
import type { CallFailure } from '../../edges/server-client.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { failureWords } from './failure-words.ts';
import { openAccount } from './sign-in-calls.ts';
import { useFormAlert } from './use-form-alert.tsx';

/** What is asked at sign-up, in the order it is checked (specification, section 5). */
const FIELDS = ['email', 'password', 'confirm', 'name'] as const;
export type SignUpField = (typeof FIELDS)[number];

const MISSING = {
  email: 'signIn.emailMissing',
  password: 'signIn.passwordMissing',
  confirm: 'signUp.confirmMissing',
  name: 'signUp.nameMissing',
} as const;
/** Said under the field the server names as wrong. */
const WRONG = {
  email: 'signUp.emailWrong',
  password: 'signUp.passwordWrong',
  name: 'signUp.nameWrong',
} as const;

const EMPTY: Readonly<Record<SignUpField, string>> = { email: '', password: '', confirm: '', name: '' };
type Problems = Partial<Record<SignUpField, string>>;

/** What is typed to open an account, and what becomes of it. */
export function useSignUpForm(onOpened: (email: string) => void) {
  const { t } = useMessages();
  const edges = useEdges();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [alert, alertBox] = useFormAlert();
  const fields = useFields();

  function edit(field: SignUpField, value: string) {
    setValues({ ...values, [field]: value });
    // Another password may well be the one confirmed.
    const settled = field === 'password' ? ['password', 'confirm'] : [field];
    setProblems(Object.fromEntries(Object.entries(problems).filter(([key]) => !settled.includes(key))));
  }
  async function submit() {
    if (busy) return;
    const missing = FIELDS.find((field) => isBlank(field, values[field]));
    if (missing) return alert({ message: t(MISSING[missing]), field: fields[missing] });
    if (values.password !== values.confirm) {
      setProblems({ ...problems, confirm: t('signUp.differ') });
      return fields.confirm.current?.focus();
    }
    setBusy(true);
    const email = values.email.trim();
    const { password, name } = values;
    const opened = await openAccount(edges, { email, password, name: name.trim() });
    setBusy(false);
    if (opened.ok)
      return alert({ message: t('signUp.done'), onAcknowledged: () => onOpened(opened.value.email) });
    tell(opened.problem);
  }
  function tell(failure: CallFailure) {
    const named = FIELDS.filter((field) => failure.fields?.includes(field));
    const words = named.map((field) => [field, fieldWords(field, failure)] as const);
    setProblems({ ...problems, ...Object.fromEntries(words) });
    const [first] = named;
    alert({ ...failureWords(t, failure, 'signUp.failed'), ...(first && { field: fields[first] }) });
  }
  function fieldWords(field: SignUpField, { code }: CallFailure): string {
    if (code === 'emailTaken') return t('signUp.emailTaken');
    const { passwordMinLength, nameMaxLength } = ACCOUNT_LIMITS;
    const count = field === 'password' ? passwordMinLength : nameMaxLength;
    return field === 'confirm' ? t('signUp.differ') : t(WRONG[field], { count });
  }
  return { values, problems, fields, edit, busy, submit, alertBox };
}

function useFields() {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  return { email, password, confirm, name };
}

/** Blanks are part of a password, but are no name. */
function isBlank(field: SignUpField, value: string): boolean {
  return (field === 'email' || field === 'name' ? value.trim() : value) === '';
}
