import {
  addDays,
  COOKING_MINUTES,
  isRiceRefused,
  type Person,
  PLAN_DAYS,
  personsOf,
  RECIPE_STYLES,
  RICE_DISH,
  RICE_KINDS,
  type SurveyDraft,
  WEEKDAYS,
  wantedRice,
  weekday,
} from '@kkini/domain';
import { type ReactNode, useEffect, useId } from 'react';
import { weekdayName } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectBox } from '../../../ui/fields/select-box.tsx';
import { focusQuestion } from '../model/focus-question.ts';
import { FOODS_AT_HOME_ID, FoodsAtHomeCard } from './foods-at-home-card.tsx';
import styles from './summary-card.module.css';

type HomeCardsProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Partial<SurveyDraft>) => void;
  /** Foods at home that the server refuses because they are excluded. */
  readonly refused: readonly string[];
};

/** Optional questions for people who cook at home. */
export function HomeCards({ draft, onAnswer, refused }: HomeCardsProps) {
  useEffect(() => {
    if (refused.length > 0) focusQuestion(FOODS_AT_HOME_ID);
  }, [refused]);
  const cooks = RECIPE_STYLES.some((style) => Object.values(draft.mealStyles).includes(style));
  if (!cooks) return null;
  return (
    <>
      <FoodsAtHomeCard draft={draft} onAnswer={onAnswer} refused={refused} />
      <RiceCard draft={draft} onAnswer={onAnswer} />
      <WeekdayMinutesCard draft={draft} onAnswer={onAnswer} />
      <PrepDayCard draft={draft} onAnswer={onAnswer} />
    </>
  );
}

/** Foods at home named by the fields of a refused request. */
export function refusedAtHome({ foodsAtHome }: SurveyDraft, fields: readonly string[]): readonly string[] {
  return foodsAtHome.filter((_, at) => fields.includes(`foods_at_home.${at}`));
}

type RiceCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'rice'>) => void;
};

/** Kind of rice, for people who cook at home. Reports at once if a kidney disease rules one out. */
function RiceCard({ draft, onAnswer }: RiceCardProps) {
  const { t } = useMessages();
  const persons = personsOf(draft);
  const isRefused = draft.rice !== null && isRiceRefused(persons, RICE_DISH[draft.rice]);
  const usual = usualFor(draft, persons);
  const lead = draft.rice === null ? (`rice.usual.${usual}` as const) : 'rice.chosen';
  return (
    <ChoiceCard
      title={t('rice.title')}
      lead={t(isRefused ? 'rice.refused' : lead)}
      none={t('rice.none')}
      choices={RICE_KINDS}
      chosen={draft.rice}
      nameOf={(kind) => t(`rice.${kind}`)}
      onChoose={(rice) => onAnswer({ rice })}
    />
  );
}

function usualFor(
  { healthConditions }: SurveyDraft,
  persons: readonly Person[],
): 'ordinary' | 'condition' | 'kidney' | 'stomach' {
  if (wantedRice(persons, null) === 'white')
    return isRiceRefused(persons, RICE_DISH.brown) ? 'kidney' : 'stomach';
  return healthConditions.length > 0 ? 'condition' : 'ordinary';
}

type WeekdayMinutesCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'weekdayMinutes'>) => void;
};

function WeekdayMinutesCard({ draft, onAnswer }: WeekdayMinutesCardProps) {
  const { t } = useMessages();
  return (
    <ChoiceCard
      title={t('weekdayMinutes.title')}
      lead={t('weekdayMinutes.lead')}
      none={t('weekdayMinutes.none')}
      choices={COOKING_MINUTES.map(String)}
      chosen={draft.weekdayMinutes === null ? null : String(draft.weekdayMinutes)}
      nameOf={(minutes) => t('weekdayMinutes.choice', { minutes })}
      onChoose={(chosen) =>
        onAnswer({ weekdayMinutes: COOKING_MINUTES.find((minutes) => String(minutes) === chosen) ?? null })
      }
    />
  );
}

type PrepDayCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'prepDay'>) => void;
};

/** Day of the week for cooking ahead, for people who cook at home. Notes if it is the last day of the plan. */
function PrepDayCard({ draft, onAnswer }: PrepDayCardProps) {
  const { t } = useMessages();
  const day = draft.prepDay === null ? null : WEEKDAYS.indexOf(draft.prepDay);
  const isLast =
    day !== null && draft.startDate !== null && weekday(addDays(draft.startDate, PLAN_DAYS - 1)) === day;
  return (
    <ChoiceCard
      title={t('prepDay.title')}
      lead={isLast ? t('prepDay.last', { day: weekdayName(t, day) }) : t('prepDay.lead')}
      none={t('prepDay.none')}
      choices={WEEKDAYS}
      chosen={draft.prepDay}
      nameOf={(_day, index) => weekdayName(t, index)}
      onChoose={(prepDay) => onAnswer({ prepDay })}
    />
  );
}

type ChoiceCardProps<Choice extends string> = {
  readonly title: string;
  readonly lead: string;
  /** Label of no choice. */
  readonly none: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | null;
  readonly nameOf: (choice: Choice, index: number) => ReactNode;
  readonly onChoose: (choice: Choice | null) => void;
};

/** One answer of the summary, chosen from a list or left open. */
function ChoiceCard<Choice extends string>(props: ChoiceCardProps<Choice>) {
  const { title, lead, none, choices, chosen, nameOf, onChoose } = props;
  const id = useId();
  return (
    <section className={classNames(styles.card, styles.own)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <label htmlFor={id}>{title}</label>
      </h2>
      <SelectBox
        id={id}
        aria-describedby={`${id}-lead`}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? null)}
      >
        <option value="">{none}</option>
        {choices.map((choice, index) => (
          <option key={choice} value={choice}>
            {nameOf(choice, index)}
          </option>
        ))}
      </SelectBox>
      <p id={`${id}-lead`} className={styles.saying}>
        {lead}
      </p>
    </section>
  );
}
