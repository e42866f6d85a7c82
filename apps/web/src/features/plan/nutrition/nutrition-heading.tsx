import type { LimitWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { daySentence } from '../day/day-sentence.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { verdictOf } from '../standing/day-standing.ts';
import { DayStandingNote } from '../standing/day-standing-note.tsx';
import { limitOwners } from './figures/limit-owners.ts';
import { nutritionSentence } from './nutrition-sentence.ts';
import styles from './nutrition-view.module.css';

type NutritionHeadingProps = {
  /** How the day is called: "오늘", "화요일". */
  readonly name: string;
  readonly day: PlanDay;
  readonly limits: readonly LimitWire[];
  readonly isShared: boolean;
};

/** What the day means: the next small step, and whose limits say so. */
export function NutritionHeading({ name, day, limits, isShared }: NutritionHeadingProps) {
  const { t } = useMessages();
  const { date, meals, standing } = day;
  const isFull = MEAL_TIMES.every((time) => meals[time] !== null);
  const sentence =
    (isFull ? nutritionSentence(t, { name, date, limits, ofDay: verdictOf(day) }) : null) ??
    daySentence(t, { day: name, meals, standing });
  const owners = limitOwners(t, limits);
  const basis = owners === '' ? t('eaten.basisEveryone') : t('eaten.basis', { owners });
  return (
    <div className={styles.heading}>
      <ScreenHeading documentTitle={t('app.documentTitle', { title: t('eaten.title') })}>
        {sentence.first}
      </ScreenHeading>
      {sentence.second !== null && <p>{sentence.second}</p>}
      <DayStandingNote standing={standing} />
      <p>{isShared || limits.length === 0 ? t('eaten.noLimits') : basis}</p>
    </div>
  );
}
