import { MEAL_TIMES } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import { DayGlyph } from '../../ui/icons/day-glyph.tsx';
import { ChangeMealDialog } from './change-meal-dialog.tsx';
import type { MealPlan, PlanDay } from './get-meal-plan.ts';
import { PlanNotices } from './plan-notices.tsx';
import { useChangingSlot } from './use-changing-slot.ts';
import { WeekAveragesCard } from './week-averages-card.tsx';
import { WeekHeading } from './week-heading.tsx';
import { WeekRow } from './week-row.tsx';
import styles from './week-view.module.css';

type WeekViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly today: string;
};

export function WeekView({ surveyId, plan, days, today }: WeekViewProps) {
  const { slot, open, close, onChanged } = useChangingSlot();
  const changing = days.find(({ date }) => date === slot?.date)?.meals;
  return (
    <main className={styles.main}>
      <WeekHeading days={days} />
      <div className={styles.columns}>
        <div>
          <WeekHead />
          <ol className={styles.days}>
            {days.map((day) => (
              <li key={day.date}>
                <WeekRow
                  surveyId={surveyId}
                  day={day}
                  isToday={day.date === today}
                  onChange={day.meals.dayMealId === null ? null : (time) => open({ date: day.date, time })}
                />
              </li>
            ))}
          </ol>
          <PlanNotices notices={plan.notices} quality={plan.quality} />
        </div>
        <WeekAveragesCard days={days} />
      </div>
      {slot && changing && changing.dayMealId !== null && (
        <ChangeMealDialog
          surveyId={surveyId}
          dayMealId={changing.dayMealId}
          time={slot.time}
          meal={changing[slot.time]}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </main>
  );
}

/** Names of the columns; each cell says its meal time itself. */
function WeekHead() {
  const { t } = useMessages();
  return (
    <div className={styles.head} aria-hidden="true">
      <i />
      {MEAL_TIMES.map((time) => (
        <span key={time} data-meal={time}>
          <DayGlyph meal={time} />
          {t(`mealTime.${time}`)}
        </span>
      ))}
    </div>
  );
}
