import { MEAL_TIMES } from '@kkini/domain';
import { useId } from 'react';
import { dayWords } from '../../messages/day-words.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Later } from '../../ui/later.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { ChangeFollowUp } from './change-follow-up.tsx';
import { DayActions } from './day-actions.tsx';
import { DayHeading } from './day-heading.tsx';
import { daySentence } from './day-sentence.ts';
import { DayTabs, dayTabId } from './day-tabs.tsx';
import styles from './day-view.module.css';
import type { MealPlan, PlanDay } from './get-meal-plan.ts';
import { GuestNote } from './guest-note.tsx';
import { LimitsLink } from './limits-link.tsx';
import { MealReasons } from './meal-reasons.tsx';
import { MealSlot } from './meal-slot.tsx';
import { MissedLimits } from './missed-limits.tsx';
import { PlanMain } from './plan-main.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { planReader } from './plan-reader.ts';
import { SlotDialog } from './slot-dialog.tsx';
import { useChangingSlot } from './use-changing-slot.tsx';
import { useSwipe } from './use-swipe.ts';

type DayViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: string;
  readonly onSelect: (date: string) => void;
};

export function DayView({ surveyId, plan, days, day, today, onSelect }: DayViewProps) {
  const { t } = useMessages();
  const panelId = useId();
  const changing = useChangingSlot();
  const reader = planReader(surveyId, plan);
  const dates = days.map(({ date }) => date);
  const step = (by: number) => {
    const next = dates[dates.indexOf(day.date) + by];
    if (next !== undefined) onSelect(next);
  };
  const swipe = useSwipe({ onForward: () => step(1), onBack: () => step(-1) });
  const { date, meals } = day;
  const name = date === today ? t('day.today') : dayWords(t, date).weekdayLong;
  return (
    <PlanMain>
      {plan.shared && <GuestNote />}
      <DayTabs dates={dates} today={today} selected={date} onSelect={onSelect} panelId={panelId} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={dayTabId(date)}
        className={styles.panel}
        data-day={date}
        {...swipe}
      >
        <div className={styles.heading}>
          <ScreenHeading documentTitle={t('app.documentTitle', { title: t('day.title') })}>
            <DayHeading sentence={daySentence(t, { day: name, meals, isGuest: plan.shared })} />
          </ScreenHeading>
          {plan.quality && <MissedLimits date={date} warnings={plan.quality.warnings} />}
        </div>
        <div className={styles.meals}>
          {MEAL_TIMES.map((time) => (
            <Later key={time} isNow={time !== 'dinner'}>
              <div className={styles.meal}>
                <MealSlot
                  reader={reader}
                  time={time}
                  meal={meals[time]}
                  emptyReason={meals.emptyReasons[time]}
                  onChange={meals.dayMealId === null ? null : () => changing.open({ date, time })}
                />
                <MealReasons time={time} reasons={plan.reasons?.[date]?.[time] ?? []} />
                <ChangeFollowUp surveyId={surveyId} day={day} time={time} changing={changing} />
              </div>
            </Later>
          ))}
        </div>
      </div>
      <Later>
        <DayActions surveyId={surveyId} day={day} canShare={!plan.shared} />
        {plan.quality && <LimitsLink surveyId={surveyId} date={date} />}
        <PlanNotices notices={plan.notices} quality={plan.quality} />
      </Later>
      <SlotDialog
        surveyId={surveyId}
        slot={changing.slot}
        meals={meals}
        onChanged={changing.onChanged}
        onClose={changing.close}
      />
    </PlanMain>
  );
}
