import { STRICTNESS, type Strictness } from '@kkini/domain';
import { useId } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import cover from '../../../../ui/cover-input.module.css';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from './strictness-choice.module.css';

type StrictnessChoiceProps = {
  readonly chosen: Strictness;
  readonly onChoose: (strictness: Strictness) => void;
};

/** How strictly a food is left out (safety-rules section 4, row `allergy`). */
export function StrictnessChoice({ chosen, onChoose }: StrictnessChoiceProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div>
      <p id={`${id}-question`} className={styles.question}>
        {t('exclusion.strictness')}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-note`}
        className={styles.choices}
      >
        {STRICTNESS.map((each) => (
          <label key={each} className={styles.choice} data-severe={each === 'severeAllergy' || undefined}>
            <input
              type="radio"
              className={cover.cover}
              name={id}
              checked={each === chosen}
              onChange={() => onChoose(each)}
            />
            {each === 'severeAllergy' && <Icon name="shieldAlert" size={18} />}
            {t(`strictness.${each}`)}
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={styles.note} aria-live="polite">
        {t(`strictnessNote.${chosen}`)}
      </p>
    </div>
  );
}
