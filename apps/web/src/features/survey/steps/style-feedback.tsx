import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import styles from './style-feedback.module.css';

/** A wish in the visitor's own words. It stays on this device (specification, section 5). */
export function StyleFeedback() {
  const { t } = useMessages();
  const showToast = useToast();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      showToast(t('eating.feedbackMissing'));
      return form.current?.querySelector('input')?.focus();
    }
    setText('');
    showToast(t('eating.feedbackThanks'), 'good');
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      <TextField
        label={t('eating.feedback')}
        hint={t('eating.feedbackHint')}
        placeholder={t('eating.feedbackPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        end={
          <Button type="submit" look="soft" size="small">
            {t('eating.send')}
          </Button>
        }
      />
    </form>
  );
}
