import { useId, useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './keep-choice.module.css';
import { isFasting } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-name.ts';
import { MealPicture } from '../meal/meal-picture.tsx';
import { placeKey, type RestMeal } from './rest-meals.ts';
import { TickRow } from '../shopping/tick-row.tsx';

type KeepChoiceProps = {
  readonly meals: readonly RestMeal[];
  /** Those that stay, by `placeKey`. */
  readonly keys: ReadonlySet<string>;
  /** Some were ticked before the visitor did anything. */
  readonly hasPreset: boolean;
  readonly onChange: (keys: Set<string>) => void;
};

/** Which meals stay: the list opens when asked for, so that nobody has to read it. */
export function KeepChoice({ meals, keys, hasPreset, onChange }: KeepChoiceProps) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const dates = [...new Set(meals.map(({ date }) => date))];
  const toggle = (key: string) =>
    onChange(keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]));
  return (
    <section className={styles.keep} aria-label={t('replan.keep')}>
      <p>{t(hasPreset ? 'replan.keepPreset' : 'replan.keepNone')}</p>
      <Button
        full
        look="line"
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'replan.hide' : 'replan.pick')}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {dates.map((date) => (
          <fieldset key={date} className={styles.day}>
            <legend>{dayWords(t, date).long}</legend>
            {meals
              .filter((meal) => meal.date === date)
              .map((meal) => (
                <KeepRow
                  key={meal.mealTime}
                  meal={meal}
                  isKept={keys.has(placeKey(meal))}
                  onToggle={() => toggle(placeKey(meal))}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

type KeepRowProps = { readonly meal: RestMeal; readonly isKept: boolean; readonly onToggle: () => void };

/** One meal with its box. */
function KeepRow({ meal: { meal, mealTime, isChosen }, isKept, onToggle }: KeepRowProps) {
  const { t } = useMessages();
  return (
    <TickRow ticked={isKept} onToggle={onToggle} picture={<MealPicture meal={meal} />}>
      <span className={styles.words}>
        <span className={styles.time} data-meal={mealTime}>
          {t(`mealTime.${mealTime}`)}
          {isChosen && <span className={styles.chosen}>{t('replan.chosen')}</span>}
        </span>
        <span className={styles.title} lang={isFasting(meal) ? undefined : 'ko'}>
          {mealName(t, meal)}
        </span>
      </span>
    </TickRow>
  );
}
