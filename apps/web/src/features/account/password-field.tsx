import { type ComponentPropsWithRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type PasswordFieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
};

export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const { t } = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          iconSize={23}
          label={t(shown ? 'password.hide' : 'password.show', { label })}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
