import type { UnderstoodWire } from '@kkini/contract';
import { STRICTNESS, type Strictness } from '@kkini/domain';
import { useId } from 'react';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import cover from '../../../../ui/cover-input.module.css';
import chip from '../../../../ui/fields/chip.module.css';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { FoodLabel } from '../food-label.tsx';
import { excludedText, isSameFood, type NamedFood, quoted } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Reading, Readings } from '../use-readings.ts';
import { isOwnName, unreadWords } from './chip-state.ts';
import styles from './exclusion-panel.module.css';

type ExclusionPanelProps = {
  readonly food: string;
  readonly named: NamedFood | null;
  readonly reading: Reading | undefined;
  readonly state: Readings['state'];
  readonly exclusions: Exclusions;
  readonly onClose: () => void;
};

/** What an excluded food covers, its strictness, and foods that people often exclude with it. */
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
          <div className={chip.row}>
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
        {t('app.close')}
      </Button>
    </fieldset>
  );
}

type StrictnessChoiceProps = {
  readonly chosen: Strictness;
  readonly onChoose: (strictness: Strictness) => void;
};

/** The strictness of an excluded food (safety-rules section 4, row `allergy`). */
function StrictnessChoice({ chosen, onChoose }: StrictnessChoiceProps) {
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

type CoveredFoodsProps = { readonly name: string; readonly reading: Reading };

/** What a text excludes: the number of foods, the names it was read as, and some of the foods. */
function CoveredFoods({ name, reading }: CoveredFoodsProps) {
  const { t, locale } = useMessages();
  const { understood, suggestions, unread } = reading;
  const near = [...new Set(suggestions.map((each) => each[locale]))].join(', ');
  const names = understood.map((each) => each[locale]).join(', ');
  return (
    <div className={styles.covered}>
      <p className={styles.coveredFoodsHead}>
        <MixedText text={headline(t, name, reading)} />
      </p>
      {understood.length > 0 && !isOwnName(reading, name) && (
        <p>
          <MixedText text={t('exclusion.understood', { text: quoted([name]), names })} />
        </p>
      )}
      {near !== '' && (
        <p>
          <MixedText text={t('exclusion.nearToo', { names: near })} />
        </p>
      )}
      {unread.length > 0 && (
        <p>
          <MixedText text={unreadWords({ t, locale }, reading)} />
        </p>
      )}
      {understood.length > 1 && (
        <ul className={styles.parts}>
          {understood.map((each) => (
            <li key={each.id}>
              <b>
                <FoodLabel food={each.ko} named={each} />
              </b>{' '}
              <span className={styles.amount}>
                {t('exclusion.coverPart', { foods: each.foodCount, dishes: each.dishCount })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {understood.length === 1 && <Examples foods={understood[0]?.examples ?? []} locale={locale} />}
    </div>
  );
}

type Translate = ReturnType<typeof useMessages>['t'];

/** Headline with the number of foods. Foods of several names overlap, so it states that of the largest as a lower bound. */
function headline(t: Translate, name: string, reading: Reading): string {
  const { understood, unread, suggestions, dishCount } = reading;
  const foods = Math.max(0, ...understood.map(({ foodCount }) => foodCount));
  const amounts = { name, foods, dishes: dishCount };
  if (understood.length === 1 && unread.length === 0) return t('exclusion.coverFood', amounts);
  if (foods > 0) return t('exclusion.coverFoods', amounts);
  const isNothing = understood.length + unread.length + suggestions.length === 0;
  return t(isNothing ? 'exclusion.coverNothing' : 'exclusion.coverDishes', amounts);
}

type ExamplesProps = { readonly foods: UnderstoodWire['examples']; readonly locale: Locale };

function Examples({ foods, locale }: ExamplesProps) {
  const { t } = useMessages();
  if (foods.length === 0) return null;
  return (
    <p className={styles.examples}>
      <MixedText text={t('exclusion.examples', { names: foods.map((each) => each[locale]).join(', ') })} />
    </p>
  );
}
