import { EATING_STYLES, type EatingStyle } from '@kkini/domain';
import { PATHS } from '../../edges/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { OptionRow } from '../../ui/option-row.tsx';
import styles from './eating-screen.module.css';
import { FoodPicture } from './food-picture.tsx';
import { QuestionPage } from './question-page.tsx';
import { StyleFeedback } from './style-feedback.tsx';
import { toggle } from './toggle.ts';
import { useSurveyStep } from './use-survey-step.ts';

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
              <span className={styles.picture} data-tint={FOODS[style].tint}>
                <FoodPicture food={FOODS[style].food} />
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

/** A food that stands for the style, on a tint of its own. */
const FOODS: Readonly<Record<EatingStyle, { readonly food: string; readonly tint: string }>> = {
  regular: { food: 'egg', tint: 'sesame' },
  diet: { food: 'cucumber', tint: 'leaf' },
  vegetarian: { food: 'mushroom', tint: 'apricot' },
  muscleGain: { food: 'chicken', tint: 'butter' },
  glutenFree: { food: 'potato', tint: 'lilac' },
  lowSugar: { food: 'kiwi', tint: 'rose' },
  lowSodium: { food: 'spinach', tint: 'sky' },
  lowCarbohydrate: { food: 'mackerel', tint: 'sky' },
};
