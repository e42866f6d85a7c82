import { RECIPE_STYLES, type SurveyDraft } from '@kkini/domain';
import { useEffect } from 'react';
import { focusQuestion } from '../model/focus-question.ts';
import { FOODS_AT_HOME_ID, FoodsAtHomeCard } from './foods-at-home-card.tsx';
import { PrepDayCard } from './prep-day-card.tsx';
import { RiceCard } from './rice-card.tsx';
import { WeekdayMinutesCard } from './weekday-minutes-card.tsx';

type HomeCardsProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Partial<SurveyDraft>) => void;
  /** Foods at home that the server refuses because they are left out. */
  readonly refused: readonly string[];
};

/** What only whoever cooks at home is asked; all of it may stay open. */
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

/** The foods at home that the fields of a refused request name. */
export function refusedAtHome({ foodsAtHome }: SurveyDraft, fields: readonly string[]): readonly string[] {
  return foodsAtHome.filter((_, at) => fields.includes(`foods_at_home.${at}`));
}
