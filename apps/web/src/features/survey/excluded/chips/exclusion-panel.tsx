import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { FoodLabel } from '../food-label.tsx';
import { excludedText, isSameFood, type NamedFood } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading, Readings } from '../use-readings.ts';
import { CoveredFoods } from './covered-foods.tsx';
import styles from './exclusion-panel.module.css';
import { StrictnessChoice } from './strictness-choice.tsx';

type ExclusionPanelProps = {
  readonly food: string;
  readonly named: NamedFood | null;
  readonly reading: Reading | undefined;
  readonly state: Readings['state'];
  readonly exclusions: Exclusions;
  readonly onClose: () => void;
};

/** What a left-out food covers, how strictly it is meant, and what people often leave out beside it. */
export function ExclusionPanel({ food, named, reading, state, exclusions, onClose }: ExclusionPanelProps) {
  const { t, locale } = useMessages();
  const name = named?.[locale] ?? food;
  const offered = (reading?.offered ?? []).filter(
    (each) => !exclusions.foods.some((chosen) => isSameFood(chosen, excludedText(each))),
  );
  return (
    <fieldset aria-label={name} className={styles.panel}>
      {reading ? (
        <CoveredFoods name={name} reading={reading} />
      ) : (
        <p className={styles.head}>
          <MixedText text={name} />
          <span className={styles.waiting}>
            {t(state === 'failed' ? 'exclusion.readFailed' : 'exclusion.reading')}
          </span>
        </p>
      )}
      <StrictnessChoice
        chosen={exclusions.strictness(food)}
        onChoose={(strictness) => exclusions.mean(food, strictness)}
      />
      {offered.length > 0 && (
        <div>
          <p className={styles.question}>{t('excluded.related')}</p>
          <div className={styles.offered}>
            {offered.map((each) => (
              <Chip key={each.id} size="small" onPress={() => exclusions.add([excludedText(each)])}>
                <span>
                  + <FoodLabel food={each.ko} named={each} />
                </span>
              </Chip>
            ))}
          </div>
        </div>
      )}
      <Button look="plain" size="small" onClick={onClose} className={styles.close}>
        {t('exclusion.close')}
      </Button>
    </fieldset>
  );
}
