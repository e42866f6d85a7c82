import { MEAL_TIMES } from '@kkini/domain';
import { weeklyMealsPath } from '../../../platform/address/paths.ts';
import { dayRangeWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { PaperButtons } from '../paper/paper-buttons.tsx';
import { selectedDay } from '../model/selected-day.ts';
import { ShareButton } from '../share/share-button.tsx';
import styles from './week-heading.module.css';

type WeekHeadingProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly today: string;
  /** Only its owner gives a plan away. */
  readonly canShare: boolean;
};

/** The range of days, how many meals are chosen, and a way to share them. */
export function WeekHeading({ surveyId, days, today, canShare }: WeekHeadingProps) {
  const { t } = useMessages();
  const day = selectedDay(days, { asked: null, today });
  const slots = days.flatMap(({ meals }) => MEAL_TIMES.map((time) => meals[time]));
  const count = slots.filter((meal) => meal !== null).length;
  const left = slots.length - count;
  // Where the range needs two lines, its dash ends the first.
  const range = dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '').replace(' –', '\u00a0–');
  const counts = [
    t('week.chosen', { count }),
    ...(left > 0 ? [t(left === 1 ? 'week.leftOne' : 'week.left', { count: left })] : []),
  ];
  return (
    <div className={styles.heading}>
      <div>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('week.title') })}>
          {range}
        </ScreenHeading>
        <p>{counts.join(' · ')}</p>
      </div>
      <div className={styles.ways}>
        {canShare && day && <ShareButton surveyId={surveyId} day={day} pathOf={weeklyMealsPath} compact />}
        <PaperButtons days={days} compact />
      </div>
    </div>
  );
}
