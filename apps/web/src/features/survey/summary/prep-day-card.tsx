import { RECIPE_STYLES, type SurveyDraft, WEEKDAYS } from '@kkini/domain';
import { useId } from 'react';
import { weekdayName } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './choice-card.module.css';
import card from './summary-card.module.css';

type PrepDayCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'prepDay'>) => void;
};

/** The day of the week for cooking ahead, which whoever cooks at home may choose. */
export function PrepDayCard({ draft, onAnswer }: PrepDayCardProps) {
  const { t } = useMessages();
  const id = useId();
  const cooks = RECIPE_STYLES.some((style) => Object.values(draft.mealStyles).includes(style));
  if (!cooks) return null;
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={card.title}>
        <label htmlFor={id}>{t('prepDay.title')}</label>
      </h2>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-lead`}
        value={draft.prepDay ?? ''}
        onChange={({ target }) => onAnswer({ prepDay: WEEKDAYS.find((day) => day === target.value) ?? null })}
      >
        <option value="">{t('prepDay.none')}</option>
        {WEEKDAYS.map((day, index) => (
          <option key={day} value={day}>
            {weekdayName(t, index)}
          </option>
        ))}
      </select>
      <p id={`${id}-lead`} className={styles.lead}>
        {t('prepDay.lead')}
      </p>
    </section>
  );
}
