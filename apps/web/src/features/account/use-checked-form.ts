import type { Result } from '@kkini/domain';
import { type ChangeEvent, createRef, type FormEvent, useState } from 'react';
import type { MessageKey } from '../../messages/ko.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import type { CallFailure } from '../../platform/server/server-client.ts';
import { failureWords } from './failure-words.ts';
import { type FormAlert, useFormAlert } from './use-form-alert.tsx';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string> = Readonly<Record<Field, string | undefined>>;

type CheckedForm<Field extends string, Value> = {
  /** The message for each empty field, in the order of the checks. */
  readonly missing: Readonly<Record<Field, MessageKey>>;
  /** A field that must repeat another one. */
  readonly repeat?: { readonly field: NoInfer<Field>; readonly of: NoInfer<Field> };
  readonly send: (values: Values<Field>) => Promise<Result<Value, CallFailure>>;
  readonly onDone: (value: Value, form: Means) => void;
  /** Alert that replaces the one of a failure; null for the usual one. */
  readonly alertFor?: (failure: CallFailure, values: Values<NoInfer<Field>>) => FormAlert | null;
  /** Message for a failure without a specific reason. */
  readonly failed: MessageKey;
  /** Message below a field that the server rejects. */
  readonly wrong: (field: Field, failure: CallFailure) => string;
};

type Means = { readonly alert: (alert: FormAlert) => void; readonly clear: () => void };

/** A form that reports empty fields in an alert, one at a time, and below each field until it is edited. */
export function useCheckedForm<Field extends string, Value>(form: CheckedForm<Field, Value>) {
  const { t } = useMessages();
  const [names] = useState(() => namesOf(form.missing));
  const [fields] = useState(() => byName(names, () => createRef<HTMLInputElement>()));
  const [values, setValues] = useState<Values<Field>>(() => byName(names, () => ''));
  const { problems, add, settle } = useProblems(names);
  const [busy, setBusy] = useState(false);
  const [alert, alertBox] = useFormAlert();

  const clear = () => setValues(byName(names, () => ''));
  function edit(name: Field, value: string) {
    alert(null);
    setValues((present) => ({ ...present, [name]: value }));
    // A changed password may now match the repeated one.
    settle(name === form.repeat?.of ? [name, form.repeat.field] : [name]);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const empty = names.find((name) => values[name].trim() === '');
    if (empty) return alertMissing(empty);
    const { repeat } = form;
    if (repeat && values[repeat.field] !== values[repeat.of]) {
      add([repeat.field], () => t('signUp.differ'));
      return fields[repeat.field].current?.focus();
    }
    setBusy(true);
    const sent = await form.send(values);
    setBusy(false);
    if (sent.ok) form.onDone(sent.value, { alert, clear });
    else report(sent.problem);
  }
  /** Reports an empty field. Its message stays after the alert closes. */
  function alertMissing(name: Field) {
    const message = t(form.missing[name]);
    alert({ message, field: fields[name], onAcknowledged: () => add([name], () => message) });
  }
  function report(failure: CallFailure) {
    const named = names.filter((name) => failure.fields?.includes(name));
    add(named, (name) => form.wrong(name, failure));
    const [field] = named.map((name) => ({ field: fields[name] }));
    alert({ ...failureWords(t, failure, form.failed), ...field, ...form.alertFor?.(failure, values) });
  }
  const bind = (name: Field) => ({
    ref: fields[name],
    value: values[name],
    error: problems[name] ?? null,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit(name, target.value),
  });
  return { bind, busy, submit, alertBox };
}

/** The messages below the fields, each until its field is edited. */
function useProblems<Field extends string>(names: readonly Field[]) {
  const [problems, setProblems] = useState<Problems<Field>>(() => byName(names, () => undefined));
  return {
    problems,
    add: (found: readonly Field[], words: (name: Field) => string) =>
      setProblems((present) => ({ ...present, ...byName(found, words) })),
    settle: (edited: readonly Field[]) =>
      setProblems((present) => ({ ...present, ...byName(edited, () => undefined) })),
  };
}

function namesOf<Field extends string>(missing: Readonly<Record<Field, unknown>>): readonly Field[] {
  return Object.keys(missing) as Field[];
}

function byName<Field extends string, Value>(
  names: readonly Field[],
  make: (name: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Field, Value>;
}
