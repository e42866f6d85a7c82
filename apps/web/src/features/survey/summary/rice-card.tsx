import {
  isRiceRefused,
  personsOf,
  RECIPE_STYLES,
  RICE_DISH,
  RICE_KINDS,
  type SurveyDraft,
  wantedRice,
} from '@kkini/domain';
import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './choice-card.module.css';
import card from './summary-card.module.css';

type RiceCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'rice'>) => void;
};

/** The rice on the table, which whoever cooks at home may choose; says at once where kidneys refuse one. */
export function RiceCard({ draft, onAnswer }: RiceCardProps) {
  const { t } = useMessages();
  const id = useId();
  const cooks = RECIPE_STYLES.some((style) => Object.values(draft.mealStyles).includes(style));
  if (!cooks) return null;
  const persons = personsOf(draft);
  const isRefused = draft.rice !== null && isRiceRefused(persons, RICE_DISH[draft.rice]);
  const usual = wantedRice(persons, null) === 'white' ? 'kidney' : usualFor(draft);
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={card.title}>
        <label htmlFor={id}>{t('rice.title')}</label>
      </h2>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-lead`}
        value={draft.rice ?? ''}
        onChange={({ target }) =>
          onAnswer({ rice: RICE_KINDS.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value="">{t('rice.none')}</option>
        {RICE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`rice.${kind}`)}
          </option>
        ))}
      </select>
      <p id={`${id}-lead`} className={styles.lead}>
        {isRefused ? t('rice.refused') : t(draft.rice === null ? `rice.usual.${usual}` : 'rice.chosen')}
      </p>
    </section>
  );
}

function usualFor({ healthConditions }: SurveyDraft): 'ordinary' | 'condition' {
  return healthConditions.length > 0 ? 'condition' : 'ordinary';
}
