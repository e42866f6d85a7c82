import { MEAL_TIMES } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { ChangeConfirmation } from '../change/change-confirmation.tsx';
import { ChangeFollowUp } from '../change/change-follow-up.tsx';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import { GuestNote } from '../share/guest-note.tsx';
import { LimitsLink } from '../notices/limits-link.tsx';
import { PlanMain } from '../plan-main.tsx';
import { PlanNotices } from '../notices/plan-notices.tsx';
import { planReader } from '../model/plan-reader.ts';
import { RefusalNote } from '../notices/refusal-note.tsx';
import { ReplanCard } from '../replan/replan-card.tsx';
import { SlotDialog } from '../change/slot-dialog.tsx';
import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { WeekAveragesCard } from './week-averages-card.tsx';
import { WeekHeading } from './week-heading.tsx';
import { WeekRow } from './week-row.tsx';
import { WeekShoppingCard } from './week-shopping-card.tsx';
import styles from './week-view.module.css';

type WeekViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly today: string;
};

export function WeekView({ surveyId, plan, days, today }: WeekViewProps) {
  const changing = useChangingSlot();
  const reader = planReader(surveyId, plan);
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      {plan.shared && <GuestNote />}
      <WeekHeading surveyId={surveyId} days={days} today={today} canShare={!plan.shared} />
      <div className={styles.columns}>
        <div className={styles.week}>
          <WeekHead />
          <ol className={styles.days}>
            {days.map((day) => (
              <li key={day.date} className={styles.day}>
                <WeekRow
                  surveyId={surveyId}
                  reader={reader}
                  day={day}
                  isToday={day.date === today}
                  onChange={
                    day.meals.dayMealId === null ? null : (time) => changing.open({ date: day.date, time })
                  }
                />
                {MEAL_TIMES.map((time) => (
                  <ChangeFollowUp key={time} surveyId={surveyId} day={day} time={time} changing={changing} />
                ))}
              </li>
            ))}
          </ol>
          {!plan.shared && (
            <>
              <ReplanCard surveyId={surveyId} days={days} today={today} canUndo={plan.canUndoReplan} />
              <div className={styles.toNutrition}>
                <LimitsLink surveyId={surveyId} />
              </div>
            </>
          )}
          <PlanNotices notices={plan.notices} quality={plan.quality} />
        </div>
        <div className={styles.rail}>
          <WeekAveragesCard surveyId={surveyId} days={days} limits={plan.quality?.limits ?? []} />
          {!plan.shared && <WeekShoppingCard surveyId={surveyId} />}
        </div>
      </div>
      <SlotDialog
        surveyId={surveyId}
        slot={changing.slot}
        meals={days.find(({ date }) => date === changing.slot?.date)?.meals}
        onChanged={changing.onChanged}
        onClose={changing.close}
      />
      <ChangeConfirmation surveyId={surveyId} days={days} changing={changing} />
    </PlanMain>
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
