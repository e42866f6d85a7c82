import { EATING_STYLES, type EatingStyle } from '@kkini/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { toggle } from '../model/toggle.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage } from '../question-page.tsx';
import styles from './eating-screen.module.css';

/** The visitor's eating styles; any number may be chosen. */
export function EatingScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(4);
  const chosen = draft.eatingStyles;
  return (
    <QuestionPage title={t('eating.title')} lead={t('eating.lead')} onNext={() => goOn(PATHS.excluded)}>
      <fieldset className={styles.rows} aria-label={t('check.eating')}>
        {EATING_STYLES.map((style) => (
          <EatingRow
            key={style}
            style={style}
            pressed={chosen.includes(style)}
            onPress={() => answer({ eatingStyles: toggle(chosen, style) })}
          />
        ))}
      </fieldset>
      <StyleFeedback />
    </QuestionPage>
  );
}

/** Background of the dish picture for the style. */
const TINTS: Readonly<Record<EatingStyle, string>> = {
  regular: 'sesame',
  diet: 'leaf',
  vegetarian: 'apricot',
  muscleGain: 'butter',
  glutenFree: 'lilac',
  lowSugar: 'rose',
  lowSodium: 'sky',
  lowCarbohydrate: 'sky',
};

type EatingRowProps = {
  readonly style: EatingStyle;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** A full-width answer with a checkbox. */
function EatingRow({ style, pressed, onPress }: EatingRowProps) {
  const { t } = useMessages();
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={styles.row}>
      <span className={styles.picture} data-tint={TINTS[style]}>
        <Picture src={`/art/eating-styles/${style}.svg`} eager />
      </span>
      <span className={styles.words}>
        <b>{t(`eating.${style}`)}</b>
        <small>{t(`eatingLine.${style}`)}</small>
      </span>
      <span className={styles.box}>{pressed && <Icon name="check" size={18} strokeWidth={3} />}</span>
    </button>
  );
}

/** A preference in the visitor's own words. It stays on this device (specification, section 5). */
function StyleFeedback() {
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
