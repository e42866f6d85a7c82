import { EATING_STYLES, type EatingStyle } from '@kkini/domain';
import { PATHS } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { OptionRow } from '../../../ui/fields/option-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './eating-screen.module.css';
import { QuestionPage } from '../question-page.tsx';
import { StyleFeedback } from './style-feedback.tsx';
import { toggle } from '../model/toggle.ts';
import { useSurveyStep } from '../model/use-survey-step.ts';

/** What the visitor likes; several may be chosen, or none. */
export function EatingScreen() {
  const { t } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(4);
  const chosen = draft.eatingStyles;
  return (
    <QuestionPage title={t('eating.title')} lead={t('eating.lead')} onNext={() => goOn(PATHS.excluded)}>
      <fieldset className={styles.rows} aria-label={t('eating.label')}>
        {EATING_STYLES.map((style) => (
          <OptionRow
            key={style}
            title={t(`eating.${style}`)}
            note={t(`eatingLine.${style}`)}
            picture={
              <span className={styles.picture} data-tint={TINTS[style]}>
                <Picture src={`/art/eating-styles/${style}.svg`} eager />
              </span>
            }
            pressed={chosen.includes(style)}
            onPress={() => answer({ eatingStyles: toggle(chosen, style) })}
          />
        ))}
      </fieldset>
      <StyleFeedback />
    </QuestionPage>
  );
}

/** What lies behind the dish that stands for the style. */
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
